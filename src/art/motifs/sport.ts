import { count, each, gloss, glow, line, matte, metal, type Motif, pair, turn } from './part.ts';
import { box, ellipse, ngon, star } from './shapes.ts';

const seams = 'M100 44C88 46 78 42 68 36M100 44C112 46 122 42 132 36';

export const football: Motif = [
  gloss(ellipse(100, 100, 84), 'W', 44),
  gloss(ngon(100, 96, 5, 28), 'K', 6),
  ...count(5, (i) => turn(gloss('M78 20L122 20 112 44 88 44Z', 'K', 4), i * 72 + 36, 100, 98)),
  ...count(5, (i) => turn(line(4, matte('M100 68V44', 'K', 1)), i * 72, 100, 97)),
  ...count(5, (i) => turn(line(3.5, matte(seams, 'K', 1)), i * 72, 100, 97)),
  glow(ellipse(68, 54, 20, 11, -40), 'W', 8),
];

export const basket: Motif = [
  gloss(ellipse(100, 100, 84), 'A', 44),
  line(5, matte('M100 16V184M16 100H184', 'K', 1)),
  ...pair(line(5, matte('M46 36C74 62 74 138 46 164', 'K', 1))),
  glow(ellipse(66, 52, 22, 11, -40), 'W', 9),
];

export const cricket: Motif = [
  ...[54, 76, 98].map((x) => gloss(box(x, 48, 9, 130, 4), 'G', 5)),
  gloss(box(52, 42, 30, 7, 3), 'G', 3),
  gloss(box(76, 36, 30, 7, 3), 'G', 3),
  turn(gloss(box(104, 70, 34, 110, 12), 'B', 12), 24, 120, 110),
  turn(gloss(box(115, 12, 12, 62, 5), 'C', 5), 24, 120, 110),
  turn(line(3, matte('M121 84V172', 'B-2', 1)), 24, 120, 110),
  gloss(ellipse(58, 140, 34), 'A', 26),
  line(2.5, matte('M36 116C52 130 64 150 68 172M44 110C60 124 72 146 76 168', 'W', 1)),
];

export const glove: Motif = [
  gloss('M60 150L136 142 140 182C140 192 68 196 66 188Z', 'W', 8),
  line(7, gloss('M62 158L138 150', 'C', 3)),
  gloss('M58 150C30 128 22 88 34 58 46 26 92 12 128 22 168 34 184 70 174 100 166 124 142 132 138 146Z', 'A', 34),
  gloss('M36 92C24 70 40 52 58 60 80 70 96 96 92 116 88 132 64 128 52 116Z', 'A', 16),
  line(4, matte('M132 34C152 46 162 64 160 84', 'A-2', 2)),
  line(4, matte('M112 30C132 44 142 62 140 84', 'A-2', 2)),
  glow(ellipse(84, 40, 20, 9, -24), 'W', 7),
];

export const trophy: Motif = [
  ...pair(line(10, metal('M52 44C18 36 8 62 22 84 32 98 50 102 66 104', 'G', 4))),
  metal('M44 22H156C158 74 142 116 112 124V146H88V124C58 116 42 74 44 22Z', 'G', 22),
  metal('M38 16H162V30H38Z', 'G', 6),
  metal('M66 146H134L142 166H58Z', 'G', 7),
  gloss('M50 164H150V188H50Z', 'B', 8),
  gloss(star(100, 68, 5, 28, 12), 'A', 6),
  line(6, metal('M62 40C62 70 68 90 78 104', 'W', 2)),
];

export const crest: Motif = [
  ...[-38, 38].flatMap((angle) =>
    [
      metal('M95 -12L100 -26 105 -12V120H95Z', 'W', 5),
      metal(box(78, 118, 44, 9, 4), 'G', 5),
      gloss(box(95, 126, 10, 36, 4), 'B', 4),
    ].map((part) => turn(part, angle)),
  ),
  metal('M100 28C124 44 150 46 164 44 170 110 146 160 100 186 54 160 30 110 36 44 50 46 76 44 100 28Z', 'G', 10),
  gloss('M100 42C122 54 140 57 153 56 155 110 136 150 100 172 64 150 45 110 47 56 60 57 78 54 100 42Z', 'A', 16),
  gloss('M100 42C122 54 140 57 153 56 155 110 136 150 100 172Z', 'B', 12),
  metal('M104 62L74 112H94L86 152 128 96H106L118 62Z', 'G', 7),
];

export const tennis: Motif = [
  ...[
    gloss(box(92, 116, 16, 78, 7), 'B', 7),
    line(5, matte('M94 150H106M94 162H106M94 174H106', 'B-2', 1)),
    gloss('M100 122L82 96H118Z', 'A-1', 5),
    line(
      3,
      matte('M66 22V96M82 10V106M100 6V112M118 10V106M134 22V96M50 40H150M48 58H152M52 76H148M62 92H138', 'W', 1),
    ),
    line(13, gloss(ellipse(100, 58, 52, 56), 'A', 8)),
  ].map((part) => turn(part, 30, 100, 100)),
  gloss(ellipse(58, 138, 40), 'G+1', 26),
  line(4, matte('M24 122C48 122 66 140 68 174M50 100C60 122 76 132 96 130', 'W', 1)),
  glow(ellipse(44, 120, 9, 5, -35), 'W', 3),
];

export const horse: Motif = [
  gloss('M46 194C40 156 52 122 84 104L156 92C176 116 186 154 184 194Z', 'A', 24),
  gloss('M124 40C162 44 186 92 184 150 170 140 162 118 152 106 156 124 154 140 148 152 140 118 128 84 106 66Z', 'B', 9),
  gloss(
    'M126 24C152 48 160 92 148 118 128 132 108 124 94 112 80 124 62 144 44 146 22 148 10 132 18 116 30 92 56 70 74 50 88 34 106 24 126 24Z',
    'A',
    24,
  ),
  gloss('M96 38C90 22 94 8 104 2 114 12 122 24 122 36Z', 'A', 7),
  gloss('M128 34C112 22 92 26 80 46 96 48 108 46 122 54Z', 'B', 6),
  gloss('M18 116C34 108 50 116 56 130 52 142 46 146 40 146 22 146 12 132 18 116Z', 'W', 9),
  matte(ellipse(28, 124, 4.5, 6, 20), 'K', 2),
  line(3.5, matte('M22 138C32 136 40 134 46 128', 'K', 1)),
  gloss(ellipse(80, 72, 8), 'K', 5),
  glow(ellipse(77, 69, 2.6), 'W', 1),
  line(5, metal('M56 128L64 74 104 44M64 76C80 92 100 104 118 106', 'G', 3)),
  metal(ellipse(61, 84, 6), 'G', 4),
];

export const chequered: Motif = [
  ...[
    line(8, metal('M40 14V196', 'G', 5)),
    metal(ellipse(40, 12, 9), 'G', 7),
    gloss('M44 24C76 8 108 44 146 34 168 28 182 22 190 20V124C160 140 132 132 104 118 80 108 60 112 44 124Z', 'W', 9),
    ...each(
      [
        [44, 24, 26],
        [96, 26, 26],
        [148, 34, 22],
        [70, 42, 26],
        [122, 54, 26],
        [170, 50, 20],
        [44, 68, 26],
        [96, 70, 26],
        [148, 80, 22],
        [70, 88, 26],
        [122, 102, 26],
        [170, 96, 20],
      ],
      (x, y, width) => matte(`M${x} ${y}q${width / 2} -4 ${width} 4v24q${-width / 2} -8 ${-width} -4Z`, 'K', 2),
    ),
  ].map((part) => turn(part, 8)),
  gloss(star(60, 166, 5, 26, 11), 'A', 6),
  gloss(star(118, 172, 5, 18, 8), 'C', 5),
];

export const medal: Motif = [
  ...pair(gloss('M62 6H96L118 84 84 96Z', 'B', 6)),
  ...pair(gloss('M72 6H86L106 84 92 90Z', 'W', 3)),
  ...count(12, (i) => turn(metal(ellipse(100, 66, 15), 'G', 6), i * 30, 100, 128)),
  metal(ellipse(100, 128, 60), 'G', 9),
  gloss(ellipse(100, 128, 47), 'A', 14),
  line(13, gloss('M86 112L102 100V158', 'W', 6)),
];

export const puck: Motif = [
  ...[-1, 1].map((side) => {
    const stick = line(11, gloss('M150 2L84 150C80 162 60 164 34 160', side < 0 ? 'A' : 'B', 6));
    return side < 0 ? stick : { ...stick, transform: 'matrix(-1 0 0 1 200 0)' };
  }),
  ...pair(line(12, gloss('M72 158C62 164 46 164 34 160', 'K', 4))),
  gloss('M52 160V178C60 196 140 196 148 178V160Z', 'K', 6),
  gloss(ellipse(100, 160, 48, 17), 'K+1', 6),
  line(3, matte(ellipse(100, 160, 32, 10), 'W', 1)),
];
