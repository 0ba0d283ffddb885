import { brightforge } from './brightforge.ts';
import type { Hand } from './hand.ts';
import { kapow } from './kapow.ts';
import { oldpress } from './oldpress.ts';
import { paperlane } from './paperlane.ts';
import { pixelkiln } from './pixelkiln.ts';
import { softgrain } from './softgrain.ts';
import { vermeil } from './vermeil.ts';
import { voltline } from './voltline.ts';

/** The eight ways of drawing. */
export const hands = {
  brightforge,
  paperlane,
  vermeil,
  voltline,
  kapow,
  pixelkiln,
  softgrain,
  oldpress,
} as const satisfies Record<string, Hand>;

/** Name of a hand. */
export type HandId = keyof typeof hands;

/** The names in the order of the list. */
export const handIds = Object.keys(hands).filter((name): name is HandId => name in hands);
