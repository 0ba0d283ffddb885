import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { createRuntime } from '../client/create-runtime.ts';
import { serverHost } from '../client/browser/host.ts';
import type { Resources, Runtime } from '../client/index.ts';
import type { EarlyForms } from '../contracts/early-forms.ts';
import type { FormMessage } from '../contracts/form.ts';
import type { BootDocument, FormsPart } from '../contracts/release.ts';
import { earlyFields } from '../forms/early-fields.ts';
import { App } from './app.tsx';
import { type PageAssets, type ThemeStylesheet, writeDocument } from './document.ts';
import { KeptStyles } from './kept-styles.tsx';
import { createModuleCache } from './module-cache.tsx';
import { preload } from './preload.ts';
import { createDrawnForms, type DrawnForms } from './drawn-forms.ts';
import { createEarlyAnswers } from './early-answers.ts';
import { extraRoutes } from './routing/extra-routes.ts';
import { unknownAddress } from './routing/unknown-address.ts';
import { normalPath } from '../engine/index.ts';
import { shellFormIds } from '../ui/index.ts';
import { MotionStyle } from '../ui/theme/motion-style.tsx';
import { pageTitle } from './routing/screen-outlet.tsx';
import { screens } from './screens.ts';
import { type WatchedModules, watchModules } from './watch-modules.ts';

export interface RenderRequest {
  readonly path: string;
  readonly language: string;
  readonly assets: PageAssets;
  readonly stylesheet: ThemeStylesheet;
  /** Calls the merchant's platform for a guest, for at most `withinMs`; without it the page is drawn without answers. */
  readonly guest?: { readonly fetch: typeof fetch; readonly withinMs: number };
  /** Reads the forms of the release; without it a form is drawn as one that is on its way. */
  readonly readForms?: () => Promise<FormsPart>;
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

/** What pages asked for stays: the next page with it is drawn in one pass. */
const kept = createModuleCache();

/** The HTML document of a path, the same for every visitor: a guest whose session is not known yet. */
export async function renderShell(boot: BootDocument, request: RenderRequest): Promise<RenderedShell> {
  const route = routeOf(boot, request.path);
  if ('leadsTo' in route) return { html: '', scriptHashes: [], styleHashes: [], redirect: route.leadsTo };
  const load = (ids: readonly string[]) =>
    Promise.all(ids.filter((id) => kept.read(id) === undefined).map((id) => preload(id, screens, kept)));
  await load(Object.values(shellFormIds(boot.theme.variants)));
  // Every page load picks one of several picture hosts for itself (row A-384), so pictures cannot be drawn beforehand.
  const guest = boot.site.imageHosts.length > 1 ? undefined : request.guest;
  const answers = createEarlyAnswers(guest?.withinMs ?? 0);
  const leftOut = new Set<string>();
  const forms = createDrawnForms(request.readForms);
  const render = () =>
    renderWhole({ ...boot, answers: answers.given }, { path: request.path, guest, leftOut, want: answers.want, forms });
  let page = render();
  for (let pass = 1; pass < passes && (page.missed.length > 0 || answers.areOpen() || forms.areOpen()); pass += 1) {
    await Promise.all([answers.settle(), forms.settle(), load(page.missed)]);
    page = render();
  }
  const { name } = boot.site.identity;
  const title = pageTitle(page.text(route.title), name);
  const description = page.text('app:description', { name });
  const { body, styleTag, modules: parts } = page;
  const drawn = { ...boot, answers: answers.given };
  const document = await writeDocument({
    ...request,
    boot: drawn,
    title,
    description,
    body,
    styleTag,
    modules: [...parts, ...Object.keys(forms.drawn())],
    hasForm: forms.areWanted(),
    earlyForms: earlyForms(forms.drawn(), page),
  });
  return { ...document, ...answers.freshness() };
}

/** What can be checked of the forms that stand in the page under their name before the app runs. */
function earlyForms(drawn: FormsPart, { body, text }: ReturnType<typeof renderOnce>): EarlyForms['forms'] {
  const named = Object.values(drawn).filter(({ $id }) => body.includes(` name="${$id}"`));
  return Object.fromEntries(named.map((form) => [form.$id, earlyFields(form, text)]));
}

/** The page of a path, in any letter case as in the browser, or where its address leads (rows ). */
function routeOf({ site }: BootDocument, path: string): { readonly title: string } | { readonly leadsTo: string } {
  const wanted = normalPath(path).toLowerCase();
  const isWanted = (known: string) => normalPath(known).toLowerCase() === wanted;
  const own = site.routes.find((route) => [route.path, ...(route.aliases ?? [])].some(isWanted));
  if (own) return { title: own.title };
  const extra = extraRoutes(site).find((entry) => isWanted(entry.path));
  return extra?.route ? { title: extra.route.title } : { leadsTo: extra?.to ?? unknownAddress };
}

interface Rendering {
  readonly path: string;
  readonly guest: RenderRequest['guest'] | undefined;
  /** Parts that broke on this page. */
  readonly leftOut: Set<string>;
  readonly want: NonNullable<Resources['want']>;
  readonly forms: DrawnForms;
}

/** The page without the parts that break: one broken block must not take the whole page down. */
function renderWhole(boot: BootDocument, rendering: Rendering): ReturnType<typeof renderOnce> {
  const modules = watchModules(kept, rendering.leftOut);
  try {
    return renderOnce(boot, rendering, modules);
  } catch (error) {
    // What was drawn last: at worst a part beside the broken one, which the browser brings.
    const part = modules.latest();
    if (part === undefined) throw error;
    rendering.leftOut.add(part);
    // oxlint-disable-next-line no-console -- a broken part must be found in the log
    console.error(`The part "${part}", or one beside it, is broken on the server.`, error);
    return renderWhole(boot, rendering);
  }
}

function renderOnce(boot: BootDocument, { path, guest, want, forms: drawn }: Rendering, modules: WatchedModules) {
  const runtime = createRuntime({ boot, host: serverHost(guest?.fetch), screens, ...(guest ? { want } : {}) });
  const forms: Runtime['forms'] = { ...runtime.forms, peek: drawn.peek };
  const sheet = new ServerStyleSheet();
  try {
    // Beside the page, not in it: what the browser draws has the same ids.
    renderToString(sheet.collectStyles(<MotionStyle />));
    const body = renderToString(
      sheet.collectStyles(
        <KeptStyles>
          <StaticRouter location={path}>
            <App runtime={{ ...runtime, forms }} modules={modules} />
          </StaticRouter>
        </KeptStyles>,
      ),
    );
    const styleTag = sheet.getStyleTags();
    return {
      body,
      styleTag,
      missed: modules.missed(),
      modules: modules.drawn(),
      text: (key: string, values?: FormMessage['params']) => (key === '' ? '' : runtime.translation.text(key, values)),
    };
  } finally {
    sheet.seal();
  }
}
