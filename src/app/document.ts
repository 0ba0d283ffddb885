import { directionOf, languageCookie, lateId } from '../contracts/browser-names.ts';
import { type EarlyForms, takenEvent } from '../contracts/early-forms.ts';
import type { BootDocument } from '../contracts/release.ts';
import { themeStyleId } from '../client/release/stylesheet.ts';
import { bootScript } from './boot-script.ts';
import { earlyStyle } from './early-style.ts';
import { splitFaces } from './late-faces.ts';

/** Files of the built browser code that a page needs. */
export interface PageAssets {
  readonly script: string;
  /** Checks forms until the app runs. */
  readonly early: string;
  readonly css: readonly string[];
  readonly preload: readonly string[];
  /** Further files by part id: what a page that shows the part needs beside the others. */
  readonly parts: Readonly<Record<string, readonly string[]>>;
}

/** The theme's stylesheet: its text, and the address by which a page that swaps it knows it. */
export interface ThemeStylesheet {
  readonly href: string;
  readonly css: string;
}

export interface DocumentInput {
  readonly boot: BootDocument;
  readonly assets: PageAssets;
  readonly stylesheet: ThemeStylesheet;
  readonly title: string;
  /** What search engines and shared links say of the site. */
  readonly description: string;
  /** Rendered app, and the styled-components sheet of exactly this page. */
  readonly body: string;
  readonly styleTag: string;
  /** Ids of the lazily loaded parts and of the forms that the page was rendered with. */
  readonly modules: readonly string[];
  /** Whether the page shows a form, whose definition and validators it then needs at once. */
  readonly hasForm: boolean;
  /** Forms that can be checked before the app runs. */
  readonly earlyForms: EarlyForms['forms'];
  /** Path the body was rendered for. */
  readonly path: string;
}

export interface WrittenDocument {
  readonly html: string;
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
}

/** Writes the whole HTML document and the hashes of its inline blocks (quoted by the service in the policy). */
export async function writeDocument(input: DocumentInput): Promise<WrittenDocument> {
  const { boot, assets, stylesheet, title, description, body, styleTag, modules, hasForm, earlyForms, path } = input;
  const { identity, settings } = boot.site;
  const script = bootScript(languageCookie);
  const scheme = settings['theme.scheme'] === 'light' ? 'light' : 'dark';
  const preloaded = boot.theme.preload[boot.language] ?? [];
  const fonts = preloaded.map(
    (hash) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/livery/parts/${hash}.woff2">`,
  );
  // The parts of this page too: without their names a browser learns of them only once the app runs.
  const parts = [...assets.preload, ...modules.flatMap((id) => assets.parts[id] ?? [])];
  const { forms } = boot.manifest.parts;
  const validators = `/livery/parts/${boot.manifest.parts.validators}.js`;
  const early: EarlyForms | undefined =
    Object.keys(earlyForms).length > 0
      ? { validators, forms: earlyForms, and: boot.strings['forms']?.['and'] ?? ', ', taken: takenEvent }
      : undefined;
  // In the page itself, so that nothing waits for a second answer before the first paint.
  const { css, late } = splitFaces(stylesheet.css.replaceAll('</', '<\\/'), preloaded);
  const soon = hasForm ? soonScripts([...new Set([validators, ...parts])], assets.script) : [];
  if (early) soon.unshift(mainScript(assets.early));
  const later = hasForm ? [] : lateScripts([...new Set([...parts, assets.script])]);
  if (late !== '') later.unshift(`<style>${late}</style>`);
  const html = `<!doctype html>
<html lang="${escape(boot.language)}" dir="${directionOf(boot.language)}" data-merchant="${escape(identity.code)}" data-scheme="${scheme}" data-languages="${escape(identity.languages.offered.join(' '))}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escape(title)}</title>
<meta name="description" content="${escape(description)}">
<meta name="theme-color" content="${escape(boot.theme.themeColor[scheme])}">
<script>${script}</script>
${fonts.join('\n')}
<style id="${themeStyleId}" data-href="${escape(stylesheet.href)}">${css}</style>
${assets.css.map((href) => `<link rel="stylesheet" href="${escape(href)}">`).join('\n')}
<link rel="icon" href="${escape(iconOf(boot))}">
<link rel="apple-touch-icon" href="${escape(iconOf(boot))}">
<link rel="manifest" href="/manifest.webmanifest">
${styleTag}
${early ? `<style>${earlyStyle}</style>` : ''}
${hasForm ? `<link rel="preload" as="fetch" crossorigin href="/livery/parts/${forms}.json">` : ''}
${soon.join('\n')}
<template id="${lateId}">
${later.join('\n')}
</template>
</head>
<body>
<div id="root" data-path="${escape(path)}" data-modules="${escape(modules.join(' '))}"${early ? ` data-early="${escape(JSON.stringify(early))}"` : ''}>${body}</div>
<script type="application/json" id="livery-boot">${writeBoot(boot)}</script>
</body>
</html>`;
  const drawn = /^<style[^>]*>([\s\S]*)<\/style>\s*$/.exec(styleTag)?.[1];
  const styles = [css, late, drawn ?? '', early ? earlyStyle : ''];
  const styleHashes = await Promise.all(styles.filter((text) => text !== '').map(sha256));
  return { html, scriptHashes: [await sha256(script)], styleHashes };
}

/** A form is of use once its scripts run: all of them are asked for at once. */
function soonScripts(parts: readonly string[], main: string): string[] {
  const asked = parts.map((href) => `<link rel="modulepreload" href="${escape(href)}">`);
  return [...asked, mainScript(main)];
}

function mainScript(href: string): string {
  return `<script type="module" src="${escape(href)}"></script>`;
}

/**
 * A page without a form is of use as it is drawn: its letters and pictures come before its scripts, which the boot script takes
 * out of their template; by then they come before pictures out of sight. Each is evaluated by itself as it comes: asked for by
 * the last alone, they would be evaluated together in one piece.
 */
function lateScripts(files: readonly string[]): string[] {
  return files.map((href) => `<script type="module" fetchpriority="high" src="${escape(href)}" async></script>`);
}

/** What was written last under each name: a site's pages are often asked for together and share the large ones. */
const lately = new Map<string, { readonly value: unknown; readonly text: string }>();

// The same text as JSON gives of the whole, but for signs that would end the block.
function writeBoot(boot: BootDocument): string {
  const entries = Object.entries(boot).map(([name, value]) => `"${name}":${writeValue(name, value)}`);
  return `{${entries.join(',')}}`;
}

function writeValue(name: string, value: unknown): string {
  const last = lately.get(name);
  if (last && last.value === value) return last.text;
  const text = JSON.stringify(value).replaceAll('<', '\\u003c');
  lately.set(name, { value, text });
  return text;
}

// The mark where the merchant has one, else its logo; a page without an icon makes the browser ask for one in vain.
function iconOf({ manifest, site }: BootDocument): string {
  const { assets } = manifest.parts;
  const name = ['mark.svg', site.identity.logo].find((file) => assets[file] !== undefined);
  return name === undefined ? 'data:,' : `/livery/parts/${assets[name]}${name.slice(name.lastIndexOf('.'))}`;
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
