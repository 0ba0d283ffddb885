import { blendHex } from '../canvas/colour.ts';
import { type Backdrop, disc, hills, repeat, shape, silhouette } from './layers.ts';

export const reef: Backdrop = (ground) => {
  const { unit, width, height, palette, random } = ground;
  const beam = (i: number): string => {
    const x = width * (0.08 + i * 0.17);
    const lean = unit * 0.3 * (0.5 - i / 6);
    const foot = x + unit * (0.2 + random() * 0.2) - lean;
    return shape(
      [
        [x, -10],
        [x + unit * 0.08, -10],
        [foot, height],
        [x - unit * 0.16 - lean, height],
      ],
      '#ffffff',
      0.13,
    );
  };
  const weed = (i: number, fill: string): string => {
    const x = ((i + 0.2 + random() * 0.6) * width) / 6;
    const tall = unit * (0.25 + random() * 0.3);
    const side = random() > 0.5 ? 1 : -1;
    const at = (dx: number, dy: number): string => `${x + unit * dx} ${height - tall * dy}`;
    const up = `C${at(-0.08 * side, 0.4)} ${at(0.1 * side, 0.6)} ${at(0, 1)}`;
    return silhouette(`M${at(-0.03, 0)}${up}C${at(0.14 * side, 0.5)} ${at(-0.02 * side, 0.35)} ${at(0.05, 0)}Z`, fill);
  };
  const coral = (i: number): string => {
    const x = random() * width;
    const y = height * (0.84 + random() * 0.1);
    const radius = unit * (0.05 + random() * 0.05);
    const fill = i % 2 ? palette.B : palette.C;
    return repeat(3, (j) => disc(x + (j - 1) * radius * 1.1, y + Math.abs(j - 1) * radius * 0.6, radius, fill, 0.9));
  };
  return {
    far: repeat(6, beam),
    mid:
      repeat(6, (i) => weed(i, blendHex(palette.D, palette.mid, 0.55))) +
      hills(ground, height * 0.9, unit * 0.05, palette.near, 4),
    near: repeat(6, (i) => weed(i, palette.near)) + repeat(4, coral),
  };
};

export const harbour: Backdrop = ({ x, unit, width, height, palette }) => {
  const wave = (top: number, fill: string): string =>
    silhouette(
      `M0 ${height * top}${repeat(8, () => `q${width / 16} ${-unit * 0.05} ${width / 8} 0`)}V${height}H0Z`,
      fill,
    );
  const w = (part: number): number => width * part;
  const h = (part: number): number => height * part;
  const boat =
    `M${w(0.06)} ${h(0.6)}H${w(0.4)}L${w(0.34)} ${h(0.7)}H${w(0.12)}Z` +
    `M${w(0.22)} ${h(0.28)}L${w(0.4)} ${h(0.56)}H${w(0.22)}ZM${w(0.2)} ${h(0.34)}V${h(0.56)}H${w(0.06)}Z`;
  return {
    far: disc(x + unit * 0.1, h(0.3), unit * 0.2, palette.sky1, 0.95),
    mid:
      silhouette(boat, palette.near) + wave(0.68, blendHex(palette.mid, palette.sky1, 0.25)) + wave(0.76, palette.mid),
    near: wave(0.84, blendHex(palette.mid, palette.near, 0.5)) + wave(0.92, palette.near),
  };
};

/** A lagoon at night: a broken moon path between islands. */
export const lagoon: Backdrop = (ground) => {
  const { x, y, unit, width, height, palette, random } = ground;
  const glint = (i: number): string => {
    const wide = unit * (0.36 - i * 0.024) * (0.7 + random() * 0.5);
    const top = height * (0.62 + i * 0.03);
    return `<rect x="${x - wide / 2 + (random() - 0.5) * unit * 0.1}" y="${top}" width="${wide}" height="${unit * 0.014}" rx="${unit * 0.007}" fill="${palette.sky1}" opacity=".7"/>`;
  };
  return {
    far:
      disc(x, y, unit * 0.34, palette.sky1, 0.95) +
      hills(ground, height * 0.6, unit * 0.12, blendHex(palette.mid, palette.sky1, 0.2), 3),
    mid: `<rect y="${height * 0.6}" width="${width}" height="${height}" fill="${palette.mid}"/>${repeat(12, glint)}`,
    near: hills(ground, height * 0.92, unit * 0.06, palette.near, 3),
  };
};
