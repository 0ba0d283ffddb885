import type { Canvas } from './canvas/canvas.ts';
import { mixPixel } from './canvas/canvas.ts';
import type { Rgb } from './canvas/colour.ts';
import { blur, type Plane, valueAt } from './canvas/plane.ts';
import { clamp, mix, smooth } from './canvas/ramp.ts';
import type { Surface } from './surface.ts';

const norm = Math.hypot(-0.5, -0.72, 0.62);

/** Direction of the key light: from above, on the starting side, toward the viewer. */
export const key = { x: -0.5 / norm, y: -0.72 / norm, z: 0.62 / norm } as const;

/** The normal of a pixel and how much it faces the key light (-1 to 1). */
export type Facing = { readonly x: number; readonly y: number; readonly z: number; readonly toKey: number };

/** Reads the normal of a pixel. */
export function facingAt(surface: Surface, index: number): Facing {
  const x = valueAt(surface.leanX, index);
  const y = valueAt(surface.leanY, index);
  const z = Math.sqrt(Math.max(0.0004, 1 - x * x - y * y));
  return { x, y, z, toKey: x * key.x + y * key.y + z * key.z };
}

/** Reads the unlit colour of a pixel. */
export function colourAt(surface: Surface, index: number): Rgb {
  return [valueAt(surface.red, index), valueAt(surface.green, index), valueAt(surface.blue, index)];
}

/** How directly a pixel mirrors the key light to the viewer, from 0 to 1. */
export function mirrorOfKey({ x, y, z }: Facing): number {
  const length = Math.hypot(key.x, key.y, key.z + 1);
  return clamp((x * key.x + y * key.y + z * (key.z + 1)) / length);
}

/** Gives the colour of a pixel of a surface; x and y are in the picture. */
export type Shader = (surface: Surface, index: number, x: number, y: number) => Rgb;

/** Paints a surface; its coverage may be replaced by another plane of the same area. */
export function paintSurface(canvas: Canvas, surface: Surface, shader: Shader, cover: Plane = surface.alpha): void {
  const { area } = surface;
  for (let row = 0; row < area.height; row += 1) {
    for (let column = 0; column < area.width; column += 1) {
      const i = row * area.width + column;
      const alpha = valueAt(cover, i);
      if (alpha <= 0.003) continue;
      const x = column + area.x;
      const y = row + area.y;
      mixPixel(canvas, y * canvas.width + x, shader(surface, i, x, y), alpha);
    }
  }
}

/** Throws the blurred shape of a surface on the canvas. */
export function dropShadow(
  canvas: Canvas,
  surface: Surface,
  shadow: { radius: number; opacity: number; dx: number; dy: number; colour: Rgb },
): void {
  const { area } = surface;
  const soft = blur(surface.alpha, area.width, area.height, shadow.radius);
  const dx = Math.round(shadow.dx) + area.x;
  const dy = Math.round(shadow.dy) + area.y;
  for (let row = 0; row < area.height; row += 1) {
    for (let column = 0; column < area.width; column += 1) {
      const x = column + dx;
      const y = row + dy;
      if (x < 0 || y < 0 || x >= canvas.width || y >= canvas.height) continue;
      const cover = valueAt(soft, row * area.width + column) * shadow.opacity;
      if (cover > 0.001) mixPixel(canvas, y * canvas.width + x, shadow.colour, cover);
    }
  }
}

/** The sky and the ground that metal mirrors. */
const horizon = (facing: Facing): number => {
  const level = facing.y * 1.5 + facing.x * 0.4;
  return level < -0.1 ? mix(0.95, 1.35, smooth(-0.1, -0.8, level)) : mix(0.42, 0.9, smooth(0, 0.75, level));
};

const ambient: Rgb = [0.3, 0.2, 0.34];
const metalTint: Rgb = [1, 0.97, 0.86];
const sparkTint: Rgb = [1, 0.95, 0.7];

/** Vinyl, enamel and metal under one key light, a cold fill and a rim light from the lower end. */
export function glossShader(rim: Rgb): Shader {
  return (surface, index) => {
    const facing = facingAt(surface, index);
    const material = valueAt(surface.material, index);
    const isMetal = material > 0.3;
    const isMatte = material < -0.3;
    const wrap = clamp(facing.toKey * 0.62 + 0.42);
    const open = mix(0.4, 1, valueAt(surface.openness, index));
    const edge = 1 - facing.z;
    const spark = mirrorOfKey(facing) ** 46 * (isMatte ? 0.08 : isMetal ? 0.85 : 0.62);
    const skyEdge = edge ** 2.2 * clamp(-facing.y * 0.9 + 0.1) * 0.28 * (isMatte ? 0.2 : 1);
    const rimEdge = clamp(facing.x * 0.72 + facing.y * 0.5) * edge ** 1.1 * 1.25 * (isMatte ? 0.35 : 1);
    const glow = valueAt(surface.glow, index);
    const mirror = isMetal ? horizon(facing) : 0;
    const shade = (colour: number, k: 0 | 1 | 2): number => {
      let light = mix(ambient[k], 1.16, wrap) * open;
      if (isMetal) light = mix(light, mirror, 0.72) * metalTint[k];
      const value = colour * light + spark * (isMetal ? sparkTint[k] : 1) + skyEdge + rim[k] * rimEdge;
      return glow > 0.3 ? mix(value, colour * 1.12, glow) : value;
    };
    const [red, green, blue] = colourAt(surface, index);
    return [shade(red, 0), shade(green, 1), shade(blue, 2)];
  };
}
