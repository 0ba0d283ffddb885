import type { Subject } from './compose-scene.ts';
import { drawPicture, type Picture, type Sheet } from './draw-picture.ts';
import type { VendorStyleId } from './vendor-styles/index.ts';
import { drawPoster, isPoster, type PosterName, posterNames } from './poster.ts';

type PaintedBanner = {
  readonly style: VendorStyleId;
  readonly subject: Subject;
  readonly width: number;
  readonly height: number;
};

const plain = { vendorVariant: { lettering: {} }, companions: [] } as const;

const salon = { width: 698, height: 372 } as const;
const fair = { width: 716, height: 324 } as const;

const painted = {
  /** A medallion of cards on deco fans; the start side is calm for the text. */
  'karat-1': {
    style: 'vermeil',
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
    ...salon,
  },
  /** A wheel under lamps. */
  'karat-2': {
    style: 'vermeil',
    subject: {
      ...plain,
      title: 'First Fifty',
      seed: 'first fifty',
      motif: 'roulette',
      palette: 'velvet',
      backdrop: 'vault',
      tilt: 0,
      variant: 1,
    },
    ...salon,
  },
  /** A crown for those who stay. */
  'karat-3': {
    style: 'vermeil',
    subject: {
      ...plain,
      title: 'Sunday Return',
      seed: 'sunday return',
      motif: 'crown',
      palette: 'royal',
      backdrop: 'velvet',
      tilt: 0,
      variant: 0,
    },
    ...salon,
  },
  /** A tiger at a night fair with lantern and gold. */
  'chamak-1': {
    style: 'brightforge',
    subject: {
      ...plain,
      title: 'Mela Night',
      seed: 'mela night',
      motif: 'tiger',
      palette: 'dusk',
      backdrop: 'bazaar',
      tilt: 4,
      zoom: 0.86,
      companions: [
        { motif: 'lantern', side: 'end', level: 'high', scale: 0.34, turn: 10 },
        { motif: 'ingot', side: 'end', level: 'low', scale: 0.4, turn: 8 },
      ],
    },
    ...fair,
  },
  /** A painted elephant carrying gold. */
  'chamak-2': {
    style: 'brightforge',
    subject: {
      ...plain,
      title: 'Half Again',
      seed: 'half again',
      motif: 'elephant',
      palette: 'ember',
      backdrop: 'bazaar',
      tilt: -3,
      zoom: 0.86,
      companions: [
        { motif: 'coins', side: 'end', level: 'low', scale: 0.38, turn: -6 },
        { motif: 'lotus', side: 'end', level: 'high', scale: 0.3, turn: 8 },
      ],
    },
    ...fair,
  },
  /** A peacock over the festival. */
  'chamak-3': {
    style: 'brightforge',
    subject: {
      ...plain,
      title: 'Number Draw',
      seed: 'number draw',
      motif: 'peacock',
      palette: 'royal',
      backdrop: 'marquee',
      tilt: 2,
      zoom: 0.86,
      companions: [{ motif: 'lotus', side: 'end', level: 'low', scale: 0.4, turn: 6 }],
    },
    ...fair,
  },
  /** Clownfish in a lagoon, friends beside it. */
  'tide-1': {
    style: 'brightforge',
    subject: {
      ...plain,
      title: 'Double Pearls',
      seed: 'double pearls',
      motif: 'fish',
      palette: 'lagoon',
      backdrop: 'reef',
      tilt: -4,
      zoom: 0.86,
      companions: [
        { motif: 'jelly', side: 'end', level: 'high', scale: 0.34, turn: 8 },
        { motif: 'crab', side: 'end', level: 'low', scale: 0.32, turn: -4 },
      ],
    },
    ...fair,
  },
  /** A shell that opens over the reef. */
  'tide-2': {
    style: 'brightforge',
    subject: {
      ...plain,
      title: 'First Dive',
      seed: 'first dive',
      motif: 'pearl',
      palette: 'abyss',
      backdrop: 'reef',
      tilt: 0,
      zoom: 0.82,
      companions: [{ motif: 'starfish', side: 'end', level: 'low', scale: 0.34, turn: 10 }],
    },
    ...fair,
  },
  /** A turtle on the way home. */
  'tide-3': {
    style: 'brightforge',
    subject: {
      ...plain,
      title: 'Evening Tide',
      seed: 'evening tide',
      motif: 'turtle',
      palette: 'lagoon',
      backdrop: 'harbour',
      tilt: 3,
      zoom: 0.84,
      companions: [{ motif: 'seahorse', side: 'end', level: 'high', scale: 0.36, turn: 6 }],
    },
    ...fair,
  },
  /** A ball under the lamps. */
  'ninety-1': {
    style: 'kapow',
    subject: {
      ...plain,
      title: 'Derby Day',
      seed: 'derby day',
      motif: 'football',
      palette: 'pitch',
      backdrop: 'stadium',
      tilt: 0,
      zoom: 0.86,
      companions: [{ motif: 'whistle', side: 'end', level: 'high', scale: 0.3, turn: 8 }],
    },
    ...fair,
  },
  /** Gloves before the bell. */
  'ninety-2': {
    style: 'kapow',
    subject: {
      ...plain,
      title: 'First Round',
      seed: 'first round',
      motif: 'glove',
      palette: 'steel',
      backdrop: 'stadium',
      tilt: -4,
      zoom: 0.86,
      companions: [],
    },
    ...fair,
  },
  /** The cup that everyone plays for. */
  'ninety-3': {
    style: 'kapow',
    subject: {
      ...plain,
      title: 'Final Whistle',
      seed: 'final whistle',
      motif: 'trophy',
      palette: 'night',
      backdrop: 'stadium',
      tilt: 0,
      zoom: 0.86,
      companions: [{ motif: 'medal', side: 'end', level: 'low', scale: 0.34, turn: 6 }],
    },
    ...fair,
  },
  /** A pad among planets. */
  'amber-1': {
    style: 'pixelkiln',
    subject: {
      ...plain,
      title: 'Cabinet Cup',
      seed: 'cabinet cup',
      motif: 'pad',
      palette: 'dusk',
      backdrop: 'space',
      tilt: 0,
      zoom: 0.86,
      companions: [{ motif: 'planet', side: 'end', level: 'high', scale: 0.4, turn: 0 }],
    },
    ...fair,
  },
  /** A chest of coins. */
  'amber-2': {
    style: 'pixelkiln',
    subject: {
      ...plain,
      title: 'First Coin',
      seed: 'first coin',
      motif: 'chest',
      palette: 'ember',
      backdrop: 'vault',
      tilt: 0,
      zoom: 0.86,
      companions: [],
    },
    ...fair,
  },
  /** A rocket for those who climb. */
  'amber-3': {
    style: 'pixelkiln',
    subject: {
      ...plain,
      title: 'High Score',
      seed: 'high score',
      motif: 'rocket',
      palette: 'night',
      backdrop: 'space',
      tilt: 6,
      zoom: 0.86,
      companions: [],
    },
    ...fair,
  },
} as const satisfies Record<string, PaintedBanner>;

/** Names of the banners. */
export const bannerNames = [...keysOf(painted), ...posterNames] as const;

/** Name of a banner. */
export type BannerName = keyof typeof painted | PosterName;

/** Which way the page reads that a banner is for. */
export type Direction = 'ltr' | 'rtl';

/** Draws a banner without any text; the page sets its words over the calm start side. */
export function drawBanner(name: BannerName, direction: Direction = 'ltr'): Promise<Picture> {
  const mirrored = direction === 'rtl';
  if (isPoster(name)) return drawPoster(name, mirrored);
  const { style, subject, width, height } = painted[name];
  const plate = { form: 'landscape', hasTitle: false, framed: false, quality: 50, limit: 24_000 } as const;
  const sheet: Sheet = { ...plate, width, height, mirrored };
  return drawPicture(subject, style, sheet);
}

function keysOf<T extends object>(table: T): readonly (keyof T)[] {
  return Object.keys(table).filter((key): key is keyof T & string => key in table);
}
