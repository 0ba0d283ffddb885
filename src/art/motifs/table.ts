import {
  count,
  each,
  gloss,
  glow,
  type Ink,
  line,
  matte,
  metal,
  type Motif,
  pair,
  type Part,
  place,
  turn,
} from './part.ts';
import { box, ellipse, polygon, star } from './shapes.ts';

const spokes = [0, 45, 90, 135];

export const roulette: Motif = [
  gloss(ellipse(100, 100, 94), 'B', 12),
  metal(ellipse(100, 100, 82), 'G', 6),
  ...count(18, (i) =>
    turn(gloss('M100 100L86.5 24A78 78 0 0 1 113.5 24Z', i === 0 ? 'D' : i % 2 ? 'A' : 'K', 5), i * 20),
  ),
  line(3.5, metal('M100 44A56 56 0 1 0 100.1 44Z', 'G', 2)),
  gloss(ellipse(100, 100, 38), 'B', 18),
  ...spokes.map((angle) => turn(metal('M97 66H103V134H97Z', 'G', 3), angle)),
  ...spokes.flatMap((angle) => [0, 180].map((half) => turn(metal(ellipse(100, 64, 5), 'G', 4), angle + half))),
  metal(ellipse(100, 100, 15), 'G', 10),
  gloss(ellipse(144, 44, 8), 'W', 6),
];

const spade =
  'M100 60C118 84 138 90 130 112 122 122 108 118 104 110 106 122 110 128 114 132H86C90 128 94 122 96 110 92 118 78 122 70 112 62 90 82 84 100 60Z';
const heart = 'M100 128C70 104 64 90 74 78 84 70 96 76 100 88 104 76 116 70 126 78 136 90 130 104 100 128Z';
const diamond = 'M100 62L128 96 100 130 72 96Z';

const card = (suit: string, ink: Ink, bevel: number): Part[] => [
  gloss(box(58, 30, 84, 122, 9), 'W', 5),
  matte(box(63, 35, 74, 112, 6), 'W', 1),
  gloss(suit, ink, bevel),
  matte(box(68, 42, 9, 11, 2), ink, 1),
  matte(box(123, 129, 9, 11, 2), ink, 1),
];

export const cards: Motif = [
  ...place(card(heart, 'A', 7), { x: -34, y: 18, turn: -26 }),
  ...place(card(spade, 'K', 6), { y: 4 }),
  ...place(card(diamond, 'A', 7), { x: 34, y: 18, turn: 26 }),
  gloss(ellipse(100, 176, 26, 12), 'A', 5),
  metal(ellipse(100, 168, 26, 12), 'G', 5),
  gloss(ellipse(100, 166, 17, 7), 'A', 3),
];

/** A cube seen from a corner: its three faces and their pips. */
const die = (faces: readonly [Ink, Ink, Ink], pip: Ink, top: Part[]): Part[] => [
  gloss(polygon([100, 26], [172, 62], [172, 140], [100, 178], [28, 140], [28, 62]), faces[2], 5),
  gloss(polygon([100, 30], [168, 63], [100, 98], [32, 63]), faces[0], 8),
  gloss(polygon([32, 68], [97, 102], [97, 172], [32, 137]), faces[1], 8),
  gloss(polygon([168, 68], [103, 102], [103, 172], [168, 137]), faces[2], 8),
  ...top,
  ...each(
    [
      [52, 98],
      [78, 140],
      [52, 128],
      [78, 112],
    ],
    (x, y) => gloss(ellipse(x, y, 7, 9, 20), pip, 3),
  ),
  ...each(
    [
      [122, 140],
      [148, 100],
      [135, 120],
    ],
    (x, y) => gloss(ellipse(x, y, 7, 9, -20), pip, 3),
  ),
];

export const dice: Motif = [
  ...place(
    die(
      ['A+1', 'A', 'A-1'],
      'W',
      each(
        [
          [76, 62],
          [124, 62],
          [100, 50],
          [100, 75],
        ],
        (x, y) => gloss(ellipse(x, y, 8, 4.5), 'W', 3),
      ),
    ),
    { x: -14, y: 60, scale: 0.78, turn: -14 },
  ),
  ...place(die(['W+1', 'W', 'W-1'], 'K', [gloss(ellipse(100, 63, 15, 8), 'C', 4)]), {
    x: 44,
    y: 4,
    scale: 0.86,
    turn: 12,
  }),
];

const smallSpade =
  'M100 76C112 92 126 96 120 110 116 117 107 114 104 109 105 116 107 119 110 122H90C93 119 95 116 96 109 93 114 84 117 80 110 74 96 88 92 100 76Z';

const faceChip: Part[] = [
  gloss(ellipse(100, 100, 56), 'C', 8),
  ...count(6, (i) => turn(gloss(box(92, 44, 16, 20, 2), 'W', 3), i * 60)),
  gloss(ellipse(100, 100, 36), 'W', 5),
  gloss(ellipse(100, 100, 31), 'C', 8),
  gloss(smallSpade, 'W', 4),
];

export const chips: Motif = [
  ...count(4, (i) => {
    const lift = i * 17;
    const ink = i % 2 ? 'A' : 'B';
    return [
      gloss(`M18 ${150 - lift}A48 22 0 0 0 114 ${150 - lift}V${164 - lift}A48 22 0 0 1 18 ${164 - lift}Z`, ink, 5),
      ...each(
        [
          [26, 160],
          [56, 168],
          [88, 160],
        ],
        (x, y) => matte(box(x, y - lift, 14, 12, 2), 'W', 2),
      ),
      gloss(ellipse(66, 150 - lift, 48, 22), ink, 6),
    ];
  }),
  gloss(ellipse(66, 99, 32, 14), 'W', 4),
  gloss(star(66, 99, 5, 13, 6), 'A', 2),
  ...place(faceChip, { x: 38, y: 30, turn: 14 }),
];

/** A shoe of cards with a royal on top: blackjack and baccarat. */
export const royal: Motif = [
  ...place(
    [
      gloss(box(52, 22, 96, 144, 10), 'A', 6),
      matte(box(60, 30, 80, 128, 6), 'A-2', 2),
      line(3, metal(box(66, 36, 68, 116, 4), 'G', 2)),
    ],
    { x: -16, y: 14, turn: -14 },
  ),
  ...place(
    [
      gloss(box(48, 18, 104, 154, 11), 'W', 6),
      line(3, metal(box(58, 28, 84, 134, 5), 'G', 2)),
      metal('M68 74L60 44 80 58 100 36 120 58 140 44 132 74Z', 'G', 7),
      ...each(
        [
          [60, 42],
          [100, 34],
          [140, 42],
        ],
        (x, y) => gloss(ellipse(x, y, 5), 'A', 4),
      ),
      gloss('M76 80H124C130 96 122 118 100 122 78 118 70 96 76 80Z', 'W-1', 10),
      ...pair(matte(ellipse(88, 96, 4, 5), 'K', 2)),
      line(3.5, matte('M90 108C96 113 104 113 110 108', 'K', 1)),
      gloss('M62 160C62 136 80 124 100 124 120 124 138 136 138 160Z', 'B', 10),
      gloss('M84 126L100 144 116 126 112 160H88Z', 'C', 5),
      metal(ellipse(100, 148, 6), 'G', 4),
    ],
    { x: 12, y: 6, turn: 8 },
  ),
];

export const domino: Motif = [
  ...each(
    [
      [-44, 26, -22, 'A'],
      [44, -6, 14, 'W'],
    ],
    (x, y, degrees, ink) =>
      place(
        [
          gloss(box(58, 12, 84, 164, 14), ink, 10),
          line(4, metal('M66 94H134', 'G', 2)),
          metal(ellipse(100, 94, 6), 'G', 4),
          ...each(
            [
              [78, 34],
              [122, 34],
              [78, 72],
              [122, 72],
              [100, 53],
            ],
            (u, v) => gloss(ellipse(u, v, 9), ink === 'W' ? 'K' : 'W', 5),
          ),
          ...each(
            [
              [80, 116],
              [120, 156],
              [100, 136],
            ],
            (u, v) => gloss(ellipse(u, v, 9), ink === 'W' ? 'A' : 'W', 5),
          ),
        ],
        { x: x + 10, y: y + 12, scale: 0.9, turn: degrees },
      ),
  ),
];

/** A dealer's bell on a salver, for live tables. */
export const salver: Motif = [
  metal(ellipse(100, 162, 92, 24), 'G', 8),
  metal(ellipse(100, 156, 76, 16), 'G-1', 5),
  metal('M24 150C24 92 58 58 100 58 142 58 176 92 176 150 150 162 50 162 24 150Z', 'W', 34),
  line(6, metal('M28 146C60 158 140 158 172 146', 'G', 3)),
  metal(ellipse(100, 52, 13), 'G', 10),
  line(5, metal('M46 128C52 100 66 84 84 76', 'W+2', 2)),
  gloss(star(150, 40, 4, 18, 4), 'C', 2),
  gloss(star(38, 60, 4, 12, 3), 'C', 2),
];

/** Spinner of a money wheel, seen from the front. */
export const moneyWheel: Motif = [
  gloss('M78 150H122L140 198H60Z', 'B', 8),
  metal(ellipse(100, 92, 88), 'G', 8),
  ...count(12, (i) =>
    turn(gloss('M100 92L80.6 19.5A75 75 0 0 1 119.4 19.5Z', i % 4 === 0 ? 'C' : i % 2 ? 'A' : 'W', 6), i * 30, 100, 92),
  ),
  ...count(12, (i) => turn(glow(ellipse(100, 11, 4.5), 'W', 1), i * 30 + 15, 100, 92)),
  metal(ellipse(100, 92, 26), 'G', 14),
  gloss(star(100, 92, 5, 16, 7), 'A', 4),
  gloss('M84 -6H116L100 28Z', 'A', 6),
];
