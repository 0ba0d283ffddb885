import type { Subject } from './compose-scene.ts';
import { drawPicture, type Picture, type Sheet } from './draw-picture.ts';
import type { HandId } from './hands/index.ts';
import { drawGeometricBanner } from './geometric-banner.ts';

type PaintedBanner = {
  readonly hand: HandId;
  readonly subject: Subject;
  readonly width: number;
  readonly height: number;
};

const plain = { house: { lettering: {} }, companions: [] } as const;

const painted = {
  /** A medallion of cards on deco fans; the start side is calm for the text. */
  karat: {
    hand: 'vermeil',
    subject: {
      ...plain,
      title: 'Thursday T',
      seed: 'thursday table',
      motif: 'cards',
      palette: 'jade',
      backdrop: 'velvet',
      tilt: 0,
      variant: 2,
    },
    width: 698,
    height: 372,
  },
  /** A tiger at a night fair with lantern and gold. */
  chamak: {
    hand: 'brightforge',
    subject: {
      ...{
        ...plain,
        title: 'Mela Night',
        seed: 'mela night',
        motif: 'tiger',
        palette: 'dusk',
        backdrop: 'bazaar',
        tilt: 4,
        zoom: 0.86,
      },
      companions: [
        { motif: 'lantern', side: 'end', level: 'high', scale: 0.34, turn: 10 },
        { motif: 'ingot', side: 'end', level: 'low', scale: 0.4, turn: 8 },
      ],
    },
    width: 716,
    height: 324,
  },
} as const satisfies Record<string, PaintedBanner>;

/** Names of the banners. */
export const bannerNames = ['karat', 'chamak', 'soda'] as const;

/** Name of a banner. */
export type BannerName = (typeof bannerNames)[number];

/** Draws a banner without any text; the page sets its words over the calm start side. */
export function drawBanner(name: BannerName): Promise<Picture> {
  if (name === 'soda') return drawGeometricBanner();
  const { hand, subject, width, height } = painted[name];
  const sheet: Sheet = { form: 'landscape', width, height, hasTitle: false, framed: false, quality: 50, limit: 24_000 };
  return drawPicture(subject, hand, sheet);
}
