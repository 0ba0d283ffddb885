import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { createRuntime } from '../client/create-runtime.ts';
import { serverHost } from '../client/host.ts';
import type { Resources, Runtime } from '../client/index.ts';
import type { BootDocument } from '../contracts/release.ts';
import { App } from './app.tsx';
import { type PageAssets, writeDocument } from './document.ts';
import { type ForgivingCache, forgiving } from './drop-broken-parts.ts';
import { createModuleCache } from './module-cache.tsx';
import { preload } from './preload.ts';
import { createEarlyAnswers } from './early-answers.ts';
import { extraRoutes } from './routing/extra-routes.ts';
import { normalPath } from '../engine/index.ts';
import { shellFormIds } from '../ui/index.ts';
import { pageTitle } from './routing/screen-outlet.tsx';
import { screens } from './screens.ts';

export interface RenderRequest {
  readonly path: string;
  readonly language: string;
  readonly assets: PageAssets;
  readonly stylesheetHref: string;
  /** Calls the merchant's platform for a guest, for at most `withinMs`; without it the page is drawn without answers. */
  readonly guest?: { readonly fetch: typeof fetch; readonly withinMs: number };
}

export interface RenderedShell {
  readonly html: string;
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  readonly redirect?: string;
  /** How long the page is good for, in milliseconds, since it shows answers of the platform; absent: for its release. */
  readonly freshMs?: number;
}

/** A page asks for parts that ask for parts; deeper nesting is left to the browser. */
const passes = 4;

/** The HTML document of a path, the same for every visitor: a guest whose session is not known yet. */
export async function renderShell(boot: BootDocument, request: RenderRequest): Promise<RenderedShell> {
  const route = routeOf(boot, request.path);
  if ('leadsTo' in route) return { html: '', scriptHashes: [], styleHashes: [], redirect: route.leadsTo };
  const modules = forgiving(createModuleCache());
  await Promise.all(Object.values(shellFormIds(boot.theme.variants)).map((id) => preload(id, screens, modules)));
  // Every page load picks one of several picture hosts for itself (row A-384), so pictures cannot be drawn beforehand.
  const guest = boot.site.imageHosts.length > 1 ? undefined : request.guest;
  const answers = createEarlyAnswers(guest?.withinMs ?? 0);
  const render = () =>
    renderWhole({ ...boot, answers: answers.given }, { path: request.path, guest, modules, want: answers.want });
  let page = render();
  for (let pass = 1; pass < passes && (page.missed.length > 0 || answers.areOpen()); pass += 1) {
    await Promise.all([answers.settle(), ...page.missed.map((id) => preload(id, screens, modules))]);
    page = render();
  }
  const title = pageTitle(page.text(route.title), boot.site.identity.name);
  const { body, styleTag, modules: parts, hasForm } = page;
  const drawn = { ...boot, answers: answers.given };
  const document = await writeDocument({ ...request, boot: drawn, title, body, styleTag, modules: parts, hasForm });
  return { ...document, ...answers.freshness() };
}

/** The page of a path, in any letter case as in the browser, or where its address leads (rows ). */
function routeOf({ site }: BootDocument, path: string): { readonly title: string } | { readonly leadsTo: string } {
  const wanted = normalPath(path).toLowerCase();
  const isWanted = (known: string) => normalPath(known).toLowerCase() === wanted;
  const own = site.routes.find((route) => [route.path, ...(route.aliases ?? [])].some(isWanted));
  if (own) return { title: own.title };
  const extra = extraRoutes(site).find((entry) => isWanted(entry.path));
  return extra?.route ? { title: extra.route.title } : { leadsTo: extra?.to ?? '/m/home' };
}

interface Rendering {
  readonly path: string;
  readonly guest: RenderRequest['guest'] | undefined;
  readonly modules: ForgivingCache;
  readonly want: NonNullable<Resources['want']>;
}

/** The page without the parts that break: one broken block must not take the whole page down. */
function renderWhole(boot: BootDocument, rendering: Rendering): ReturnType<typeof renderOnce> {
  try {
    return renderOnce(boot, rendering);
  } catch (error) {
    const part = rendering.modules.dropLatest();
    if (part === undefined) throw error;
    // oxlint-disable-next-line no-console -- a broken part must be found in the log
    console.error(`The part "${part}", or one beside it, is broken on the server.`, error);
    return renderWhole(boot, rendering);
  }
}

function renderOnce(boot: BootDocument, { path, guest, modules, want }: Rendering) {
  const runtime = createRuntime({ boot, host: serverHost(guest?.fetch), screens, ...(guest ? { want } : {}) });
  let hasForm = false;
  const forms: Runtime['forms'] = {
    ...runtime.forms,
    peek(formId) {
      hasForm = true;
      return runtime.forms.peek(formId);
    },
  };
  const sheet = new ServerStyleSheet();
  try {
    const body = renderToString(
      sheet.collectStyles(
        <StaticRouter location={path}>
          <App runtime={{ ...runtime, forms }} modules={modules} />
        </StaticRouter>,
      ),
    );
    const styleTag = sheet.getStyleTags();
    const missed = [...new Set(modules.takeMissed())];
    return {
      body,
      styleTag,
      missed,
      hasForm,
      modules: modules.ids(),
      text: (key: string) => (key === '' ? '' : runtime.translation.text(key)),
    };
  } finally {
    sheet.seal();
  }
}
