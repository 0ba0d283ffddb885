/** A colour slot of a palette: hero, second, accent, support, gold, warm white, warm black. */
export type Slot = 'A' | 'B' | 'C' | 'D' | 'G' | 'W' | 'K';

/** A slot, or a tone of it: steps toward white (+) or toward the dark of the scene (-). */
export type Ink = Slot | `${Slot}${'-2' | '-1' | '+1' | '+2' | '+3'}`;

/** What a part is made of; light answers each differently. */
export type Material = 'gloss' | 'matte' | 'metal' | 'glow';

/** One shape of a motif in a box of 200 by 200 units; motifs list their parts in the order of painting. */
export type Part = {
  readonly path: string;
  readonly ink: Ink;
  readonly material: Material;
  /** Width of the rounded edge in units: 20–40 for a body, 8–14 for a limb, 1–3 for a line. */
  readonly bevel: number;
  /** Draws the path as a line of this width instead of filling it. */
  readonly stroke?: number;
  readonly transform?: string;
};

/** A subject: the same parts are drawn by every style. */
export type Motif = readonly Part[];

type Make = (path: string, ink: Ink, bevel: number) => Part;

const make =
  (material: Material): Make =>
  (path, ink, bevel) => ({ path, ink, material, bevel });

/** Shiny: vinyl, enamel, skin. */
export const gloss = make('gloss');
/** Dull: ink marks, cloth, pupils. */
export const matte = make('matte');
/** Reflects a horizon. */
export const metal = make('metal');
/** Gives light; takes no shading. */
export const glow = make('glow');

/** The same path drawn as a round-ended line. */
export function line(width: number, part: Part): Part {
  return { ...part, stroke: width };
}

/** A part in front of whatever transform it has already. */
export function transformed(part: Part, transform: string): Part {
  return { ...part, transform: part.transform ? `${transform} ${part.transform}` : transform };
}

/** A part and its mirror image on the vertical axis of the box. */
export function pair(part: Part): Part[] {
  return [part, transformed(part, 'matrix(-1 0 0 1 200 0)')];
}

/** A part turned clockwise by degrees around a point, by default the middle of the box. */
export function turn(part: Part, degrees: number, x = 100, y = 100): Part {
  return transformed(part, `rotate(${degrees} ${x} ${y})`);
}

/** Where a group of parts goes when it is used inside another motif. */
export type Move = { readonly x?: number; readonly y?: number; readonly scale?: number; readonly turn?: number };

/** A group of parts turned, then scaled, then moved; bevels scale with it. */
export function place(parts: Motif, { x = 0, y = 0, scale = 1, turn: degrees = 0 }: Move): Part[] {
  const transform = `translate(${x} ${y}) scale(${scale}) rotate(${degrees} 100 100)`;
  return parts.map((part) => ({ ...transformed(part, transform), bevel: part.bevel * scale }));
}

/** Parts made for each row of numbers. */
export function each<const Row extends (number | string)[]>(
  rows: readonly Row[],
  draw: (...cells: Row) => Part | Part[],
): Part[] {
  return rows.flatMap((row) => draw(...row));
}

/** Parts made for 0, 1, … count - 1. */
export function count(total: number, draw: (index: number) => Part | Part[]): Part[] {
  return Array.from({ length: total }, (_, index) => draw(index)).flat();
}
