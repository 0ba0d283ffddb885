import { type BackdropId, drawBackdrop } from './backdrops/index.ts';
import { hashText, seeded } from './canvas/random.ts';
import type { Figure } from './figure.ts';
import { heroStance, titlePlace } from './form.ts';
import type { VendorStyle } from './vendor-styles/vendor-style.ts';
import { tintPalette, type VendorVariant } from './vendor-variant.ts';
import { type MotifId, motifs } from './motifs/index.ts';
import { type PaletteId, paletteOf } from './palette.ts';
import type { Form, Scene } from './scene.ts';

/** A second motif in a scene: smaller and behind the hero. */
export type Companion = {
  readonly motif: MotifId;
  readonly side: 'start' | 'end';
  readonly level: 'high' | 'low';
  /** Part of the hero's size. */
  readonly scale: number;
  readonly turn: number;
};

/** Where companions stand in each form, as parts of the picture. */
const places: Readonly<Record<Form, Readonly<Record<'start' | 'end' | 'high' | 'low', number>>>> = {
  portrait: { start: 0.19, end: 0.81, high: 0.16, low: 0.6 },
  square: { start: 0.17, end: 0.83, high: 0.18, low: 0.6 },
  landscape: { start: 0.5, end: 0.92, high: 0.24, low: 0.8 },
};

/** What a picture shows, before any form is chosen. */
export type Subject = {
  readonly title: string;
  readonly motif: MotifId;
  readonly palette: PaletteId;
  readonly backdrop: BackdropId;
  readonly vendorVariant: VendorVariant;
  readonly seed: string;
  readonly companions: readonly Companion[];
  /** Degrees; by default a small turn fixed by the seed. */
  readonly tilt?: number;
  readonly zoom?: number;
  /** Variant of the style's frame or medallion; by default fixed by the title. */
  readonly variant?: number;
};

/** Pictures are drawn at twice their size and then reduced. */
export const oversampling = 2;

/** Puts a subject into a form: sky and ground, hero, companions, room for the title. */
export function composeScene(
  subject: Subject,
  picture: { form: Form; width: number; height: number; hasTitle: boolean; framed: boolean },
  style: VendorStyle,
): Scene {
  const width = picture.width * oversampling;
  const height = picture.height * oversampling;
  const { form, hasTitle, framed } = picture;
  const random = seeded(hashText(subject.seed));
  const palette = tintPalette(paletteOf(subject.palette), subject.vendorVariant);
  const tilt = subject.tilt ?? (random() - 0.5) * 12;
  const stance = heroStance({ width, height, form, hasTitle }, { style, tilt, zoom: subject.zoom ?? 1 });
  const ground = { width, height, unit: Math.min(width, height), x: stance.x, y: height * 0.42, palette, random };
  const companions = subject.companions.map(
    ({ motif, side, level, scale, turn }): Figure => ({
      motif: motifs[motif],
      stance: { x: width * places[form][side], y: height * places[form][level], scale: stance.scale * scale, turn },
    }),
  );
  return {
    ...{ width, height, form, palette, framed, random, companions },
    unit: width / 480,
    lettering: subject.vendorVariant.lettering,
    backdrop: subject.backdrop,
    layers: drawBackdrop(subject.backdrop, ground),
    hero: { motif: motifs[subject.motif], stance },
    ...(hasTitle ? { title: { ...titlePlace({ width, height, form }, style), text: subject.title } } : {}),
    variant: (count) => (subject.variant ?? hashText(`${subject.title} ${count}`)) % count,
  };
}
