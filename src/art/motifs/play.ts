import { each, gloss, glow, line, metal, type Motif, pair } from './part.ts';
import { box, ellipse } from './shapes.ts';

export const pad: Motif = [
  gloss(
    'M56 52H144C176 52 188 88 194 128 200 166 168 176 150 150L138 134H62L50 150C32 176 0 166 6 128 12 88 24 52 56 52Z',
    'A',
    24,
  ),
  gloss('M48 78H62V92H76V106H62V120H48V106H34V92H48Z', 'K', 5),
  ...each(
    [
      [150, 76, 'G'],
      [168, 96, 'C'],
      [132, 96, 'D'],
      [150, 116, 'B'],
    ],
    (x, y, ink) => gloss(ellipse(x, y, 9.5), ink, 7),
  ),
  ...pair(gloss(ellipse(78, 128, 13), 'K', 6)),
  ...pair(gloss(ellipse(78, 127, 8), 'B', 5)),
  glow(box(88, 74, 24, 9, 4), 'W', 3),
  line(5, glow('M44 54C60 40 140 40 156 54', 'C', 3)),
];

export const rocket: Motif = [
  glow('M78 150C74 176 92 190 100 198 108 190 126 176 122 150Z', 'G', 6),
  glow('M88 150C86 168 96 176 100 184 104 176 114 168 112 150Z', 'W', 4),
  ...pair(gloss('M66 96C42 108 34 134 38 160 52 150 66 146 78 146Z', 'B', 10)),
  gloss('M100 4C136 34 146 86 134 148C124 156 76 156 66 148 54 86 64 34 100 4Z', 'W', 26),
  gloss('M100 4C118 18 130 40 134 62 112 70 88 70 66 62 70 40 82 18 100 4Z', 'A', 18),
  metal(ellipse(100, 94, 22), 'G', 6),
  gloss(ellipse(100, 94, 16), 'C', 12),
  glow(ellipse(95, 88, 5, 3.5, -30), 'W', 1),
  gloss('M66 136C88 144 112 144 134 136L133 148C124 156 76 156 67 148Z', 'A', 5),
  gloss('M96 124H104V168H96Z', 'B', 4),
];
