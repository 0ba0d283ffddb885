import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import sharp from 'sharp';
import { sayCause } from '../causes/find-causes.ts';
import type { CellChange, Cluster } from '../cluster.ts';
import { hashOf } from '../hash.ts';
import { saySkipped, sayVerdict, type SnapshotResult } from '../run/result.ts';
import type { Store } from '../store.ts';
import { escapeXml } from './junit.ts';
import type { ReportData, ShownCard } from './report-data.ts';

/**
 * The report as one HTML file: its script, its style and every picture are in it, and its policy lets it load nothing, so that
 * it opens from a disk or out of a pipeline alike.
 */
export async function writeReport(result: SnapshotResult, store: Pick<Store, 'picture'>): Promise<string> {
  const pictures = new Map<string, string>();
  const words = new Map<string, number>();
  const cards: ShownCard[] = [];
  for (const cluster of result.clusters) cards.push(await showCard(cluster, store, pictures, words));
  const data: ReportData = {
    verdict: sayVerdict(result),
    facts: [
      `Brands ${result.brands.join(', ')}.`,
      ...saySkipped(result),
      `${result.browser}, clock at ${result.standsAt}.`,
    ],
    cards,
    words: [...words.keys()].map((text) => JSON.parse(text) as string[]),
    failures: result.failures,
  };
  const [script, style] = [await bundlePage(), readFileSync(join(import.meta.dirname, 'page/page.css'), 'utf8')];
  const policy = `default-src 'none'; img-src data:; script-src '${digest(script)}'; style-src '${digest(style)}'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'`;
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${escapeXml(policy)}">`,
    '<meta name="viewport" content="width=device-width">',
    `<title>${escapeXml(data.verdict)}</title>`,
    `<style>${style}</style>`,
    '</head>',
    '<body>',
    '<div id="app"></div>',
    `<script type="application/json" id="data">${embedded(data)}</script>`,
    ...[...pictures].map(([name, bytes]) => `<script type="text/plain" id="p-${name}">${bytes}</script>`),
    `<script>${script}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

async function showCard(
  { changes, causes, ...card }: Cluster,
  store: Pick<Store, 'picture'>,
  pictures: Map<string, string>,
  words: Map<string, number>,
): Promise<ShownCard> {
  const shown = [];
  for (const change of changes) {
    const said = JSON.stringify(change.words);
    if (!words.has(said)) words.set(said, words.size);
    shown.push({
      ...{
        id: change.id,
        pixels: change.difference?.pixels ?? 0,
        width: change.cell.width,
        words: words.get(said) ?? 0,
      },
      ...(await embedPictures(change, store, pictures)),
    });
  }
  return {
    ...card,
    brands: [...new Set(changes.map(({ cell }) => cell.brand))],
    causes: causes.map((cause) => ({ kind: cause.kind, text: sayCause(cause), places: cause.places })),
    changes: shown,
  };
}

/** Puts the pictures of a change among those of the page, each once, and names them. */
async function embedPictures(
  { before, after, difference }: CellChange,
  store: Pick<Store, 'picture'>,
  pictures: Map<string, string>,
): Promise<{ before?: string; after?: string; mask?: string }> {
  const embed = async (name: string | undefined, png: Uint8Array | undefined) => {
    if (name === undefined || png === undefined) return undefined;
    if (!pictures.has(name)) {
      const bytes = await sharp(png).webp({ lossless: true, effort: 2 }).toBuffer();
      pictures.set(name, bytes.toString('base64'));
    }
    return name;
  };
  const names = {
    before: await embed(before, before === undefined ? undefined : store.picture(before)),
    after: await embed(after, after === undefined ? undefined : store.picture(after)),
    mask: await embed(difference && hashOf(difference.mask), difference?.mask),
  };
  return Object.fromEntries(Object.entries(names).filter(([, name]) => name !== undefined));
}

async function bundlePage(): Promise<string> {
  const entry = join(import.meta.dirname, 'page/page.ts');
  const { outputFiles } = await build({
    ...{ entryPoints: [entry], bundle: true, write: false, minify: true },
    ...{ format: 'iife', target: 'es2023', legalComments: 'none' },
  });
  return outputFiles[0]?.text ?? '';
}

/** JSON that cannot end the element that it stands in. */
function embedded(data: ReportData): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}

function digest(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
