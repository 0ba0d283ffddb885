import { brightforge } from './brightforge.ts';
import type { VendorStyle } from './vendor-style.ts';
import { kapow } from './kapow.ts';
import { oldpress } from './oldpress.ts';
import { paperlane } from './paperlane.ts';
import { pixelkiln } from './pixelkiln.ts';
import { softgrain } from './softgrain.ts';
import { vermeil } from './vermeil.ts';
import { voltline } from './voltline.ts';

/** The eight ways of drawing. */
export const vendorStyles = {
  brightforge,
  paperlane,
  vermeil,
  voltline,
  kapow,
  pixelkiln,
  softgrain,
  oldpress,
} as const satisfies Record<string, VendorStyle>;

/** Name of a style. */
export type VendorStyleId = keyof typeof vendorStyles;

/** The names in the order of the list. */
export const vendorStyleIds = Object.keys(vendorStyles).filter((name): name is VendorStyleId => name in vendorStyles);
