import { type Backdrop, cycle, disc, rays, repeat, shape, silhouette } from './layers.ts';

export const temple: Backdrop = (ground) => {
  const { x, y, unit, width, height, palette } = ground;
  const column = (side: number, i: number): string => {
    const at = x + side * unit * (0.36 + 0.2 * i);
    const wide = unit * 0.13;
    const top = height * 0.14 + i * unit * 0.05;
    const groove = (shift: number): string =>
      `<rect x="${at + wide * shift - 2}" y="${height * 0.2}" width="4" height="${height}" fill="${palette.sky0}" opacity=".5"/>`;
    return (
      `<rect x="${at - wide / 2}" y="${top}" width="${wide}" height="${height}" fill="${i ? palette.near : palette.mid}"/>` +
      `<rect x="${at - wide * 0.72}" y="${top - height * 0.04}" width="${wide * 1.44}" height="${unit * 0.06}" fill="${palette.near}"/>` +
      [-0.28, 0, 0.28].map(groove).join('')
    );
  };
  return {
    far: rays(ground, 10, 0.22) + disc(x, y, unit * 0.36, palette.sky1, 0.5),
    mid:
      [-1, 1].map((side) => repeat(2, (i) => column(side, i))).join('') +
      silhouette(`M0 0H${width}V${height * 0.08}Q${x} ${height * 0.2} 0 ${height * 0.08}Z`, palette.near),
    near: silhouette(`M${-width * 0.1} ${height * 0.86}H${width * 1.1}V${height}H${-width * 0.1}Z`, palette.sky0),
  };
};

export const velvet: Backdrop = ({ x, unit, width, height, palette }) => {
  const fold = (i: number, right: boolean): string => {
    const wide = width / 14;
    const left = right ? width - (i + 1) * wide * 1.25 : i * wide * 1.25;
    const bend = right ? wide * 1.6 : wide * 0.7;
    const foot = right ? wide * 1.5 : -wide * 0.1;
    const heel = right ? wide * 0.4 : -wide;
    return silhouette(
      `M${left} 0H${left + wide * 1.3}C${left + wide * 1.1} ${height * 0.4} ${left + bend} ${height * 0.6} ${left + foot} ${height * 0.9}` +
        `H${left + heel}C${left} ${height * 0.6} ${left} ${height * 0.4} ${left} 0Z`,
      i % 2 ? palette.mid : palette.near,
    );
  };
  const table = (rx: number, ry: number, paint: string): string =>
    `<ellipse cx="${x}" cy="${height * 1.02}" rx="${width * rx}" ry="${height * ry}" ${paint}/>`;
  return {
    far: shape(
      [
        [x - unit * 0.1, -20],
        [x + unit * 0.1, -20],
        [x + unit * 0.55, height],
        [x - unit * 0.55, height],
      ],
      palette.sky1,
      0.5,
    ),
    mid: repeat(3, (i) => fold(i, false) + fold(i, true)),
    near:
      table(0.75, 0.2, `fill="${palette.D}"`) + table(0.68, 0.17, `fill="none" stroke="${palette.G}" stroke-width="5"`),
  };
};

export const vault: Backdrop = (ground) => {
  const { x, y, unit, width, height, palette } = ground;
  const rivet = (i: number): string => {
    const angle = (i / 24) * Math.PI * 2;
    return disc(x + Math.cos(angle) * unit * 0.48, y + Math.sin(angle) * unit * 0.48, unit * 0.014, palette.sky1);
  };
  const door = `<circle cx="${x}" cy="${y}" r="${unit * 0.48}" fill="none" stroke="${palette.near}" stroke-width="${unit * 0.06}"/>`;
  return {
    far: disc(x, y, unit * 0.48, palette.mid) + door + repeat(24, rivet) + rays(ground, 12, 0.16),
    mid: '',
    near: silhouette(`M0 ${height * 0.84}H${width}V${height}H0Z`, palette.sky0),
  };
};

/** A bazaar at night: strings of lamps and pennants between awnings. */
export const bazaar: Backdrop = (ground) => {
  const { x, y, unit, width, height, palette, random } = ground;
  const bunting = (top: number, sag: number, count: number): string => {
    const at = (t: number): number => height * top + Math.sin(t * Math.PI) * unit * sag;
    return repeat(count, (i) => {
      const t = (i + 0.5) / count;
      const half = (width / count) * 0.36;
      const px = width * t;
      const py = at(t);
      return shape(
        [
          [px - half, py],
          [px + half, py],
          [px, py + half * 2.1],
        ],
        cycle([palette.A, palette.C, palette.G, palette.D], i),
      );
    });
  };
  const awning = (left: number, wide: number): string => {
    const top = height * (0.62 + random() * 0.04);
    const stripe = wide / 6;
    return (
      `<rect x="${left}" y="${top}" width="${wide}" height="${height}" fill="${palette.near}"/>` +
      repeat(6, (i) =>
        silhouette(
          `M${left + i * stripe} ${top}h${stripe}v${unit * 0.09}a${stripe / 2} ${stripe / 2} 0 0 1 ${-stripe} 0Z`,
          i % 2 ? palette.W : palette.B,
        ),
      )
    );
  };
  return {
    far: disc(x, y, unit * 0.4, palette.sky1, 0.6) + rays(ground, 14, 0.2) + bunting(0.03, 0.16, 11),
    mid: awning(-unit * 0.12, unit * 0.42) + awning(width - unit * 0.3, unit * 0.42),
    near:
      silhouette(`M0 ${height * 0.88}H${width}V${height}H0Z`, palette.sky0) +
      repeat(9, (i) =>
        disc(
          (i + 0.5) * (width / 9),
          height * (0.05 + Math.sin(((i + 0.5) / 9) * Math.PI) * 0.06),
          unit * 0.016,
          '#fff3c4',
        ),
      ),
  };
};
