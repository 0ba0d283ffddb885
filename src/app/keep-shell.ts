import type { Runtime } from '../client/index.ts';
import { homePath } from '../contracts/home-path.ts';
import { registerWorker } from './worker-updates.ts';

/** What a page sends its worker: the addresses that a boot without network needs. */
export interface KeepMessage {
  readonly type: 'keep';
  readonly urls: readonly string[];
}

/** At idle: registers the worker, hands it what this page was made of, and takes updates; again after each adopted release. */
export function keepShellFresh(runtime: Runtime): void {
  if (!('serviceWorker' in navigator)) return;
  const sendPageFiles = async () => {
    const { active } = await navigator.serviceWorker.ready;
    const message: KeepMessage = { type: 'keep', urls: pageFiles(runtime) };
    active?.postMessage(message);
  };
  const begin = () => {
    registerWorker(runtime)
      .then(sendPageFiles)
      .catch(() => undefined);
  };
  whenIdle(begin);
  // A worker of a newer build knows other files than the one before it.
  if (navigator.serviceWorker.controller)
    navigator.serviceWorker.addEventListener('controllerchange', () =>
      whenIdle(() => void sendPageFiles().catch(() => undefined)),
    );
  runtime.release.subscribe(() => whenIdle(() => void sendPageFiles().catch(() => undefined)));
  runtime.translation.store.subscribe(() => whenIdle(() => void sendPageFiles().catch(() => undefined)));
}

// The shell itself, every immutable file that this page has fetched, and what any form of the site needs.
function pageFiles({ release, translation, parts }: Runtime): readonly string[] {
  const { manifest } = release.getState();
  const fetched = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /^\/(assets|livery\/parts)\//.test(pathname))
    .map(({ pathname }) => pathname);
  const strings = manifest.parts.strings[translation.store.getState().language];
  const { forms, validators } = manifest.parts;
  const wanted = [parts.urlOf(forms, 'json'), parts.urlOf(validators, 'js')];
  return [
    ...new Set([homePath, ...fetched, ...wanted, ...(strings === undefined ? [] : [parts.urlOf(strings, 'json')])]),
  ];
}

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: 10_000 });
  else setTimeout(task, 2000);
}
