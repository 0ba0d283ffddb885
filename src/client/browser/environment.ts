import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AppMode } from '../../contracts/conditions.ts';
import type { SitePart } from '../../contracts/site.ts';
import type { Host } from './host.ts';
import type { EnvironmentState } from '../runtime-types.ts';

/** App mode, browser family and connection; the first state is the same on server and browser. */
export function createEnvironment(): StoreApi<EnvironmentState> {
  return createStore<EnvironmentState>(() => ({
    appMode: 'browser',
    isIos: false,
    isSafari: false,
    online: true,
    slow: false,
    visible: true,
  }));
}

/** Reads the browser and follows its changes; the answer stops following. */
export function followEnvironment(store: StoreApi<EnvironmentState>, site: SitePart, host: Host): () => void {
  const { window: view } = host;
  if (!view) return () => undefined;
  const { document, navigator } = view;
  const agent = navigator.userAgent;
  store.setState({
    appMode: appModeOf(agent, isStandalone(view), site.settings['app.userAgentPattern']),
    isIos: /iPhone|iPad|iPod/.test(agent),
    isSafari: isSafariAgent(agent),
  });
  const connection = () => store.setState({ online: navigator.onLine });
  const visibility = () => store.setState({ visible: !document.hidden });
  connection();
  visibility();
  view.addEventListener('online', connection);
  view.addEventListener('offline', connection);
  document.addEventListener('visibilitychange', visibility);
  return () => {
    view.removeEventListener('online', connection);
    view.removeEventListener('offline', connection);
    document.removeEventListener('visibilitychange', visibility);
  };
}

/** Safari itself; other browsers of iOS name themselves as well, and browsers inside apps count as others (row A-225). */
export function isSafariAgent(agent: string): boolean {
  const others = /CriOS|FxiOS|EdgiOS|OPT\/|OPiOS|GSA\/|YaBrowser|DuckDuckGo|FBA[NV]|Instagram|Line\/|Chrom|Android/;
  return /Version\/.+Safari\//.test(agent) && !others.test(agent);
}

/** The wrapper is known by its user agent (row A-002), an installed site by its display mode. */
export function appModeOf(agent: string, standalone: boolean, pattern: unknown): AppMode {
  if (typeof pattern === 'string' && pattern !== '' && matches(pattern, agent)) return 'wrapper';
  return standalone ? 'installed' : 'browser';
}

// The compiler refuses an invalid expression; an older release must still start.
function matches(pattern: string, agent: string): boolean {
  try {
    return new RegExp(pattern, 'i').test(agent.slice(0, 512));
  } catch {
    return false;
  }
}

function isStandalone(view: Window): boolean {
  const clip = 'standalone' in view.navigator && view.navigator.standalone === true;
  return clip || view.matchMedia('(display-mode: standalone)').matches;
}
