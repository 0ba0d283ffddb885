import { count, each, gloss, glow, line, matte, metal, type Motif, pair, turn } from './part.ts';
import { box, ellipse, polygon, star } from './shapes.ts';

export const golf: Motif = [
  gloss('M4 176C30 150 170 150 196 176 176 198 24 198 4 176Z', 'D', 10),
  matte(ellipse(138, 168, 22, 7), 'K', 3),
  line(7, metal('M138 168V8', 'W', 3)),
  gloss('M134 10C110 2 88 22 58 12L66 34 58 54C88 64 112 44 134 54Z', 'A', 9),
  gloss(ellipse(70, 138, 34), 'W', 28),
  ...each(
    [
      [58, 124],
      [74, 118],
      [90, 128],
      [50, 140],
      [68, 136],
      [86, 146],
      [60, 154],
      [76, 156],
    ],
    (x, y) => matte(ellipse(x, y, 4, 3.4), 'W-1', 2),
  ),
  gloss('M62 170H78L74 190H66Z', 'C', 4),
];

export const baseball: Motif = [
  turn(
    gloss('M88 -20C88 -30 112 -30 112 -20L116 60C116 100 110 130 108 176H92C90 130 84 100 84 60Z', 'B', 12),
    38,
    100,
    84,
  ),
  turn(line(9, metal('M94 168H106', 'A', 4)), 38, 100, 84),
  turn(line(4, matte('M88 42H112M88 50H112', 'A', 1)), 38, 100, 84),
  gloss(ellipse(84, 128, 60), 'W', 40),
  ...each([[1], [-1]], (side) =>
    line(3.4, matte(`M${84 + side * 20} 72C${84 + side * 46} 104 ${84 + side * 46} 152 ${84 + side * 20} 184`, 'A', 1)),
  ),
  ...each([[86], [104], [122], [140], [158], [172]], (y) => [
    line(
      3,
      matte(
        `M${112 + Math.sin((y - 70) / 37) * 8} ${y}l12 -4M${44 - Math.sin((y - 70) / 37) * 8} ${y - 4}l12 4`,
        'A',
        1,
      ),
    ),
  ]),
];

export const rugby: Motif = [
  ...[
    gloss('M4 100C24 50 64 30 100 30 136 30 176 50 196 100 176 150 136 170 100 170 64 170 24 150 4 100Z', 'A', 40),
    gloss('M34 62C48 88 48 112 34 138L22 126C28 108 28 92 22 74Z', 'W', 6),
    gloss('M166 62C152 88 152 112 166 138L178 126C172 108 172 92 178 74Z', 'W', 6),
    line(5, matte('M62 86H138', 'W', 2)),
    ...count(6, (i) => line(5, matte(`M${68 + i * 13} 76V98`, 'W', 2))),
    glow(ellipse(78, 52, 22, 8, -12), 'W', 5),
  ].map((part) => turn(part, -24)),
];

export const darts: Motif = [
  gloss(ellipse(88, 112, 84), 'K+1', 10),
  ...count(10, (i) => turn(gloss('M88 112L67 46A69 69 0 0 1 109 46Z', i % 2 ? 'W' : 'A', 4), i * 36, 88, 112)),
  line(6, metal(ellipse(88, 112, 44), 'D', 3)),
  gloss(ellipse(88, 112, 17), 'D', 6),
  gloss(ellipse(88, 112, 8), 'A', 5),
  ...each([[0], [22]], (degrees) => [
    turn(line(7, metal('M88 112L132 66', 'G', 4)), degrees, 88, 112),
    turn(gloss('M128 70L146 30 166 10 172 26 190 34 170 54Z', degrees ? 'B' : 'C', 6), degrees, 88, 112),
    turn(line(3, matte('M134 64L172 26', 'K', 1)), degrees, 88, 112),
  ]),
];

export const whistle: Motif = [
  line(6, gloss('M150 62C190 40 196 -4 150 -4 110 -4 96 24 110 44', 'C', 3)),
  metal('M96 58H196V96H152C152 144 118 176 78 174 36 172 6 142 8 104 10 72 36 50 70 50 82 50 90 54 96 58Z', 'A', 22),
  matte(ellipse(76, 110, 34), 'K', 6),
  gloss(ellipse(82, 118, 17), 'G', 12),
  metal(ellipse(76, 110, 38), 'G', 2),
  matte(box(110, 50, 26, 18, 3), 'K', 4),
  metal(box(180, 52, 18, 50, 5), 'G', 6),
  line(6, glow('M24 30L8 12M54 18L46 -4', 'W', 2)),
];

export const stopwatch: Motif = [
  metal(box(86, -8, 28, 26, 6), 'G', 7),
  metal(box(92, 14, 16, 16, 2), 'G-1', 5),
  turn(metal(box(90, 6, 20, 22, 5), 'A', 6), 42, 100, 112),
  metal(ellipse(100, 112, 86), 'A', 14),
  gloss(ellipse(100, 112, 66), 'W', 10),
  ...count(12, (i) => turn(matte(box(97.5, 52, 5, i % 3 ? 9 : 15, 1), 'K', 1), i * 30, 100, 112)),
  gloss('M100 112V58A54 54 0 0 1 146.8 139Z', 'C', 5),
  line(6, gloss('M100 122V66', 'B', 3)),
  metal(ellipse(100, 112, 9), 'G', 5),
];

export const greyhound: Motif = [
  ...pair(gloss('M66 62C40 66 22 56 14 36 36 32 58 36 76 48Z', 'A', 8)),
  gloss(
    'M100 34C128 34 142 54 138 82 132 110 124 128 122 152 122 178 114 192 100 194 86 192 78 178 78 152 76 128 68 110 62 82 58 54 72 34 100 34Z',
    'A',
    22,
  ),
  gloss('M100 60C108 84 116 124 114 152 114 170 108 180 100 182 92 180 86 170 86 152 84 124 92 84 100 60Z', 'W', 9),
  ...each([[-1], [1]], (side) => [
    gloss(ellipse(100 + side * 24, 84, 9), 'W', 4),
    gloss(ellipse(100 + side * 24, 85, 6), 'D', 4),
    matte(ellipse(100 + side * 24, 85, 3.4), 'K', 2),
    glow(ellipse(98 + side * 24, 82, 2), 'W', 1),
  ]),
  gloss('M86 160C90 154 110 154 114 160 112 172 106 178 100 178 94 178 88 172 86 160Z', 'K', 6),
  line(3.4, matte('M100 178V186M88 186C94 190 106 190 112 186', 'K', 1)),
  line(8, metal('M60 116C50 130 44 148 42 170M140 116C150 130 156 148 158 170', 'B', 4)),
  gloss('M64 168H136V200H64Z', 'B', 7),
  line(9, gloss('M96 174L104 172V196', 'W', 3)),
];

export const bicycle: Motif = [
  ...each([[46], [154]], (x) => [
    line(9, metal(ellipse(x, 132, 40), 'K+1', 4)),
    ...[0, 45, 90, 135].map((degrees) => turn(line(2, metal(`M${x} 94V170`, 'W', 1)), degrees, x, 132)),
    metal(ellipse(x, 132, 8), 'G', 5),
  ]),
  line(9, gloss('M46 132L78 76H136L96 132H46M78 76L96 132M136 76L154 132', 'A', 5)),
  line(8, metal('M136 76L130 48H152C164 48 164 68 152 68M78 76L72 58', 'G', 4)),
  gloss('M52 52C62 48 84 48 92 54 90 64 58 66 52 52Z', 'B', 6),
  metal(ellipse(96, 132, 15), 'G', 6),
  line(6, gloss('M96 132L108 154M102 156H118', 'K', 3)),
  glow(star(176, 44, 4, 16, 4), 'W', 2),
  gloss(polygon([14, 26], [44, 20], [40, 38], [12, 44]), 'C', 4),
];

/** Laurel and a number one: for leagues and finals. */
export const laurel: Motif = [
  ...count(7, (i) => pair(turn(gloss('M30 100C12 92 6 74 14 58 32 64 42 82 30 100Z', 'D', 7), -64 + i * 21, 100, 108))),
  ...pair(line(5, gloss('M100 190C60 186 32 156 30 112 30 84 42 58 60 40', 'D-1', 3))),
  metal('M100 46C120 58 136 58 148 58 148 104 130 134 100 150 70 134 52 104 52 58 64 58 80 58 100 46Z', 'G', 9),
  gloss('M100 58C116 67 128 69 138 69 136 104 122 126 100 138 78 126 64 104 62 69 72 69 84 67 100 58Z', 'A', 13),
  line(13, gloss('M88 84L102 74V122', 'W', 5)),
  gloss('M84 176H116L124 196 100 188 76 196Z', 'C', 6),
  gloss(star(100, 22, 5, 20, 8), 'G', 5),
];
