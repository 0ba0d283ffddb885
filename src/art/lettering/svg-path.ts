import type { PathCommand } from 'opentype.js';

/** Glyph outlines as SVG path data, to a tenth of a unit. */
export function svgPath(commands: readonly PathCommand[]): string {
  const at = (x: number, y: number): string => `${Number(x.toFixed(1))} ${Number(y.toFixed(1))}`;
  const drawn = commands.map((command) => {
    switch (command.type) {
      case 'Z':
        return 'Z';
      case 'Q':
        return `Q${at(command.x1, command.y1)} ${at(command.x, command.y)}`;
      case 'C':
        return `C${at(command.x1, command.y1)} ${at(command.x2, command.y2)} ${at(command.x, command.y)}`;
      case 'M':
      case 'L':
        return `${command.type}${at(command.x, command.y)}`;
    }
  });
  return drawn.join('');
}
