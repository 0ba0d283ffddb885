import { fromBuffer } from '@capsizecss/unpack';
import type { FontFace } from '../../contracts/generated/theme.ts';

/** Faces that stand in until a theme's own arrive: stylesheet rules, and the names to put after each family. */
export interface FallbackFaces {
  readonly css: readonly string[];
  /** Family → the family that stands in for it. */
  readonly standIns: ReadonlyMap<string, string>;
}

interface Metrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  readonly unitsPerEm: number;
  readonly xWidthAvg: number;
}

/** Faces that phones and desktops have, with the mean advance of Latin text per em as their vendors publish them. */
const local = {
  sans: { names: ['Arial', 'Helvetica Neue', 'Roboto', 'Liberation Sans'], width: 904 / 2048 },
  serif: { names: ['Times New Roman', 'Noto Serif', 'Liberation Serif'], width: 832 / 2048 },
} as const;

const latinLetter = 0x61;

/**
 * Scales a face of the device to the measures of each Latin face of a theme (CSS Fonts 5, `size-adjust` and the metric
 * overrides), so that lines break where they will and nothing moves when the theme's face arrives. Families without
 * Latin letters get none: nothing on a device resembles them.
 */
export async function fallbackFaces(
  faces: readonly FontFace[],
  fonts: ReadonlyMap<string, Uint8Array>,
  isSerif: (family: string) => boolean,
): Promise<FallbackFaces> {
  const css: string[] = [];
  const standIns = new Map<string, string>();
  for (const face of faces) {
    const bytes = fonts.get(face.file);
    if (!bytes || !coversLatin(face)) continue;
    const metrics = await readMetrics(bytes);
    if (!metrics) continue;
    const standIn = `${face.family} stand-in`;
    standIns.set(face.family, standIn);
    css.push(scaledFace(face, standIn, metrics, isSerif(face.family)));
  }
  return { css, standIns };
}

// A file that no browser could read either has no measures; its text shows in the rest of its stack.
async function readMetrics(bytes: Uint8Array): Promise<Metrics | undefined> {
  try {
    return await fromBuffer(Buffer.from(bytes));
  } catch {
    return undefined;
  }
}

function scaledFace(face: FontFace, family: string, metrics: Metrics, isSerif: boolean): string {
  const { names, width } = isSerif ? local.serif : local.sans;
  const size = metrics.xWidthAvg / metrics.unitsPerEm / width;
  const share = (units: number) => percent(Math.abs(units) / metrics.unitsPerEm / size);
  return (
    `@font-face{font-family:${JSON.stringify(family)};font-weight:${face.weight};font-style:${face.style ?? 'normal'};` +
    `src:${names.map((name) => `local(${JSON.stringify(name)})`).join(',')};size-adjust:${percent(size)};` +
    `ascent-override:${share(metrics.ascent)};descent-override:${share(metrics.descent)};` +
    `line-gap-override:${share(metrics.lineGap)}}`
  );
}

function coversLatin({ unicodeRange }: FontFace): boolean {
  if (unicodeRange === undefined) return true;
  return unicodeRange.split(',').some((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return Number.parseInt(from, 16) <= latinLetter && latinLetter <= Number.parseInt(to, 16);
  });
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}
