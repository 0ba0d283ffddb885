import type { BackdropId } from './backdrops/index.ts';
import type { Layers } from './backdrops/layers.ts';
import type { Random } from './canvas/random.ts';
import type { Figure } from './figure.ts';
import type { Lettering } from './vendor-variant.ts';
import type { Palette } from './palette.ts';

/** How a picture is composed; each form has its own composition and is never a crop of another. */
export type Form = 'portrait' | 'square' | 'landscape';

/** Everything a style needs to draw one picture, at twice the size that players get. */
export type Scene = {
  readonly width: number;
  readonly height: number;
  /** Pixels per unit of design: 1 when the picture is 480 wide. */
  readonly unit: number;
  readonly form: Form;
  readonly palette: Palette;
  readonly lettering: Lettering;
  readonly backdrop: BackdropId;
  readonly layers: Layers;
  readonly hero: Figure;
  /** Smaller figures behind the hero. */
  readonly companions: readonly Figure[];
  /** Where the title goes; absent in pictures without one. */
  readonly title?: TitlePlace & { readonly text: string };
  readonly framed: boolean;
  readonly random: Random;
  /** One of `count` variants, fixed by the title. */
  variant(count: number): number;
};

/** Room for a title: the middle, the width, the height and the baseline, in pixels. */
export type TitlePlace = {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly baseline: number;
};
