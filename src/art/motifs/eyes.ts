import { gloss, glow, type Ink, matte, type Part } from './part.ts';
import { ellipse } from './shapes.ts';

/** An eye: white, iris, pupil and glint, which make or break every animal. */
export function eye(x: number, y: number, radius: number, iris: Ink = 'C'): Part[] {
  return [
    gloss(ellipse(x, y, radius, radius * 1.05), 'W', 5),
    gloss(ellipse(x, y + 1, radius * 0.62), iris, 4),
    matte(ellipse(x, y + 1, radius * 0.36), 'K', 2),
    glow(ellipse(x - radius * 0.25, y - radius * 0.3, radius * 0.2), 'W', 1),
  ];
}

/** Two eyes at the same distance from the axis, both lit from the same side. */
export function eyes(distance: number, y: number, radius: number, iris?: Ink): Part[] {
  return [...eye(100 - distance, y, radius, iris), ...eye(100 + distance, y, radius, iris)];
}
