import { count, each, gloss, glow, line, matte, metal, type Motif, pair } from './part.ts';
import { ellipse, polygon, star } from './shapes.ts';

const coinFace = (x: number, y: number, r: number) => [
  metal(ellipse(x, y, r), 'G', 7),
  metal(ellipse(x, y, r * 0.76), 'G-1', 5),
  gloss(star(x, y, 5, r * 0.52, r * 0.23), 'A', 4),
];

export const coins: Motif = [
  ...each(
    [
      [34, 6],
      [100, 4],
      [166, 5],
    ],
    (x, tall) =>
      count(tall, (i) => [
        metal(
          `M${x - 32} ${178 - i * 15}A32 13 0 0 0 ${x + 32} ${178 - i * 15}V${188 - i * 15}A32 13 0 0 1 ${x - 32} ${188 - i * 15}Z`,
          i % 2 ? 'G' : 'G-1',
          4,
        ),
        metal(ellipse(x, 178 - i * 15, 32, 13), 'G', 5),
      ]),
  ),
  ...coinFace(100, 58, 52),
  glow(star(58, 26, 4, 18, 3), 'W', 2),
];

export const moneyBag: Motif = [
  gloss('M66 40C50 30 44 14 50 2 66 12 80 6 88 0 94 8 106 8 112 0 120 6 134 12 150 2 156 14 150 30 134 40Z', 'A-1', 9),
  gloss('M70 50H130C168 78 190 128 180 164 174 190 140 196 100 196 60 196 26 190 20 164 10 128 32 78 70 50Z', 'A', 36),
  line(11, metal('M66 46C84 54 116 54 134 46', 'G', 5)),
  metal(ellipse(100, 128, 42), 'G', 9),
  gloss(ellipse(100, 128, 31), 'B', 9),
  gloss(star(100, 127, 5, 22, 10), 'G', 5),
  ...pair(line(4, matte('M70 56C56 72 46 92 42 110', 'A-2', 1))),
];

export const ring: Motif = [
  line(17, metal(ellipse(100, 128, 58), 'G', 9)),
  metal('M64 72L54 44H146L136 72 118 84H82Z', 'G', 8),
  gloss(polygon([62, 12], [138, 12], [158, 38], [100, 84], [42, 38]), 'A', 4),
  gloss(polygon([62, 12], [84, 12], [76, 38], [42, 38]), 'A+2', 4),
  gloss(polygon([84, 12], [116, 12], [124, 38], [76, 38]), 'A+3', 4),
  gloss(polygon([116, 12], [138, 12], [158, 38], [124, 38]), 'A', 4),
  gloss(polygon([42, 38], [76, 38], [100, 84]), 'A-1', 4),
  gloss(polygon([76, 38], [124, 38], [100, 84]), 'A+1', 4),
  gloss(polygon([124, 38], [158, 38], [100, 84]), 'A-2', 4),
  ...pair(gloss(ellipse(54, 92, 8), 'C', 6)),
  glow(star(150, 14, 4, 22, 4), 'W', 2),
];
