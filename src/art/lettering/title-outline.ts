import type { PathCommand } from 'opentype.js';
import { breakTitle } from './break-title.ts';
import type { Face } from './face.ts';

/** How a style bends its titles: all are 0 for straight lines. */
export type Warp = {
  /** Lifts the middle, as a part of the height. */
  readonly arc?: number;
  /** Swells the middle. */
  readonly bulge?: number;
  readonly slant?: number;
};

/** A title fitted into a box: outlines around x = 0 with the last baseline at y = 0. */
export type TitleOutline = {
  readonly path: string;
  readonly top: number;
  readonly bottom: number;
  /** Size of the first line in pixels. */
  readonly size: number;
  readonly lines: number;
};

const leading = 1.16;
/** A second line may be this much larger than the first. */
const growth = 1.22;

function fitSizes(face: Face, lines: readonly string[], box: { width: number; height: number }): number[] {
  const widths = lines.map((text) => face.width(text));
  const cap = face.capHeight;
  const size = Math.min(box.width / Math.max(...widths), box.height / (lines.length * 0.94 * cap * growth));
  if (lines.length === 1) return [size];
  const sizes = widths.map((width) => Math.min(box.width / width, size * growth));
  const total = sizes.reduce((sum, each) => sum + each * cap * 1.14, 0);
  return total > box.height ? sizes.map((each) => (each * box.height) / total) : sizes;
}

/** Sets a title in a face, fits each line to the box and bends the whole. */
export function outlineTitle(
  face: Face,
  title: string,
  options: { width: number; height: number; warp: Warp; longestWhole?: number },
): TitleOutline {
  const lines = breakTitle(title, options.longestWhole);
  const sizes = fitSizes(face, lines, options);
  const commands: PathCommand[] = [];
  let y = 0;
  for (let i = lines.length - 1; i >= 0; i -= 1) {
    const text = lines[i] ?? '';
    const size = sizes[i] ?? 0;
    commands.push(...face.outline(text, (-face.width(text) * size) / 2, y, { size }));
    y -= size * face.capHeight * leading;
  }
  return { ...bend(commands, options), size: sizes[0] ?? 0, lines: lines.length };
}

function bend(
  commands: readonly PathCommand[],
  { width, height, warp }: { width: number; height: number; warp: Warp },
): { path: string; top: number; bottom: number } {
  const { arc = 0, bulge = 0, slant = 0 } = warp;
  // Straight strokes are cut into pieces, or they would stay straight on a curve.
  const pieces = arc || bulge ? 4 : 1;
  let top = 0;
  let bottom = 0;
  const point = (x: number, y: number): string => {
    const t = x / (width / 2);
    const lifted = (y - arc * (1 - t * t) * height) * (1 + bulge * (1 - t * t));
    top = Math.min(top, lifted);
    bottom = Math.max(bottom, lifted);
    return `${(x - slant * lifted).toFixed(1)} ${lifted.toFixed(1)}`;
  };
  let from = { x: 0, y: 0 };
  const path = commands.map((command) => {
    if (command.type === 'Z') return 'Z';
    const start = from;
    from = { x: command.x, y: command.y };
    switch (command.type) {
      case 'M':
        return `M${point(command.x, command.y)}`;
      case 'L':
        return Array.from({ length: pieces }, (_, i) => {
          const t = (i + 1) / pieces;
          return `L${point(start.x + (command.x - start.x) * t, start.y + (command.y - start.y) * t)}`;
        }).join('');
      case 'Q':
        return `Q${point(command.x1, command.y1)} ${point(command.x, command.y)}`;
      case 'C':
        return `C${point(command.x1, command.y1)} ${point(command.x2, command.y2)} ${point(command.x, command.y)}`;
    }
  });
  return { path: path.join(''), top, bottom };
}
