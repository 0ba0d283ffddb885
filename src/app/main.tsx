import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createRuntime, restoreRuntime, startRuntime } from '../client/create-runtime.ts';
import { browserHost } from '../client/browser/host.ts';
import type { BootDocument } from '../contracts/release.ts';
import { App } from './app.tsx';
import { createModuleCache } from './module-cache.tsx';
import { preload } from './preload.ts';
import { screens } from './screens.ts';

/**
 * Boots the page in the specification's order (rows A-001…A-008): the merchant and the status are in the document, the
 * app mode and the language are settled, then the app is rendered over what the server drew.
 */
async function boot(): Promise<void> {
  await ownTask();
  const root = document.getElementById('root');
  const embedded = document.getElementById('livery-boot');
  if (!root || !embedded?.textContent) throw new Error('No boot document.');
  const bootDocument: BootDocument = JSON.parse(embedded.textContent);
  const host = browserHost();
  const runtime = createRuntime({ boot: bootDocument, host, screens });
  const modules = createModuleCache();
  const { forms } = bootDocument.site;
  // A part that cannot be loaded is shown as missing by its own outlet; the page boots without it.
  const loading = (root.dataset['modules'] ?? '')
    .split(' ')
    .map((id) => (forms[id] ? runtime.forms.load(id) : preload(id, screens, modules).catch(() => id)));
  // A cached shell may have been drawn for another address, and a form that cannot be had is asked for again in its place.
  const isDrawn = await Promise.all(loading).then(
    () => root.dataset['path'] === location.pathname,
    () => false,
  );
  restoreRuntime(runtime, host);
  const tree = (
    <BrowserRouter>
      <App runtime={runtime} modules={modules} isDrawn={isDrawn} />
    </BrowserRouter>
  );
  // A transition hydrates in slices, so that the page scrolls meanwhile.
  if (isDrawn) startTransition(() => void hydrateRoot(root, tree));
  else createRoot(root).render(tree);
  await settleLanguage(runtime);
  startRuntime(runtime);
  // A visit that lost its network keeps nothing for the next one.
  await import('./after-start.ts').then(
    ({ afterStart }) => afterStart(runtime),
    () => undefined,
  );
}

// The scripts of a page without a form wait for nothing, and what was evaluated until here was long enough for one task.
function ownTask(): Promise<unknown> {
  return new Promise((resolve) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve);
    else setTimeout(resolve);
  });
}

// The boot script has settled the language unless cookies are refused or the shell comes from the cache.
async function settleLanguage({ storage, translation }: ReturnType<typeof createRuntime>): Promise<void> {
  const stored = storage.local.read('language');
  if (stored !== undefined && stored !== translation.store.getState().language) await translation.choose(stored);
}

void boot();
