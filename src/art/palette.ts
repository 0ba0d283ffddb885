import { type Rgb, rgb, tone } from './canvas/colour.ts';
import type { Ink, Slot } from './motifs/part.ts';

/** The colours of a scene. A differs from sky1 by hue or lightness, or the hero drowns. */
export type Palette = Readonly<Record<'sky0' | 'sky1' | 'mid' | 'near' | 'rim' | Slot, string>>;

type Row = readonly [string, string, string, string, string, string, string, string, string];

const fromRow = ([sky0, sky1, mid, near, A, B, C, D, rim]: Row): Palette => ({
  ...{ sky0, sky1, mid, near, A, B, C, D, rim },
  ...{ G: '#f4b63a', W: '#fff4e2', K: '#20121c' },
});

/** Curated palettes: dark edge, glow, mid, near, then A, B, C, D and the rim light. */
const rows = {
  ember: ['#3a0713', '#ff7a2a', '#a31621', '#4a0a18', '#ff8a1e', '#c81d25', '#21c7a8', '#2f8f4e', '#ffd27a'],
  jade: ['#03261f', '#4fe0a0', '#0e6b52', '#063a2e', '#1fb57f', '#f26b3a', '#ff4d5e', '#2e8b57', '#c8ffd9'],
  royal: ['#0b1240', '#5a8dff', '#27349b', '#10184f', '#3f6bff', '#e23e57', '#ff5d73', '#1f9d74', '#a9d2ff'],
  lagoon: ['#032c4d', '#3ad6e8', '#0a6c98', '#053a5c', '#ff7a3d', '#ffd23f', '#ff4f79', '#1fa37a', '#bff9ff'],
  abyss: ['#030d2b', '#2e7bd6', '#10397f', '#071a47', '#35c4d7', '#ff6f91', '#ffc145', '#1f8f7a', '#8fe7ff'],
  candy: ['#b3246f', '#ffd0dd', '#ff6fa3', '#d13a80', '#ff4d8d', '#2ec4ff', '#ffd23f', '#3cc47c', '#fff0f6'],
  dusk: ['#2a1045', '#ff9a62', '#a03a6d', '#401a54', '#ff9e3d', '#b33771', '#2ad1c9', '#3a9d6e', '#ffd9a8'],
  desert: ['#5b2408', '#ffcf6b', '#c9702a', '#7a3511', '#1d7fb8', '#d64526', '#e63946', '#3f8f5a', '#ffe7a8'],
  forest: ['#0a2413', '#c9e265', '#2f7a3b', '#12401f', '#e9503e', '#ffb12b', '#ffd84d', '#3f9142', '#f1ffb5'],
  night: ['#070b1d', '#3b63c9', '#1a2b66', '#0c1433', '#ffb12b', '#6b4bd6', '#ff5d5d', '#2fa57c', '#9cc3ff'],
  velvet: ['#2b0410', '#c2203f', '#7a0f28', '#3d0817', '#c9182b', '#3a0d12', '#e63946', '#128a55', '#ffc9a3'],
  pitch: ['#06291c', '#b6f09a', '#1f8a4a', '#0d4f2c', '#e4572e', '#f2efe4', '#2f6fed', '#2f8f4e', '#f0ffe0'],
  steel: ['#0d1720', '#59b7d6', '#284a5e', '#132a38', '#e23b2e', '#35505f', '#2fe0c0', '#3a9d6e', '#c5f1ff'],
  sunrise: ['#7a2036', '#ffd98a', '#ef7a4a', '#9c3144', '#d62839', '#8a2a1c', '#e07a2a', '#2a6b63', '#fff1c9'],
  ice: ['#0c3558', '#d9f4ff', '#5aa9d6', '#1f5f92', '#5ec8ff', '#f26b5e', '#ff8fa3', '#3fb59a', '#ffffff'],
  lilac: ['#2b1b4f', '#f5b8d0', '#8c5bb0', '#482a72', '#b06be0', '#ff8a5c', '#ffd166', '#4fb286', '#ffe3f1'],
} as const satisfies Record<string, Row>;

/** Name of a curated palette. */
export type PaletteId = keyof typeof rows;

/** The names in the order of the list. */
export const paletteIds = Object.keys(rows).filter((name): name is PaletteId => name in rows);

/** A curated palette by name. */
export function paletteOf(id: PaletteId): Palette {
  return fromRow(rows[id]);
}

/** The colour of an ink in a palette. */
export function inkColour(palette: Palette, ink: Ink): Rgb {
  const base = rgb(palette[slotOf(ink)]);
  const steps = Number(ink.slice(1));
  return steps === 0 ? base : tone(base, steps);
}

/** The slot that an ink takes its colour from. */
export function slotOf(ink: Ink): Slot {
  const letter = ink.charAt(0);
  const slots: readonly Slot[] = ['A', 'B', 'C', 'D', 'G', 'W', 'K'];
  return slots.find((slot) => slot === letter) ?? 'A';
}
