import { eyes } from './eyes.ts';
import { count, each, gloss, glow, line, matte, metal, type Motif, pair, turn } from './part.ts';
import { box, ellipse, polygon, star } from './shapes.ts';

export const compass: Motif = [
  metal(ellipse(100, 12, 14), 'G', 6),
  metal(ellipse(100, 106, 88), 'G', 13),
  gloss(ellipse(100, 106, 70), 'W', 10),
  ...count(8, (i) => turn(matte(polygon([97, 44], [103, 44], [100, i % 2 ? 54 : 62]), 'B', 1), i * 45, 100, 106)),
  line(3, matte(ellipse(100, 106, 46), 'B', 1)),
  turn(gloss(polygon([100, 50], [114, 106], [86, 106]), 'A', 7), 32, 100, 106),
  turn(gloss(polygon([100, 162], [114, 106], [86, 106]), 'B', 7), 32, 100, 106),
  metal(ellipse(100, 106, 10), 'G', 6),
  line(5, glow('M46 84C54 62 70 50 90 44', 'W', 2)),
];

export const hourglass: Motif = [
  gloss('M52 22H148C150 66 124 80 110 100 124 120 150 134 148 178H52C50 134 76 120 90 100 76 80 50 66 52 22Z', 'W', 15),
  gloss('M62 56C84 64 116 64 138 56 132 76 114 86 104 100H96C86 86 68 76 62 56Z', 'A', 8),
  line(3, gloss('M100 98V150', 'A', 1)),
  gloss('M58 176C62 152 84 138 100 134 116 138 138 152 142 176Z', 'A', 11),
  ...each([[4], [176]], (y) => [metal(box(34, y, 132, 22, 8), 'G', 8), gloss(ellipse(100, y + 11, 8, 6), 'C', 4)]),
  ...pair(line(8, metal('M44 26V174', 'G', 4))),
  line(5, glow('M66 34C66 48 72 58 78 64', 'W', 2)),
];

export const keys: Motif = [
  ...[-26, 22].flatMap((degrees) =>
    [
      line(16, metal(ellipse(100, 44, 34), degrees < 0 ? 'A' : 'G', 7)),
      ...count(4, (i) => turn(gloss(ellipse(100, 6, 9), degrees < 0 ? 'C' : 'A', 6), i * 90 + 45, 100, 44)),
      metal(box(92, 76, 16, 112, 4), degrees < 0 ? 'A' : 'G', 7),
      metal('M106 146H134V160H126V168H134V182H106Z', degrees < 0 ? 'A' : 'G', 5),
      metal(box(84, 82, 32, 12, 4), degrees < 0 ? 'A' : 'G', 5),
    ].map((part) => turn(part, degrees, 100, 20)),
  ),
  gloss('M100 30C108 22 122 28 118 40 114 48 106 54 100 58 94 54 86 48 82 40 78 28 92 22 100 30Z', 'C', 6),
];

export const strongroom: Motif = [
  gloss(box(8, 8, 184, 184, 20), 'B', 14),
  metal(ellipse(100, 100, 80), 'W-1', 11),
  gloss(ellipse(100, 100, 66), 'A', 12),
  ...count(12, (i) => turn(metal(ellipse(100, 28, 5), 'G', 3), i * 30)),
  metal(ellipse(100, 100, 42), 'W-1', 9),
  ...[0, 60, 120].map((degrees) => turn(line(9, metal('M100 44V156', 'G', 5)), degrees)),
  ...count(6, (i) => turn(gloss(ellipse(100, 46, 9), 'C', 6), i * 60)),
  metal(ellipse(100, 100, 17), 'G', 10),
  ...each(
    [
      [14, 50],
      [14, 124],
    ],
    (x, y) => metal(box(x - 12, y, 20, 28, 5), 'G', 6),
  ),
];

export const topHat: Motif = [
  ...pair(gloss('M78 66C62 36 62 0 76 -8 92 0 98 34 96 64Z', 'W', 8)),
  ...pair(matte('M82 56C74 36 74 12 80 8 88 16 92 36 92 56Z', 'C', 4)),
  gloss('M100 44C122 44 132 60 130 80H70C68 60 78 44 100 44Z', 'W', 12),
  ...eyes(13, 66, 7, 'A'),
  gloss('M46 82H154L166 176C150 190 50 190 34 176Z', 'K+1', 15),
  gloss('M38 146C58 162 142 162 162 146L166 172C144 186 56 186 34 172Z', 'A', 8),
  metal(ellipse(100, 168, 10), 'G', 6),
  gloss('M14 78C14 66 52 60 100 60 148 60 186 66 186 78 186 94 148 98 100 98 52 98 14 94 14 78Z', 'K+2', 8),
  matte(ellipse(100, 80, 54, 10), 'K', 4),
  gloss('M76 80C76 68 86 62 100 62 114 62 124 68 124 80 118 86 82 86 76 80Z', 'W', 7),
  glow(star(164, 36, 4, 20, 4), 'G', 2),
  glow(star(34, 44, 4, 15, 3), 'G', 2),
];
