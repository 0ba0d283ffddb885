import type { AppMode } from '../../../contracts/conditions.ts';
import type { RegisterMethod } from '../../../engine/index.ts';

/** How the site runs, as registration reports it (row A-111): wrapper before iOS clip before installed app before tab. */
export function registerMethodOf(appMode: AppMode, browser: object): RegisterMethod {
  if (appMode === 'wrapper') return 'APP';
  if ('standalone' in browser && browser.standalone === true) return 'WEBCLIP';
  return appMode === 'installed' ? 'PWA' : 'H5';
}
