import type { SitePart } from '../contracts/site.ts';
import { isPathIn } from './path-pattern.ts';

/** Which bars a page has. */
export interface Chrome {
  readonly top: 'main' | 'title' | 'none';
  readonly bottom: boolean;
}

/** The bars of a path; hide lists win over the main-header list (rows A-045…A-049, G-192, G-193; decision 15). */
export function chromeOf(path: string, { settings }: Pick<SitePart, 'settings'>): Chrome {
  const listed = (name: 'chrome.mainHeader' | 'chrome.hideTopBar' | 'chrome.hideBottomNav') =>
    isPathIn(path, settings[name]);
  const main = listed('chrome.mainHeader');
  return {
    top: listed('chrome.hideTopBar') ? 'none' : main ? 'main' : 'title',
    bottom: !listed('chrome.hideBottomNav'),
  };
}
