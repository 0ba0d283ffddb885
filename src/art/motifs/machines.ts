import { eye } from './eyes.ts';
import { each, gloss, glow, line, matte, metal, type Motif, pair, turn } from './part.ts';
import { box, ellipse, polygon, star } from './shapes.ts';

export const robot: Motif = [
  line(6, metal('M100 26V4', 'G', 3)),
  glow(ellipse(100, -2, 10), 'C', 5),
  ...pair(metal(box(8, 74, 22, 48, 7), 'G', 8)),
  gloss(box(24, 24, 152, 128, 30), 'A', 22),
  gloss(box(40, 46, 120, 72, 22), 'K', 10),
  ...pair(glow(ellipse(72, 78, 17), 'C', 6)),
  ...pair(glow(ellipse(67, 72, 5), 'W', 1)),
  line(5, glow('M84 102C92 108 108 108 116 102', 'C', 2)),
  metal(box(68, 152, 64, 12, 3), 'G', 5),
  gloss(box(44, 164, 112, 34, 12), 'B', 10),
  ...each(
    [
      [70, 'G'],
      [100, 'C'],
      [130, 'D'],
    ],
    (x, ink) => gloss(ellipse(x, 180, 8), ink, 6),
  ),
  ...each(
    [
      [40, 38],
      [160, 38],
      [40, 138],
      [160, 138],
    ],
    (x, y) => metal(ellipse(x, y, 4), 'W', 3),
  ),
];

const blade = [
  metal('M92 6L100 -10 108 6V126H92Z', 'W', 6),
  line(3, matte('M100 8V118', 'W-2', 1)),
  metal('M62 122C74 132 126 132 138 122L134 142C118 148 82 148 66 142Z', 'G', 7),
  gloss(box(92, 142, 16, 40, 5), 'B', 6),
  line(3, metal('M93 152H107M93 162H107M93 172H107', 'G', 1)),
  metal(ellipse(100, 188, 11), 'G', 7),
  gloss(ellipse(100, 134, 7), 'C', 5),
];

export const swords: Motif = [
  ...blade.map((part) => turn(part, -36, 100, 110)),
  ...blade.map((part) => turn(part, 36, 100, 110)),
  gloss('M100 60C120 72 132 72 142 72 142 108 126 134 100 148 74 134 58 108 58 72 68 72 80 72 100 60Z', 'A', 15),
  metal(star(100, 104, 5, 24, 10), 'G', 6),
];

export const target: Motif = [
  ...pair(line(9, gloss('M70 150L52 198', 'B', 5))),
  gloss(ellipse(100, 92, 88), 'A', 14),
  gloss(ellipse(100, 92, 68), 'W', 9),
  gloss(ellipse(100, 92, 49), 'A', 9),
  gloss(ellipse(100, 92, 30), 'W', 7),
  gloss(ellipse(100, 92, 13), 'C', 6),
  line(6, metal('M100 92L178 18', 'G', 3)),
  gloss('M166 30L172 4 188 -6 184 14 198 12 190 26Z', 'B', 5),
  metal(polygon([92, 100], [112, 94], [100, 82]), 'W', 3),
];

export const bomb: Motif = [
  line(8, gloss('M126 46C134 18 158 12 172 26', 'W-1', 4)),
  glow(star(176, 28, 8, 26, 10), 'G', 3),
  glow(star(176, 28, 8, 13, 6), 'W', 2),
  metal('M104 36L138 50 128 76 92 62Z', 'G', 8),
  gloss(ellipse(90, 118, 76), 'K+2', 40),
  ...eye(64, 112, 15, 'A'),
  ...eye(116, 112, 15, 'A'),
  line(6, matte('M48 86L78 96M132 86L102 96', 'W', 2)),
  line(5, matte('M70 146C84 138 108 138 120 146', 'W', 2)),
  glow(ellipse(52, 72, 15, 8, -40), 'W', 5),
];

export const headset: Motif = [
  line(17, metal('M30 112C26 52 56 16 100 16 144 16 174 52 170 112', 'B', 8)),
  line(8, gloss('M44 72C52 42 74 30 100 30 126 30 148 42 156 72', 'A', 4)),
  ...pair(gloss('M34 92C62 88 70 108 70 132 70 158 58 172 34 168 18 162 12 148 12 130 12 112 18 98 34 92Z', 'A', 16)),
  ...pair(gloss('M54 98C72 98 78 112 78 132 78 154 70 166 54 164Z', 'K', 8)),
  ...pair(glow(ellipse(36, 130, 11), 'C', 4)),
  line(6, metal('M30 164C34 190 64 196 96 190', 'G', 3)),
  gloss(box(92, 180, 30, 18, 8), 'K', 6),
  glow(ellipse(116, 189, 3.4), 'C', 1),
];

export const joystick: Motif = [
  gloss('M18 138C18 128 60 122 100 122 140 122 182 128 182 138V178C182 196 18 196 18 178Z', 'B', 13),
  gloss(
    'M22 136C22 128 60 122 100 122 140 122 178 128 178 136 178 150 140 156 100 156 60 156 22 150 22 136Z',
    'B+1',
    8,
  ),
  matte(ellipse(86, 136, 30, 11), 'K', 4),
  line(15, metal('M86 136L92 68', 'W-1', 7)),
  gloss(ellipse(94, 48, 43), 'A', 34),
  glow(ellipse(78, 30, 11, 6, -35), 'W', 4),
  ...each(
    [
      [138, 134, 'C'],
      [160, 142, 'G'],
    ],
    (x, y, ink) => gloss(ellipse(x, y, 12, 7), ink, 5),
  ),
  line(4, matte('M34 168H90', 'K', 1)),
  glow(box(112, 164, 50, 10, 4), 'C', 3),
];
