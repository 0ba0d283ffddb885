import type { Runtime } from '../client/index.ts';
import { sideMenuPart, titleBarPart, toastPart } from './parts.ts';
import { registerWorker } from './worker-updates.ts';

/** What a page tells its worker: the addresses that a boot without network needs. */
export interface KeepMessage {
  readonly type: 'keep';
  readonly urls: readonly string[];
}

/** At idle: registers the worker, hands it what this page was made of, and offers updates; again after each adopted release. */
export function keepShellFresh(runtime: Runtime): void {
  if (!('serviceWorker' in navigator)) return;
  const tell = async () => {
    const { active } = await navigator.serviceWorker.ready;
    const message: KeepMessage = { type: 'keep', urls: pageFiles(runtime) };
    active?.postMessage(message);
  };
  const isReturning = navigator.serviceWorker.controller !== null;
  const begin = () => {
    registerWorker(runtime)
      .then(() => (isReturning ? fetchScreens(runtime) : undefined))
      .then(tell)
      .catch(() => undefined);
  };
  whenIdle(begin);
  runtime.release.subscribe(() => whenIdle(() => void tell().catch(() => undefined)));
  runtime.translation.store.subscribe(() => whenIdle(() => void tell().catch(() => undefined)));
}

/** Screens too heavy to fetch on the off chance. */
const heavy: readonly string[] = ['registration.screen'];

// A returning player gets the other screens of the site too, so that any address boots without network.
async function fetchScreens({ screens, composition }: Runtime): Promise<void> {
  const { routes } = composition.getState().composition;
  const wanted = routes.filter(({ id }) => !heavy.includes(id)).flatMap(({ id }) => screens.routes[id] ?? []);
  await Promise.allSettled([...wanted, titleBarPart, toastPart, sideMenuPart].map((load) => load()));
}

// The shell itself, and every immutable file that this page has fetched.
function pageFiles({ release, translation, parts }: Runtime): readonly string[] {
  const { manifest, theme } = release.getState();
  const fetched = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(assets|livery\/parts)\//.test(pathname))
    .map(({ pathname }) => pathname);
  const strings = manifest.parts.strings[translation.store.getState().language];
  const wanted = [parts.urlOf(theme.stylesheet, 'css'), parts.urlOf(manifest.parts.forms, 'json')];
  return [
    ...new Set(['/m/home', ...fetched, ...wanted, ...(strings === undefined ? [] : [parts.urlOf(strings, 'json')])]),
  ];
}

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 10_000 });
  else setTimeout(task, 2000);
}
