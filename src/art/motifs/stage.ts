import { count, each, gloss, glow, line, matte, metal, type Motif, pair, turn } from './part.ts';
import { box, ellipse, polygon, star } from './shapes.ts';

export const jukebox: Motif = [
  gloss('M24 192V76C24 30 58 2 100 2 142 2 176 30 176 76V192Z', 'B', 17),
  line(10, glow('M38 188V78C38 40 66 18 100 18 134 18 162 40 162 78V188', 'C', 5)),
  gloss('M54 104V80C54 52 74 36 100 36 126 36 146 52 146 80V104Z', 'K', 7),
  metal(ellipse(100, 76, 32), 'K+2', 7),
  gloss(ellipse(100, 76, 12), 'A', 6),
  ...each([[22], [27]], (r) => line(1.6, matte(ellipse(100, 76, r), 'K', 1))),
  metal(box(54, 106, 92, 14, 4), 'G', 5),
  ...each(
    [
      [66, 'A'],
      [83, 'C'],
      [100, 'G'],
      [117, 'D'],
      [134, 'A'],
    ],
    (x, ink) => gloss(ellipse(x, 113, 4.6), ink, 3),
  ),
  gloss(box(58, 126, 84, 58, 8), 'A', 8),
  ...count(5, (i) => line(4, metal(`M${70 + i * 15} 132V178`, 'G', 2))),
  metal('M16 184H184V200H16Z', 'G', 6),
];

/** A three-reel cabinet with its lever pulled. */
export const slotMachine: Motif = [
  line(10, metal('M168 128H186V60', 'W-1', 5)),
  gloss(ellipse(186, 52, 14), 'C', 10),
  gloss('M24 60C24 18 60 2 96 2 132 2 168 18 168 60Z', 'B', 13),
  gloss('M20 56H172V190C172 200 20 200 20 190Z', 'A', 15),
  metal(box(32, 74, 128, 70, 8), 'G', 8),
  ...each([[40], [80], [120]], (x) => gloss(box(x, 82, 34, 54, 4), 'W', 6)),
  ...each([[47], [87], [127]], (x) =>
    gloss(
      `M${x} 92H${x + 20}V99C${x + 13} 108 ${x + 11} 118 ${x + 11} 128H${x + 3}C${x + 3} 116 ${x + 6} 108 ${x + 11} 101H${x}Z`,
      'C',
      3,
    ),
  ),
  ...count(7, (i) => glow(ellipse(42 + i * 18, 42 - Math.sin(((i + 0.6) / 7.2) * Math.PI) * 22, 5.5), 'G+1', 2)),
  gloss(star(96, 42, 5, 13, 6), 'G', 4),
  metal(box(44, 158, 104, 26, 6), 'G', 6),
  ...each(
    [
      [70, 168],
      [96, 166],
      [122, 168],
    ],
    (x, y) => metal(ellipse(x, y, 12, 8), 'G+2', 4),
  ),
];

export const microphone: Motif = [
  gloss(polygon([86, 118], [116, 118], [110, 194], [92, 194]), 'B', 10),
  metal(box(78, 104, 46, 16, 5), 'G', 7),
  metal('M100 6C130 6 148 26 148 54 148 82 130 106 100 106 70 106 52 82 52 54 52 26 70 6 100 6Z', 'W-1', 30),
  line(2.6, matte('M58 34H142M53 52H147M56 70H144M66 88H134M76 12V100M100 6V106M124 12V100', 'K', 1)),
  metal('M52 48H148V60H52Z', 'A', 5),
  glow(ellipse(101, 142, 5), 'C', 2),
  ...pair(line(6, glow('M34 84C26 66 26 42 34 24M18 94C6 70 6 38 18 14', 'C', 2))),
];

export const guitar: Motif = [
  ...[
    gloss(box(92, -20, 16, 100, 3), 'B-1', 5),
    gloss('M84 -32H116L112 -6H88Z', 'A-1', 6),
    ...each(
      [
        [80, -26],
        [120, -26],
        [80, -14],
        [120, -14],
      ],
      (x, y) => metal(ellipse(x, y, 5), 'G', 3),
    ),
    gloss(
      'M100 62C122 56 140 66 140 86 140 98 132 104 132 112 134 120 152 128 152 154 152 184 126 196 100 196 74 196 48 184 48 154 48 128 66 120 68 112 68 104 60 98 60 86 60 66 78 56 100 62Z',
      'A',
      17,
    ),
    gloss(
      'M100 72C116 68 128 74 128 86 126 98 120 106 118 114 80 122 62 134 60 152 66 120 76 112 80 108 74 98 70 92 72 84 76 72 88 70 100 72Z',
      'A+2',
      6,
    ),
    matte(ellipse(100, 118, 18), 'K', 4),
    line(3, metal(ellipse(100, 118, 19), 'G', 2)),
    metal(box(80, 160, 40, 9, 3), 'G', 4),
    line(1.6, metal('M95 -20V164M100 -20V164M105 -20V164', 'W', 1)),
  ].map((part) => turn(part, 24, 100, 100)),
];
