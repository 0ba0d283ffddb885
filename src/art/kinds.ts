import type { BackdropId } from './backdrops/index.ts';
import type { MotifId } from './motifs/index.ts';
import type { PaletteId } from './palette.ts';

/** Kinds of games that differ in what their pictures may show. */
export type Kind = 'slots' | 'fishing' | 'live' | 'poker' | 'sports' | 'esports' | 'cockfight' | 'lottery' | 'bingo';

/** What suits a kind when the title says nothing. */
export type KindLook = {
  readonly motifs: readonly MotifId[];
  readonly palettes: readonly PaletteId[];
  readonly backdrops: readonly BackdropId[];
};

/** The looks of every kind. */
export const kinds: Readonly<Record<Kind, KindLook>> = {
  slots: {
    motifs: [
      ...(['tiger', 'ox', 'panda', 'fox', 'cat', 'koi', 'lion', 'wolf', 'bear'] as const),
      ...(['monkey', 'elephant', 'owl', 'parrot', 'eagle', 'peacock', 'flamingo', 'pharaoh', 'scarab'] as const),
      ...(['sunmask', 'helmet', 'skull', 'book', 'potion', 'shroom', 'chest', 'crown', 'gem'] as const),
      ...(['ingot', 'lantern', 'bell', 'seven', 'cherry', 'melon', 'candy', 'lemon', 'grapes'] as const),
      ...([
        'strawberry',
        'pineapple',
        'cupcake',
        'lollipop',
        'donut',
        'iceCream',
        'teapot',
        'lotus',
        'butterfly',
      ] as const),
      ...(['bee', 'clover', 'horseshoe', 'rocket', 'planet', 'saucer', 'train', 'airBalloon', 'jukebox'] as const),
      ...(['slotMachine', 'guitar', 'lamp', 'crystalBall', 'castle', 'unicorn', 'dragon', 'ghost', 'pumpkin'] as const),
      ...(['cauldron', 'wizardHat', 'knight', 'totem', 'mummy', 'galleon', 'compass', 'hourglass', 'keys'] as const),
      ...(['coins', 'moneyBag', 'strongroom', 'ring', 'topHat', 'cactus', 'volcano', 'moon', 'snowman'] as const),
      ...(['rabbit', 'pig', 'frog', 'deer', 'cobra'] as const),
    ],
    palettes: [
      'ember',
      'jade',
      'royal',
      'candy',
      'dusk',
      'desert',
      'forest',
      'night',
      'velvet',
      'ice',
      'lilac',
      'sunrise',
    ],
    backdrops: ['mountain', 'rays', 'vault', 'temple', 'jungle', 'candy', 'field', 'marquee', 'skyline', 'bazaar'],
  },
  fishing: {
    motifs: [
      ...(['fish', 'shark', 'octopus', 'crab', 'puffer', 'turtle', 'jelly', 'koi', 'whale'] as const),
      ...([
        'seahorse',
        'starfish',
        'angler',
        'lobster',
        'pearl',
        'anchor',
        'submarine',
        'diver',
        'lighthouse',
      ] as const),
      ...(['galleon', 'hook'] as const),
    ],
    palettes: ['lagoon', 'abyss', 'jade', 'ice', 'dusk', 'night'],
    backdrops: ['reef', 'harbour', 'lagoon'],
  },
  live: {
    motifs: [...(['roulette', 'cards', 'dice', 'chips', 'royal', 'salver', 'moneyWheel', 'domino'] as const)],
    palettes: ['velvet', 'royal', 'forest', 'lilac', 'night', 'jade'],
    backdrops: ['velvet', 'vault', 'marquee', 'skyline'],
  },
  poker: {
    motifs: [...(['cards', 'chips', 'dice', 'royal', 'domino', 'salver', 'crown', 'topHat'] as const)],
    palettes: ['jade', 'desert', 'velvet', 'royal', 'dusk'],
    backdrops: ['velvet', 'vault', 'bazaar'],
  },
  sports: {
    motifs: [
      ...(['football', 'basket', 'cricket', 'glove', 'trophy', 'tennis', 'horse', 'chequered', 'medal'] as const),
      ...(['puck', 'golf', 'baseball', 'rugby', 'darts', 'whistle', 'stopwatch', 'greyhound', 'bicycle'] as const),
      ...(['laurel', 'racer'] as const),
    ],
    palettes: ['pitch', 'royal', 'dusk', 'steel', 'forest', 'sunrise'],
    backdrops: ['stadium', 'field'],
  },
  esports: {
    motifs: [
      ...(['pad', 'crest', 'trophy', 'robot', 'swords', 'target', 'bomb', 'headset', 'joystick'] as const),
      ...(['knight', 'dragon', 'laurel', 'rocket'] as const),
    ],
    palettes: ['steel', 'night', 'lilac', 'abyss', 'ember'],
    backdrops: ['shards', 'space', 'skyline'],
  },
  cockfight: {
    motifs: [
      ...(['rooster', 'cockerel', 'feather', 'chick', 'crest', 'medal', 'trophy', 'laurel', 'eagle'] as const),
      ...(['swords'] as const),
    ],
    palettes: ['sunrise', 'dusk', 'ember', 'desert', 'forest'],
    backdrops: ['field', 'stadium', 'rays', 'bazaar'],
  },
  lottery: {
    motifs: [
      ...(['balls', 'ticket', 'drum', 'clover', 'horseshoe', 'envelope', 'gift', 'coins', 'moneyBag'] as const),
      ...(['airBalloon', 'stopwatch', 'slotMachine', 'rocket', 'moneyWheel', 'lantern'] as const),
    ],
    palettes: ['candy', 'ice', 'night', 'lilac', 'jade', 'ember', 'royal'],
    backdrops: ['confetti', 'rays', 'marquee', 'skyline'],
  },
  bingo: {
    motifs: [
      ...(['bingo', 'balls', 'drum', 'ticket', 'teapot', 'donut', 'lollipop', 'cupcake', 'popcorn'] as const),
      ...(['microphone', 'airBalloon', 'gift', 'clover', 'butterfly', 'planet'] as const),
    ],
    palettes: ['lilac', 'candy', 'lagoon', 'pitch', 'sunrise'],
    backdrops: ['candy', 'confetti', 'marquee', 'bazaar'],
  },
};

const byCategory: Readonly<Record<string, Kind>> = { elottery: 'lottery', 'e-sports': 'esports' };
const byGameType: Readonly<Record<string, Kind>> = {
  ...{ RNG: 'slots', FISH: 'fishing', LIVE: 'live', PVP: 'poker', SPORTS: 'sports', ESPORTS: 'esports' },
  ...{ COCKFIGHT: 'cockfight', LOTT: 'lottery', ELOTT: 'lottery', BINGO: 'bingo' },
};

const isKind = (name: string): name is Kind => name in kinds;

/** The kind of a game: its category of the catalogue if it has one, else by game type; slots when neither is known. */
export function kindOf({ category = '', gameType }: { category?: string; gameType: string }): Kind {
  if (isKind(category)) return category;
  return byCategory[category] ?? byGameType[gameType] ?? 'slots';
}
