import type { SitePart } from '../contracts/site.ts';
import { isPathIn } from './path-pattern.ts';

/** Which bars a page has. */
export interface Chrome {
  readonly top: 'main' | 'title' | 'none';
  readonly bottom: boolean;
}

const defaults = {
  hideTop:
    '/m/message,/m/app,/m/lottery*,/m/agent/home,/m/activityDetail,/m/notice,/m/login,/m/register,/m/register.html,/m/forget,/m/changePsw,/m/favorite,/m/fav-games,/m/play',
  hideBottom:
    '/m/lottery*,/m/app,/m/agent/home,/m/changePsw,/m/notice,/m/login,/m/register,/m/register.html,/m/forget,/m/play',
  main: '/,/m,/m/home,/m/index,/m/index.html,/m/login,/m/register,/m/changePsw,/m/forget',
};

/** The bars of a path; hide lists win over the main-header list (rows A-045…A-049, G-192, G-193; decision 15). */
export function chromeOf(path: string, { settings }: Pick<SitePart, 'settings'>): Chrome {
  const listed = (name: string, fallback: string) => {
    const setting = settings[name];
    return isPathIn(path, typeof setting === 'string' ? setting : fallback);
  };
  const main = listed('chrome.mainHeader', defaults.main);
  return {
    top: listed('chrome.hideTopBar', defaults.hideTop) ? 'none' : main ? 'main' : 'title',
    bottom: !listed('chrome.hideBottomNav', defaults.hideBottom),
  };
}
