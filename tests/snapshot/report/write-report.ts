import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import sharp from 'sharp';
import { formatCause } from '../causes/find-causes.ts';
import type { CellChange, Cluster } from '../cluster.ts';
import { hashOf } from '../hash.ts';
import { formatSkipped, formatVerdict, type SnapshotResult } from '../run/result.ts';
import type { Store } from '../store.ts';
import { escapeXml } from './junit.ts';
import type { ReportData, ShownCard } from './report-data.ts';

/**
 * The report as one HTML file: its script, its style and its pictures are in it, and its policy lets it load nothing but pictures
 * that lie beside it when there are too many, so that it opens from a disk or out of a pipeline alike.
 */
export async function writeReport(
  result: SnapshotResult,
  store: Pick<Store, 'picture'>,
  beside: (name: string, picture: Uint8Array) => void = () => undefined,
): Promise<string> {
  const pictures = new Map<string, string>();
  const place: PicturePlace = { store, pictures, beside, placed: new Set(), embedded: 0 };
  const words = new Map<string, number>();
  const cards: ShownCard[] = [];
  for (const cluster of result.clusters) cards.push(await showCard(cluster, place, words));
  const data: ReportData = {
    verdict: formatVerdict(result),
    facts: [
      `Brands ${result.brands.join(', ')}.`,
      ...formatSkipped(result),
      `${result.browser}, clock at ${result.standsAt}.`,
    ],
    cards,
    words: [...words.keys()].map((text) => JSON.parse(text) as string[]),
    failures: result.failures,
  };
  const [script, style] = [await bundlePage(), readFileSync(join(import.meta.dirname, 'page/page.css'), 'utf8')];
  const policy = `default-src 'none'; img-src data: 'self' file:; script-src '${digest(script)}'; style-src '${digest(style)}'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'`;
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
  place: PicturePlace,
  words: Map<string, number>,
): Promise<ShownCard> {
  const shown = [];
  for (const change of changes) {
    const said = JSON.stringify(change.words);
    if (!words.has(said)) words.set(said, words.size);
    shown.push({
      ...{
        id: change.id,
        inputs: change.inputs,
        pixels: change.difference?.pixels ?? 0,
        width: change.cell.width,
        words: words.get(said) ?? 0,
      },
      ...(await placePictures(change, place)),
    });
  }
  return {
    ...card,
    brands: [...new Set(changes.map(({ cell }) => cell.brand))],
    causes: causes.map((cause) => ({
      kind: cause.kind,
      text: formatCause(cause),
      places: cause.places,
      isProved: cause.isProved,
    })),
    changes: shown,
  };
}

/** Where pictures go. */
interface PicturePlace {
  readonly store: Pick<Store, 'picture'>;
  /** Those in the page: name → base64. */
  readonly pictures: Map<string, string>;
  /** Takes one that lies beside the page, since the page is large enough. */
  readonly beside: (name: string, picture: Uint8Array) => void;
  /** Names of those that have their place. */
  readonly placed: Set<string>;
  /** Letters of those in the page. */
  embedded: number;
}

/** A page with more letters of pictures than that would open slowly: the rest lies beside it. */
const MOST_EMBEDDED = 24_000_000;

/** Puts the pictures of a change into the page, each once, or beside it, and names them. */
async function placePictures(
  { before, after, difference }: CellChange,
  place: PicturePlace,
): Promise<{ before?: string; after?: string; mask?: string }> {
  const { store, pictures, beside, placed } = place;
  const put = async (name: string | undefined, png: Uint8Array | undefined) => {
    if (name === undefined || png === undefined || placed.has(name)) return png && name;
    placed.add(name);
    const bytes = await sharp(png).webp({ lossless: true, effort: 0 }).toBuffer();
    if (place.embedded > MOST_EMBEDDED) beside(name, bytes);
    else {
      const text = bytes.toString('base64');
      place.embedded += text.length;
      pictures.set(name, text);
    }
    return name;
  };
  const names = {
    before: await put(before, before === undefined ? undefined : store.picture(before)),
    after: await put(after, after === undefined ? undefined : store.picture(after)),
    mask: await put(difference && hashOf(difference.mask), difference?.mask),
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
