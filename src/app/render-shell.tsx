import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { createRuntime } from '../client/create-runtime.ts';
import { serverHost } from '../client/host.ts';
import type { Runtime } from '../client/index.ts';
import type { BootDocument } from '../contracts/release.ts';
import { App } from './app.tsx';
import { type PageAssets, writeDocument } from './document.ts';
import { createModuleCache, type ModuleCache } from './module-cache.tsx';
import { preload } from './preload.ts';
import { extraRoutes } from './routing/extra-routes.ts';
import { normalPath } from '../engine/index.ts';
import { pageTitle } from './routing/screen-outlet.tsx';
import { screens } from './screens.ts';

export interface RenderRequest {
  readonly path: string;
  readonly language: string;
  readonly assets: PageAssets;
  readonly stylesheetHref: string;
}

export interface RenderedShell {
  readonly html: string;
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  readonly redirect?: string;
}

/** A page asks for parts that ask for parts; deeper nesting is left to the browser. */
const passes = 4;

/** The HTML document of a path, the same for every visitor: a guest whose session is not known yet. */
export async function renderShell(boot: BootDocument, request: RenderRequest): Promise<RenderedShell> {
  const route = routeOf(boot, request.path);
  if (!route) return { html: '', scriptHashes: [], styleHashes: [], redirect: '/m/home' };
  const modules = createModuleCache();
  let page = renderOnce(boot, request.path, modules);
  for (let pass = 1; pass < passes && page.missed.length > 0; pass += 1) {
    await Promise.all(page.missed.map((id) => preload(id, screens, modules)));
    page = renderOnce(boot, request.path, modules);
  }
  const title = pageTitle(page.text(route), boot.site.identity.name);
  const { body, styleTag, modules: parts, hasForm } = page;
  return writeDocument({ ...request, boot, title, body, styleTag, modules: parts, hasForm });
}

function routeOf({ site }: BootDocument, path: string): string | undefined {
  const wanted = normalPath(path);
  const own = site.routes.find((route) =>
    [route.path, ...(route.aliases ?? [])].some((known) => normalPath(known) === wanted),
  );
  if (own) return own.title;
  const extra = extraRoutes(site).find((entry) => normalPath(entry.path) === wanted);
  return extra ? (extra.route?.title ?? '') : undefined;
}

function renderOnce(boot: BootDocument, path: string, modules: ModuleCache) {
  const runtime = createRuntime({ boot, host: serverHost(), screens });
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
