import { hashText } from './canvas/random.ts';
import type { VendorStyleId } from './vendor-styles/index.ts';
import { vendorStyleIds } from './vendor-styles/index.ts';
import type { Lettering, VendorVariant } from './vendor-variant.ts';

/** Title colours that vendors without a style of their own take turns with: light, main, deep. */
const letterings: readonly Lettering[] = [
  { light: '#f4fff9', main: '#5fe3b8', deep: '#0f8f7d' },
  { light: '#fff1f4', main: '#ff8fa8', deep: '#d93a6a' },
  { light: '#f3f6ff', main: '#8fb4ff', deep: '#3f5fe0' },
  { light: '#fffce0', main: '#ffe14d', deep: '#f08a1d' },
  { light: '#fbf0ff', main: '#d49bff', deep: '#7f45d6' },
  { light: '#eafcff', main: '#6fdcf5', deep: '#1782c4' },
  { light: '#fff5ea', main: '#ffb37a', deep: '#d9502c' },
  { light: '#f7ffe6', main: '#c3ec5e', deep: '#4f9a2f' },
];

/** Colours that the places of a vendor lean to. */
const washes = [
  '#134e6f',
  '#5a1f4f',
  '#0f5a46',
  '#6b2a12',
  '#2c2a72',
  '#64132a',
  '#274b1e',
  '#123a5c',
  '#4a3413',
] as const;

/** Metals beside gold: rose gold, silver, brass, copper, white gold. */
const metals = ['#f0a58a', '#c9d3de', '#e0b04a', '#e08a4e', '#eadfae'] as const;

const at = <T>(list: readonly T[], index: number, fallback: T): T => list[index % list.length] ?? fallback;

/** The look of a vendor: the eight vendors that a style is named for are plain, every other one has a variant of its own. */
export function vendorVariantOf(vendor: string): VendorVariant {
  if (isVendorStyle(vendor)) return { lettering: {} };
  const hash = hashText(vendor);
  return {
    lettering: at(letterings, hash, {}),
    wash: { colour: at(washes, hash >>> 4, washes[0]), amount: 0.28 },
    metal: at(metals, hash >>> 9, metals[0]),
  };
}

/** Whether a style is named for this vendor. */
export function isVendorStyle(vendor: string): boolean {
  return vendorStyleIds.some((id) => id === vendor.toLowerCase());
}

/** Vendors that draw in the style of another; those of one kind of game draw in different styles. */
const borrowed: Readonly<Record<string, VendorStyleId>> = {
  ...{ BGS: 'softgrain', JL: 'brightforge', PG: 'paperlane', MOONFERRY: 'softgrain', COPPERKETTLE: 'oldpress' },
  ...{ TINDERBOX: 'kapow', SALTWORKS: 'vermeil', HUMMINGBIRD: 'paperlane', DEEPLINE: 'voltline', ATOLL: 'brightforge' },
  ...{ SALON: 'vermeil', RIVIERA: 'softgrain', PAVILION: 'oldpress', CROUPIER: 'brightforge', HALO: 'voltline' },
  ...{ RIVERCARD: 'oldpress', FELT: 'softgrain', LUDUS: 'paperlane', TERRACE: 'kapow', BOUNDARY: 'oldpress' },
  ...{ PODIUM: 'softgrain', EXTRATIME: 'brightforge', AV: 'voltline', AI: 'kapow', IMES: 'vermeil', TF: 'paperlane' },
  ...{ IA: 'pixelkiln', SV3: 'kapow', DS88: 'voltline', DIG: 'vermeil', WGB: 'oldpress', WS168: 'softgrain' },
  ...{ TCG_LOTTO_VN: 'paperlane', LOTT: 'brightforge', SIXBALLS: 'pixelkiln', NORTHDRAW: 'vermeil', DABBER: 'kapow' },
};

/** The style that a vendor draws in: its own, a borrowed one, or for an unknown vendor one fixed by its code. */
export function vendorStyleOf(vendor: string): VendorStyleId {
  const own = vendorStyleIds.find((id) => id === vendor.toLowerCase());
  return own ?? borrowed[vendor] ?? at(vendorStyleIds, hashText(vendor), 'brightforge');
}
