import type { ReactNode } from 'react';
import { FigureGrid } from '../../../ui/index.ts';

export interface SumsProps {
  /** Name of a figure → the figure. */
  readonly figures: readonly (readonly [name: string, value: ReactNode])[];
}

/** What all rows that were asked for come to, on whichever page they stand, in the theme's form of figures. */
export function Sums({ figures }: SumsProps) {
  return <FigureGrid figures={figures.map(([name, value]) => ({ id: name, name, value }))} />;
}
