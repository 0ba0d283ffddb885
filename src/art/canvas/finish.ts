import { type Canvas, dimPixel, eachPixel } from './canvas.ts';
import { blur, valueAt } from './plane.ts';
import { clamp, smooth } from './ramp.ts';

/** Blurs the whole picture. */
export function soften({ planes, width, height }: Canvas, radius: number): void {
  for (const plane of planes) plane.set(blur(plane, width, height, radius));
}

/** Darkens the corners, so that the eye stays on the hero. */
export function vignette(canvas: Canvas, strength: number): void {
  const { width, height } = canvas;
  eachPixel(canvas, (x, y, i) => {
    const dx = (x / width - 0.5) * 1.7;
    const dy = (y / height - 0.45) * 1.6;
    dimPixel(canvas, i, 1 - strength * smooth(0.35, 1.25, dx * dx + dy * dy));
  });
}

/** Lets bright spots spill into their surroundings. */
export function bloom({ planes, width, height }: Canvas, radius: number): void {
  for (const plane of planes) {
    const bright = plane.map((value) => Math.max(0, value - 0.78));
    const spill = blur(bright, width, height, radius);
    for (let i = 0; i < plane.length; i += 1) plane[i] = valueAt(plane, i) + valueAt(spill, i) * 0.9;
  }
}

/** Bytes of the finished picture; light above .85 is compressed by a soft shoulder instead of being cut. */
export function develop({ planes, width, height }: Canvas): Buffer {
  const bytes = Buffer.alloc(width * height * 3);
  planes.forEach((plane, offset) => {
    for (let i = 0; i < plane.length; i += 1) {
      const value = valueAt(plane, i);
      const held = value > 0.85 ? 0.85 + 0.15 * (1 - Math.exp(-(value - 0.85) / 0.15)) : value;
      bytes[i * 3 + offset] = clamp(held) * 255;
    }
  });
  return bytes;
}
