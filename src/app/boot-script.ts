/**
 * Runs in the head before the first paint (at most 1 KB, allowed by its hash): scheme, whether a session is kept, which
 * age was confirmed, and the stored language. When the server rendered another language than the stored one, the cookie
 * that tells it is set and the page is asked for once more. Keys as in `client/storage-names.ts`.
 */
export function bootScript(cookieName: string): string {
  return `(function(d){var r=d.documentElement,m=r.dataset.merchant,s=location.protocol==='https:',l,w;try{
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
