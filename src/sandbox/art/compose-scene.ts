import { type BackdropId, drawBackdrop } from './backdrops/index.ts';
import { hashText, seeded } from './canvas/random.ts';
import type { Figure } from './figure.ts';
import { heroStance, titlePlace } from './form.ts';
import type { Hand } from './hands/hand.ts';
import { type House, tintPalette } from './house.ts';
import { type MotifId, motifs } from './motifs/index.ts';
import { type PaletteId, paletteOf } from './palette.ts';
import type { Form, Scene } from './scene.ts';

/** A second motif in a scene: behind the hero, smaller, at a place given in parts of the picture. */
export type Companion = {
  readonly motif: MotifId;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly turn: number;
};

/** What a picture shows, before any form is chosen. */
export type Subject = {
  readonly title: string;
  readonly motif: MotifId;
  readonly palette: PaletteId;
  readonly backdrop: BackdropId;
  readonly house: House;
  readonly seed: string;
  readonly companions: readonly Companion[];
  /** Degrees; by default a small turn fixed by the seed. */
  readonly tilt?: number;
  readonly zoom?: number;
};

/** Pictures are drawn at twice their size and then reduced. */
export const oversampling = 2;

/** Puts a subject into a form: sky and ground, hero, companions, room for the title. */
export function composeScene(
  subject: Subject,
  picture: { form: Form; width: number; height: number; hasTitle: boolean; framed: boolean },
  hand: Hand,
): Scene {
  const width = picture.width * oversampling;
  const height = picture.height * oversampling;
  const { form, hasTitle, framed } = picture;
  const random = seeded(hashText(subject.seed));
  const palette = tintPalette(paletteOf(subject.palette), subject.house);
  const tilt = subject.tilt ?? (random() - 0.5) * 12;
  const stance = heroStance({ width, height, form, hasTitle }, { hand, tilt, zoom: subject.zoom ?? 1 });
  const ground = { width, height, unit: Math.min(width, height), x: width / 2, y: height * 0.42, palette, random };
  const companions = subject.companions.map(
    ({ motif, x, y, scale, turn }): Figure => ({
      motif: motifs[motif],
      stance: { x: width * x, y: height * y, scale: stance.scale * scale, turn },
    }),
  );
  return {
    ...{ width, height, form, palette, framed, random, companions },
    unit: width / 480,
    lettering: subject.house.lettering,
    backdrop: subject.backdrop,
    layers: drawBackdrop(subject.backdrop, ground),
    hero: { motif: motifs[subject.motif], stance },
    ...(hasTitle ? { title: { ...titlePlace({ width, height, form }, hand), text: subject.title } } : {}),
    variant: (count) => hashText(`${subject.title} ${count}`) % count,
  };
}
