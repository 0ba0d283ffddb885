import type { Rgb } from './colour.ts';
import { mix } from './ramp.ts';
import { blur, type Plane, valueAt } from './plane.ts';
import { rasterise } from './rasterise.ts';

/** The picture under work: three planes of light, which may exceed 1 until it is developed. */
export type Canvas = {
  readonly width: number;
  readonly height: number;
  readonly planes: readonly [Plane, Plane, Plane];
};

/** A canvas of one colour. */
export function createCanvas(width: number, height: number, colour: Rgb): Canvas {
  const plane = (value: number): Plane => new Float32Array(width * height).fill(value);
  return { width, height, planes: [plane(colour[0]), plane(colour[1]), plane(colour[2])] };
}

/** How a layer meets what lies below: covering it, or adding light to it. */
export type LayerOptions = {
  readonly mode?: 'over' | 'screen';
  readonly opacity?: number;
  /** Blur radius in pixels. */
  readonly blur?: number;
};

/** Lays SVG elements on the canvas. */
export function paintSvg(canvas: Canvas, inner: string, options: LayerOptions = {}): void {
  const { width, height, planes } = canvas;
  const { mode = 'over', opacity = 1, blur: radius = 0 } = options;
  const pixels = rasterise(inner, { x: 0, y: 0, width, height });
  const channel = (offset: number): Plane => {
    const plane = new Float32Array(width * height);
    for (let i = 0; i < plane.length; i += 1) plane[i] = ((pixels[i * 4 + offset] ?? 0) / 255) * opacity;
    return blur(plane, width, height, radius);
  };
  const alpha = channel(3);
  planes.forEach((plane, offset) => {
    const light = channel(offset);
    for (let i = 0; i < plane.length; i += 1) {
      const a = valueAt(alpha, i);
      if (a <= 0.001) continue;
      const below = valueAt(plane, i);
      const source = valueAt(light, i);
      plane[i] = mode === 'screen' ? 1 - (1 - below) * (1 - source) : below * (1 - a) + source;
    }
  });
}

/** Mixes a colour into one pixel. */
export function mixPixel(canvas: Canvas, index: number, colour: Rgb, fraction: number): void {
  const [red, green, blue] = canvas.planes;
  red[index] = mix(valueAt(red, index), colour[0], fraction);
  green[index] = mix(valueAt(green, index), colour[1], fraction);
  blue[index] = mix(valueAt(blue, index), colour[2], fraction);
}

/** Multiplies the light of one pixel. */
export function dimPixel(canvas: Canvas, index: number, factor: number): void {
  for (const plane of canvas.planes) plane[index] = valueAt(plane, index) * factor;
}

/** The light of one pixel. */
export function pixelAt({ planes }: Canvas, index: number): Rgb {
  return [valueAt(planes[0], index), valueAt(planes[1], index), valueAt(planes[2], index)];
}

/** Visits every pixel, row by row. */
export function eachPixel({ width, height }: Canvas, visit: (x: number, y: number, index: number) => void): void {
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) visit(x, y, y * width + x);
}
