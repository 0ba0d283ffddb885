import { type Backdrop, cycle, disc, hills, rays, repeat, shape, silhouette } from './layers.ts';

export const sunburst: Backdrop = (ground) => ({
  far: rays(ground, 14, 0.34),
  mid: hills(ground, ground.height * 0.82, ground.unit * 0.06, ground.palette.near, 3),
  near: '',
});

export const space: Backdrop = ({ x, unit, width, height, palette, random }) => {
  const planet = [width * 0.82, height * 0.2] as const;
  const ring =
    `<ellipse cx="${planet[0]}" cy="${planet[1]}" rx="${unit * 0.34}" ry="${unit * 0.06}" fill="none" ` +
    `stroke="${palette.C}" stroke-width="7" transform="rotate(-18 ${planet[0]} ${planet[1]})"/>`;
  return {
    far:
      repeat(70, () =>
        disc(random() * width, random() * height, 0.6 + random() * 2.4, '#ffffff', 0.3 + random() * 0.7),
      ) +
      disc(planet[0], planet[1], unit * 0.2, palette.B) +
      ring,
    mid: disc(width * 0.1, height * 0.62, unit * 0.1, palette.D),
    near: `<ellipse cx="${x}" cy="${height * 1.08}" rx="${width * 0.8}" ry="${height * 0.24}" fill="${palette.near}"/>`,
  };
};

export const stadium: Backdrop = ({ x, unit, width, height, palette, random }) => {
  const beam = (side: number): string =>
    shape(
      [
        [x + side * width * 0.46, height * 0.05],
        [x + side * width * 0.05, height * 0.9],
        [x - side * width * 0.4, height * 0.9],
      ],
      '#ffffff',
      0.16,
    );
  const lamp = (side: number, i: number): string =>
    disc(
      x + side * width * 0.42 + ((i % 3) - 1) * unit * 0.05,
      height * 0.06 + Math.floor(i / 3) * unit * 0.05,
      unit * 0.019,
      '#ffffff',
    );
  const stripe = (i: number): string => {
    const top = height * 0.62;
    const near = (part: number): number => x + part * width * 0.2;
    const wide = (part: number): number => x + part * width * 0.62;
    return shape(
      [
        [near(i - 2), top],
        [near(i - 1.5), top],
        [wide(i - 1.5), height],
        [wide(i - 2), height],
      ],
      '#ffffff',
      0.09,
    );
  };
  const crowd = (i: number): string =>
    disc(random() * width, height * (0.39 + random() * 0.2), 2.2, cycle([palette.W, palette.C, palette.G], i), 0.5);
  return {
    far:
      beam(-1) +
      beam(1) +
      silhouette(
        `M0 ${height * 0.42}Q${x} ${height * 0.28} ${width} ${height * 0.42}V${height * 0.64}H0Z`,
        palette.near,
      ) +
      repeat(120, crowd),
    mid:
      [-1, 1].map((side) => repeat(6, (i) => lamp(side, i))).join('') +
      `<rect y="${height * 0.62}" width="${width}" height="${height}" fill="${palette.D}"/>` +
      repeat(4, stripe) +
      `<ellipse cx="${x}" cy="${height * 0.82}" rx="${width * 0.4}" ry="${height * 0.1}" fill="none" stroke="#ffffff" stroke-width="5" opacity=".7"/>`,
    near: '',
  };
};

export const shards: Backdrop = ({ x, unit, width, height, palette, random }) => {
  const shard = (i: number): string => {
    const sx = random() * width;
    const sy = random() * height * 0.8;
    const w = unit * (0.1 + random() * 0.25);
    const fill = cycle([palette.sky1, palette.mid, palette.C], i);
    return shape(
      [
        [sx, sy - w],
        [sx + w * 0.5, sy - w * 0.2],
        [sx - w * 0.2, sy + w * 1.2],
        [sx - w * 0.5, sy],
      ],
      fill,
      0.45,
    );
  };
  const wall = (side: number): string => {
    const at = (part: number): number => x + side * width * part;
    return shape(
      [
        [at(0.5), 0],
        [at(0.5), height],
        [at(0.2), height],
        [at(0.42), height * 0.4],
        [at(0.34), 0],
      ],
      palette.near,
    );
  };
  const edge = `M0 ${height * 0.84}L${x} ${height * 0.78}L${width} ${height * 0.84}`;
  return {
    far: repeat(9, shard),
    mid: wall(-1) + wall(1),
    near:
      silhouette(`${edge}V${height}H0Z`, palette.sky0) +
      `<path d="${edge}" stroke="${palette.C}" stroke-width="5" fill="none"/>`,
  };
};

export const confetti: Backdrop = (ground) => {
  const { unit, width, height, palette, random } = ground;
  const scrap = (i: number): string => {
    const x = random() * width;
    const y = random() * height;
    const size = unit * (0.015 + random() * 0.025);
    const fill = cycle([palette.A, palette.B, palette.C, palette.G, '#ffffff'], i);
    return `<rect x="${x}" y="${y}" width="${size * 1.8}" height="${size}" fill="${fill}" transform="rotate(${random() * 180} ${x} ${y})"/>`;
  };
  return {
    far: rays(ground, 18, 0.3, '#ffffff') + repeat(23, scrap),
    mid: repeat(23, scrap),
    near: hills(ground, height * 0.88, unit * 0.05, palette.near, 3),
  };
};

export const marquee: Backdrop = (ground) => {
  const { x, y, unit, height, palette } = ground;
  const bulb = (i: number): string => {
    const angle = (i / 18) * Math.PI * 2;
    return disc(x + Math.cos(angle) * unit * 0.46, y + Math.sin(angle) * unit * 0.46, unit * 0.022, '#fff6c9');
  };
  return {
    far: rays(ground, 12, 0.4),
    mid: `<circle cx="${x}" cy="${y}" r="${unit * 0.46}" fill="none" stroke="${palette.near}" stroke-width="${unit * 0.07}" opacity=".55"/>${repeat(18, bulb)}`,
    near: hills(ground, height * 0.9, unit * 0.03, palette.near, 2),
  };
};
