import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BootDocument } from '../../src/contracts/release.ts';
import type { RenderShell } from '../../src/service/pages/page-renderer.ts';

/** The form that ours and the references show. */
export const benchForm = 'registrationUsername';

/** Addresses of the pages that ours are held against. */
export const referencePath = (name: 'rjsf' | 'thin' | 'static') => `/m/bench-${name}`;

/**
 * Puts the reference pages beside the site's own, so that the same server sends them with the same headers and the same
 * compression. `static` is a file of `folder` named for the brand.
 */
export function withReferences(own: RenderShell, folder: string): RenderShell {
  return (boot, request) => {
    const name = /^\/m\/bench-(rjsf|thin|static)$/.exec(request.path)?.[1];
    if (name === undefined) return own(boot, request);
    const html =
      name === 'static'
        ? readFileSync(join(folder, `${boot.site.identity.code}.html`), 'utf8')
        : referencePage(name, boot, request.stylesheet.href);
    return { html, scriptHashes: [], styleHashes: [] };
  };
}

// Both name everything that they need in the head, as our own pages do.
function referencePage(name: string, boot: BootDocument, stylesheetHref: string): string {
  const { forms, validators } = boot.manifest.parts;
  const form = `/livery/parts/${forms}.json`;
  const own =
    name === 'thin'
      ? `<link rel="stylesheet" href="${stylesheetHref}"><link rel="modulepreload" href="/livery/parts/${validators}.js">`
      : '';
  return `<!doctype html>
<html lang="en" dir="ltr" data-scheme="dark"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Reference: ${name}</title>
${own}<link rel="preload" as="fetch" crossorigin href="${form}">
<script type="module" src="/assets/bench-${name}.js"></script></head>
<body><div id="root" data-form="${form}" data-form-id="${benchForm}"></div>
<script type="application/json" id="livery-boot">${name === 'thin' ? JSON.stringify(boot).replaceAll('<', '\\u003c') : '{}'}</script>
</body></html>`;
}
