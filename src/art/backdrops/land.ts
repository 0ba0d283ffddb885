import { blendHex } from '../canvas/colour.ts';
import { type Backdrop, cycle, disc, hills, peaks, rays, repeat, shape, silhouette } from './layers.ts';

export const mountain: Backdrop = (ground) => {
  const { x, y, unit, height, palette } = ground;
  return {
    far:
      disc(x + unit * 0.14, y - unit * 0.1, unit * 0.26, palette.sky1, 0.95) +
      peaks(ground, height * 0.62, unit * 0.3, blendHex(palette.mid, palette.sky1, 0.3)),
    mid: peaks(ground, height * 0.74, unit * 0.26, palette.mid),
    near: peaks(ground, height * 0.9, unit * 0.2, palette.near, 5),
  };
};

export const jungle: Backdrop = (ground) => {
  const { unit, width, height, palette, random } = ground;
  const leaf = (fill: string): string => {
    const hangs = random() > 0.5;
    const y = hangs ? -unit * 0.02 : height * 1.02;
    const length = unit * (0.3 + random() * 0.25);
    const angle = (hangs ? 90 : -90) + (random() - 0.5) * 80;
    const edge = (side: number): string =>
      `${length * 0.3} ${length * 0.22 * side} ${length * 0.8} ${length * 0.16 * side}`;
    return (
      `<g transform="translate(${random() * width} ${y}) rotate(${angle})">` +
      silhouette(
        `M0 0C${edge(-1)} ${length} 0 ${length * 0.8} ${length * 0.16} ${length * 0.3} ${length * 0.22} 0 0Z`,
        fill,
      ) +
      `<path d="M0 0H${length * 0.92}" stroke="${palette.sky0}" stroke-width="3" opacity=".5"/></g>`
    );
  };
  return {
    far: rays(ground, 9, 0.25),
    mid: repeat(9, () => leaf(palette.mid)),
    near: repeat(9, () => leaf(palette.near)),
  };
};

export const desert: Backdrop = (ground) => {
  const { x, unit, width, height, palette } = ground;
  const tip = [width * 0.5, height * 0.36] as const;
  const right = [width * 0.95, height * 0.74] as const;
  return {
    far:
      disc(x - unit * 0.2, height * 0.24, unit * 0.15, '#ffffff', 0.9) +
      shape([tip, right, [width * 0.05, height * 0.74]], blendHex(palette.mid, palette.sky1, 0.35)) +
      shape([tip, right, [width * 0.6, height * 0.74]], palette.mid),
    mid: hills(ground, height * 0.72, unit * 0.1, palette.mid, 3),
    near: hills(ground, height * 0.86, unit * 0.08, palette.near, 3),
  };
};

export const field: Backdrop = (ground) => {
  const { x, unit, width, height, palette } = ground;
  const barn = (i: number): string => {
    const at = width * (0.1 + i * 0.42);
    const y = height * 0.6;
    const wall = unit * 0.1;
    return shape(
      [
        [at - wall, y + unit * 0.14],
        [at - wall, y],
        [at, y - unit * 0.09],
        [at + wall, y],
        [at + wall, y + unit * 0.14],
      ],
      palette.near,
    );
  };
  const post = (i: number): string =>
    `<rect x="${(i * width) / 13 - 4}" y="${height * 0.72}" width="8" height="${unit * 0.2}" fill="${palette.sky0}" rx="4"/>`;
  return {
    far: disc(x, height * 0.46, unit * 0.34, palette.sky1) + rays(ground, 16, 0.3),
    mid: hills(ground, height * 0.6, unit * 0.1, palette.mid, 3) + repeat(3, barn),
    near:
      hills(ground, height * 0.8, unit * 0.05, palette.near, 4) +
      repeat(14, post) +
      `<rect y="${height * 0.76}" width="${width}" height="7" fill="${palette.sky0}"/>`,
  };
};

export const candy: Backdrop = (ground) => {
  const { unit, width, height, palette, random } = ground;
  const lolly = (i: number): string => {
    const x = width * (0.05 + i * 0.23);
    const y = height * (0.6 + random() * 0.1);
    const radius = unit * (0.06 + random() * 0.05);
    return (
      `<rect x="${x - 3}" y="${y}" width="6" height="${height}" fill="#ffffff"/>` +
      disc(x, y, radius, cycle([palette.B, palette.C, palette.D], i)) +
      disc(x, y, radius * 0.55, '#ffffff', 0.6)
    );
  };
  return {
    far: rays(ground, 16, 0.4, '#ffffff'),
    mid: hills(ground, height * 0.72, unit * 0.14, palette.mid, 3) + repeat(5, lolly),
    near: hills(ground, height * 0.86, unit * 0.08, palette.near, 4),
  };
};

/** Rooftops with lit windows under a low moon. */
export const skyline: Backdrop = (ground) => {
  const { x, y, unit, width, height, palette, random } = ground;
  const tower = (left: number, top: number, fill: string, lit: boolean): string => {
    const wide = unit * (0.1 + random() * 0.08);
    const windows = repeat(lit ? 10 : 0, (i) => {
      const wx = left + wide * (0.2 + (i % 2) * 0.42);
      const wy = top + unit * (0.04 + Math.floor(i / 2) * 0.06);
      return random() > 0.4
        ? `<rect x="${wx}" y="${wy}" width="${wide * 0.2}" height="${unit * 0.028}" fill="${palette.rim}" opacity=".75"/>`
        : '';
    });
    return `<rect x="${left}" y="${top}" width="${wide}" height="${height}" fill="${fill}"/>${windows}`;
  };
  const row = (count: number, top: number, fill: string, lit: boolean): string =>
    repeat(count, (i) => tower((i / count) * width - unit * 0.04, height * (top + random() * 0.14), fill, lit));
  return {
    far: disc(x, y, unit * 0.38, palette.sky1, 0.8) + row(8, 0.38, blendHex(palette.mid, palette.sky1, 0.22), false),
    mid: row(6, 0.5, palette.mid, true),
    near: row(5, 0.76, palette.near, false),
  };
};
