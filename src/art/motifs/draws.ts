import { count, each, gloss, glow, line, matte, metal, type Motif, pair, turn } from './part.ts';
import { box, ellipse, polygon, star } from './shapes.ts';

export const balls: Motif = [
  ...each(
    [
      [58, 132, 42, 'A'],
      [140, 140, 40, 'B'],
      [104, 66, 44, 'C'],
      [164, 76, 24, 'D'],
    ],
    (x, y, r, ink) => [
      gloss(ellipse(x, y, r), ink, r * 0.8),
      gloss(ellipse(x - r * 0.05, y - r * 0.02, r * 0.54), 'W', 5),
      glow(ellipse(x - r * 0.36, y - r * 0.56, r * 0.22, r * 0.12, -35), 'W', 4),
    ],
  ),
  matte('M50 118H72L60 150H52L62 126H50Z', 'K', 1),
  line(
    5,
    matte(
      'M128 130C130 120 148 120 148 130 148 138 134 142 132 150H150M104 78C92 78 92 54 106 54 118 54 118 84 98 86',
      'K',
      1,
    ),
  ),
];

const stub = 'M14 62H186V86A14 14 0 0 0 186 114V138H14V114A14 14 0 0 0 14 86Z';

export const ticket: Motif = [
  turn(gloss(stub, 'B', 6), 14),
  ...[
    gloss(stub, 'A', 7),
    line(3, matte('M62 66V134', 'W', 1)),
    metal(star(38, 100, 5, 15, 7), 'G', 4),
    ...each(
      [
        [90, 'G'],
        [124, 'C'],
        [158, 'G'],
      ],
      (x, ink) => [gloss(ellipse(x, 92, 14), 'W', 8), gloss(ellipse(x, 92, 7), ink, 5)],
    ),
    matte(box(76, 116, 96, 9, 4), 'A-2', 2),
  ].map((part) => turn(part, -10)),
];

const daubed = [2, 5, 8, 15];
const cell = (i: number): readonly [number, number] => [41 + (i % 4) * 30.5, 71 + Math.floor(i / 4) * 25];

export const bingo: Motif = [
  ...[
    gloss(box(26, 34, 148, 148, 14), 'A', 9),
    gloss(box(36, 66, 128, 106, 6), 'W', 4),
    ...count(16, (i) => gloss(box(...cell(i), 27, 21, 3), daubed.includes(i) ? 'C' : 'W-1', 3)),
    ...daubed.map((i) => gloss(star(cell(i)[0] + 13.5, cell(i)[1] + 10.5, 5, 9, 4), 'W', 2)),
    ...each(
      [
        [46, 'G'],
        [73, 'B'],
        [100, 'D'],
        [127, 'C'],
        [154, 'G'],
      ],
      (x, ink) => gloss(ellipse(x, 49, 10), ink, 7),
    ),
  ].map((part) => turn(part, -6)),
  gloss(ellipse(160, 158, 34), 'C', 26),
  gloss(ellipse(157, 157, 18), 'W', 5),
  line(4.5, matte('M150 150H166L158 168', 'K', 1)),
  glow(ellipse(146, 138, 8, 5, -35), 'W', 3),
];

/** A drum of numbered balls. */
export const drum: Motif = [
  metal('M34 178H166L176 196H24Z', 'G', 6),
  ...pair(metal('M40 178L54 104 66 108 58 178Z', 'G', 5)),
  gloss(ellipse(100, 92, 78), 'W', 34),
  gloss(ellipse(100, 92, 68), 'A-2', 12),
  ...each(
    [
      [72, 112, 22, 'A'],
      [114, 122, 22, 'C'],
      [140, 94, 19, 'G'],
      [62, 74, 18, 'B'],
      [100, 82, 21, 'D'],
      [128, 58, 16, 'A'],
    ],
    (x, y, r, ink) => [gloss(ellipse(x, y, r), ink, r * 0.8), gloss(ellipse(x - 1, y - 1, r * 0.5), 'W', 3)],
  ),
  line(4, metal('M28 92A72 72 0 0 0 172 92M100 18C58 44 58 140 100 166', 'G', 2)),
  metal(ellipse(100, 14, 10), 'G', 7),
  line(7, metal('M178 92H194V116', 'G', 4)),
  gloss(ellipse(194, 122, 9), 'B', 7),
];

export const gift: Motif = [
  gloss('M30 92H170V178C170 186 30 186 30 178Z', 'A', 12),
  gloss(box(18, 66, 164, 34, 7), 'A+1', 8),
  metal('M84 66H116V184H84Z', 'G', 5),
  gloss('M98 64C70 66 40 54 44 34 50 14 84 24 98 58Z', 'C', 9),
  gloss('M102 64C130 66 160 54 156 34 150 14 116 24 102 58Z', 'C', 9),
  gloss(ellipse(100, 60, 12, 11), 'C+1', 8),
  ...each(
    [
      [52, 126],
      [148, 126],
      [54, 160],
      [146, 160],
    ],
    (x, y) => gloss(star(x, y, 5, 12, 5), 'W', 3),
  ),
];

export const clover: Motif = [
  line(10, gloss('M100 104C104 140 116 170 140 194', 'D-1', 5)),
  ...[45, 135, 225, 315].map((angle) =>
    turn(
      gloss('M100 104C60 84 56 30 82 22 94 20 100 30 100 38 100 30 106 20 118 22 144 30 140 84 100 104Z', 'D', 18),
      angle,
      100,
      100,
    ),
  ),
  ...[45, 135, 225, 315].map((angle) =>
    turn(line(3.5, matte('M100 92C98 74 98 58 100 46', 'D+2', 1)), angle, 100, 100),
  ),
  gloss(ellipse(100, 100, 7), 'G', 5),
];

export const horseshoe: Motif = [
  metal(
    'M52 184C34 148 18 116 22 82 28 40 60 14 100 14 140 14 172 40 178 82 182 116 166 148 148 184L112 176C126 146 138 116 134 88 130 66 118 56 100 56 82 56 70 66 66 88 62 116 74 146 88 176Z',
    'A',
    15,
  ),
  ...each(
    [
      [42, 78],
      [54, 52],
      [76, 36],
      [124, 36],
      [146, 52],
      [158, 78],
      [156, 110],
      [44, 110],
    ],
    (x, y) => matte(ellipse(x, y, 5.5), 'K', 2),
  ),
  ...pair(metal('M44 186L92 174 96 190 48 200Z', 'G', 6)),
  gloss('M100 78C114 60 142 72 132 94 126 106 112 114 100 124 88 114 74 106 68 94 58 72 86 60 100 78Z', 'C', 12),
];

export const envelope: Motif = [
  gloss(box(28, 20, 144, 164, 12), 'A', 10),
  gloss('M28 30C28 22 36 20 40 20H160C164 20 172 22 172 30V64C140 96 60 96 28 64Z', 'A-1', 8),
  line(4, metal('M28 64C60 96 140 96 172 64', 'G', 2)),
  metal(ellipse(100, 92, 27), 'G', 8),
  gloss(polygon([100, 74], [116, 92], [100, 110], [84, 92]), 'A', 4),
  ...each(
    [
      [60, 140],
      [100, 150],
      [140, 140],
    ],
    (x, y) => [metal(ellipse(x, y, 16), 'G', 6), matte(box(x - 5, y - 5, 10, 10, 1), 'A-1', 1)],
  ),
];
