import { blendHex } from './canvas/colour.ts';
import type { Palette } from './palette.ts';

/** Colours of a vendor's titles; a style falls back to its own where one is absent. */
export type Lettering = { readonly light?: string; readonly main?: string; readonly deep?: string };

/** What makes the pictures of one vendor differ from another that uses the same style. */
export type VendorVariant = {
  readonly lettering: Lettering;
  /** A colour that the places of this vendor lean to, and how far. */
  readonly wash?: { readonly colour: string; readonly amount: number };
  /** Replaces gold. */
  readonly metal?: string;
};

/** A palette as a vendor uses it: places lean to the wash, gold becomes the metal, the hero's colours stay. */
export function tintPalette(palette: Palette, { wash, metal }: VendorVariant): Palette {
  const gold = metal ?? palette.G;
  if (!wash) return { ...palette, G: gold };
  const lean = (colour: string, factor: number): string => blendHex(colour, wash.colour, wash.amount * factor);
  return {
    ...palette,
    G: gold,
    sky0: lean(palette.sky0, 0.6),
    mid: lean(palette.mid, 1),
    near: lean(palette.near, 0.8),
    sky1: lean(palette.sky1, 0.5),
    rim: lean(palette.rim, 0.5),
  };
}
