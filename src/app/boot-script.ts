import { hydratedEvent, lateId } from '../contracts/browser-names.ts';

const patienceMs = 2_000;

/**
 * Runs in the head before the first paint (at most 1 KB, allowed by its hash): scheme, whether a session is kept, which
 * age was confirmed, and the stored language. When the server rendered another language than the stored one, the cookie
 * that tells it is set and the page is asked for once more. Keys as in `client/storage-names.ts`. The last press of a button
 * before the page answers is kept, and made once it does: so is a form that is sent early, which the browser would send by
 * itself, with what was written in the address. Late faces and scripts begin once everything that is in sight has
 * come and is painted, or `patienceMs` after this script: a picture may stall. They come before the theme's stylesheet, so
 * that one that takes its place later has the last word.
 */
export function bootScript(cookieName: string): string {
  return `(function(d){var r=d.documentElement,m=r.dataset.merchant,s=location.protocol==='https:',l,w,p;
function k(e,b){if(b=e.target.closest('button')){p=b;e.preventDefault();e.stopPropagation()}}
d.addEventListener('click',k,true);
addEventListener('${hydratedEvent}',()=>{d.removeEventListener('click',k,true);p&&p.click()},{once:1});
function g(e){e=d.getElementById('${lateId}');e&&d.head.prepend(e.content)}
addEventListener('load',()=>requestAnimationFrame(()=>requestAnimationFrame(g)));setTimeout(g,${patienceMs});
try{
r.dataset.scheme=localStorage[m+'.scheme']||r.dataset.scheme;
r.dataset.session=sessionStorage.MC_SESSION_INFO?'member':'guest';
r.dataset.age=localStorage[m+'.ageConfirmed']||0;
l=localStorage[m+'.language'];
if(l&&l!==r.lang&&r.dataset.languages.split(' ').indexOf(l)>=0){
w=(s?'__Host-':'')+'${cookieName}='+encodeURIComponent(l);
if(d.cookie.split('; ').indexOf(w)<0){d.cookie=w+';path=/;max-age=31536000;SameSite=Lax'+(s?';Secure':'');
if(d.cookie.split('; ').indexOf(w)>=0)location.reload()}}
}catch(e){}})(document)`.replaceAll('\n', '');
}
