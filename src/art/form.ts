import type { Stance } from './figure.ts';
import type { VendorStyle } from './vendor-styles/vendor-style.ts';
import type { Form, TitlePlace } from './scene.ts';

/** Shapes that the catalogue carries: portrait, square, landscape, and a square without title or frame for circles. */
export type Ratio = 'p' | 's' | 'l' | 'c';

/** A ratio as drawn: its composition, its size for players, and whether it carries a title and a frame. */
export type Format = {
  readonly form: Form;
  readonly width: number;
  readonly height: number;
  readonly hasTitle: boolean;
};

/** The formats of the catalogue. */
export const formats: Readonly<Record<Ratio, Format>> = {
  p: { form: 'portrait', width: 240, height: 320, hasTitle: true },
  s: { form: 'square', width: 240, height: 240, hasTitle: true },
  l: { form: 'landscape', width: 352, height: 220, hasTitle: true },
  c: { form: 'square', width: 240, height: 240, hasTitle: false },
};

/** The ratios in a fixed order. */
export const ratios: readonly Ratio[] = ['p', 's', 'l', 'c'];

/** Where the hero stands in a picture of a form. */
export function heroStance(
  picture: { width: number; height: number; form: Form; hasTitle: boolean },
  { style, tilt, zoom }: { style: VendorStyle; tilt: number; zoom: number },
): Stance {
  const { width, height, form, hasTitle } = picture;
  const room = form === 'landscape' ? height * 0.98 : Math.min(width, height * 0.8);
  const own = style.heroScale?.(form, hasTitle) ?? { scale: 1 };
  const level = hasTitle ? (form === 'square' ? 0.41 : 0.4) : 0.5;
  const full = hasTitle ? 1 : 1.12;
  return {
    x: form === 'landscape' ? width * 0.715 : width * 0.5,
    y: form === 'landscape' ? height * 0.5 : height * (own.y ?? level),
    scale: ((room * own.scale) / 200) * zoom * (form === 'square' ? full : 1),
    turn: tilt,
  };
}

/** Room for the title in a picture of a form, as a style sets it. */
export function titlePlace(picture: { width: number; height: number; form: Form }, { title }: VendorStyle): TitlePlace {
  const { width, height, form } = picture;
  if (form === 'landscape') {
    return {
      x: width * 0.245,
      width: (width * 0.4 * title.width) / 0.86,
      height: height * 0.44 * title.height,
      baseline: height * 0.66,
    };
  }
  const block = form === 'square' ? 0.265 : 0.235;
  return {
    x: width * 0.5,
    width: width * title.width,
    height: height * block * title.height,
    baseline: height * title.baseline,
  };
}
