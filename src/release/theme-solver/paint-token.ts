import type { Oklch } from 'culori';
import type { ColourRole, ColourSource } from './colour-roles.ts';

/** The two colours of a brand. */
export interface BrandColours {
  /** Buttons, links, accents. */
  readonly first: Oklch;
  /** The hue of the grounds, painted heads and second buttons. */
  readonly second: Oklch;
}

/** Below this a colour of a pack is a tinted grey, not a paint. */
const TINTED = 0.06;
/** Below this a brand's colour is grey: its hue means nothing. */
const GREY = 0.02;

/** The colour that a token should have in a brand's colours, before anything is made readable. */
export function paintToken({ source, use }: ColourRole, base: Oklch, brand: BrandColours): Oklch {
  if (source === 'kept') return base;
  if (source === 'ground' || base.c < TINTED) return tint(base, brand);
  const paint = paintOf(source, brand);
  // A line stays as light and as quiet as the pack draws it.
  if (use === 'line') return { ...base, c: Math.min(base.c, paint.c), h: hueOf(paint) };
  const isNeighbour = source === 'third' || source === 'fourth';
  return { ...base, l: isNeighbour ? base.l : paint.l, c: paint.c, h: hueOf(paint) };
}

/** Whether a token shows a colour of the brand rather than a tinted ground. */
export function isPainted({ source, use }: ColourRole, base: Oklch): boolean {
  return source !== 'kept' && source !== 'ground' && use === 'fill' && base.c >= TINTED;
}

function tint(base: Oklch, { first, second }: BrandColours): Oklch {
  const giver = second.c >= GREY ? second : first;
  const strength = Math.min(1, giver.c / 0.06);
  return { ...base, c: base.c * strength, h: hueOf(giver) };
}

function paintOf(source: Exclude<ColourSource, 'ground' | 'kept'>, { first, second }: BrandColours): Oklch {
  const turned = (colour: Oklch, degrees: number) => ({ ...colour, h: (hueOf(colour) + degrees + 360) % 360 });
  return { first, second, third: turned(first, -40), fourth: turned(second, 40) }[source];
}

function hueOf({ h }: Oklch): number {
  return h ?? 0;
}
