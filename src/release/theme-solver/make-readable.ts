import type { Oklch } from 'culori';
import { wcagContrast } from 'culori';
import { blendOver } from '../check/blend-over.ts';
import type { ColourUse } from './colour-roles.ts';

/** A contrast that a colour must reach with one that is decided. */
export interface Demand {
  readonly other: Oklch;
  readonly least: number;
  /** Whether the colour to find lies above the other one or below it. */
  readonly isAbove: boolean;
}

/** What the colours lie on. */
export interface Surroundings {
  readonly page: Oklch | undefined;
  readonly use: ColourUse;
}

/**
 * The colour nearest to the wanted one, in lightness only, that meets every demand; nothing when none does. A label
 * turns to nearly white or nearly black before it becomes a grey that barely passes.
 */
export function makeReadable(
  wanted: Oklch,
  demands: readonly Demand[],
  { page, use }: Surroundings,
): Oklch | undefined {
  const turns = use === 'label' ? [0.98, 0.18] : [];
  for (const l of [wanted.l, ...turns, ...lightnessesAround(wanted.l)]) {
    const candidate = rounded({ ...wanted, l });
    if (demands.every((demand) => meets(candidate, demand, page))) return candidate;
  }
  return undefined;
}

function meets(colour: Oklch, { other, least, isAbove }: Demand, page: Oklch | undefined): boolean {
  const below = blendOver(isAbove ? other : colour, page);
  const above = blendOver(isAbove ? colour : other, below);
  return wcagContrast(above, below) >= least;
}

function lightnessesAround(l: number): readonly number[] {
  const steps = Array.from({ length: 200 }, (_, index) => (index + 1) * 0.005);
  return [...steps.flatMap((distance) => [l + distance, l - distance]).filter((one) => one > 0 && one < 1), 0, 1];
}

/** As the file will say it, so that what was measured is what is written. */
export function rounded({ l, c, h = 0, ...rest }: Oklch): Oklch {
  return { ...rest, l: Number(l.toFixed(3)), c: Number(c.toFixed(3)), h: Number(h.toFixed(1)) };
}
