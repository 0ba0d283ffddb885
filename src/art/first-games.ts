import type { BackdropId } from './backdrops/index.ts';
import type { VendorStyleId } from './vendor-styles/index.ts';
import type { MotifId } from './motifs/index.ts';
import type { PaletteId } from './palette.ts';

type Row = readonly [
  vendor: VendorStyleId,
  title: string,
  motif: MotifId,
  palette: PaletteId,
  backdrop: BackdropId,
  gameType: string,
];

const rows: readonly Row[] = [
  ['brightforge', 'Ember Tiger', 'tiger', 'ember', 'mountain', 'RNG'],
  ['brightforge', 'Koi Fortune', 'koi', 'forest', 'rays', 'RNG'],
  ['brightforge', 'Lucky Paw Inn', 'cat', 'royal', 'temple', 'RNG'],
  ['brightforge', 'Sugar Orbit', 'candy', 'candy', 'candy', 'RNG'],
  ['brightforge', 'Reef Rumble', 'fish', 'lagoon', 'reef', 'FISH'],
  ['brightforge', 'Puffer Panic', 'puffer', 'abyss', 'reef', 'FISH'],
  ['brightforge', 'Goal Rush', 'football', 'pitch', 'stadium', 'SPORTS'],
  ['paperlane', 'Kraken Cove', 'octopus', 'lagoon', 'reef', 'FISH'],
  ['paperlane', 'Bamboo Nap', 'panda', 'jade', 'jungle', 'RNG'],
  ['paperlane', 'Toadstool Tale', 'shroom', 'forest', 'jungle', 'RNG'],
  ['paperlane', 'Melon Market', 'melon', 'pitch', 'field', 'RNG'],
  ['paperlane', 'Turtle Tide', 'turtle', 'jade', 'reef', 'FISH'],
  ['paperlane', 'Bingo Bodega', 'bingo', 'lilac', 'candy', 'RNG'],
  ['paperlane', 'Lantern Row', 'lantern', 'ember', 'mountain', 'RNG'],
  ['vermeil', 'Nile Keeper', 'pharaoh', 'desert', 'desert', 'RNG'],
  ['vermeil', 'Scarab Court', 'scarab', 'royal', 'vault', 'RNG'],
  ['vermeil', 'Crown Reserve', 'crown', 'velvet', 'vault', 'RNG'],
  ['vermeil', 'Sun Mask', 'sunmask', 'jade', 'vault', 'RNG'],
  ['vermeil', 'Nine Baccarat', 'cards', 'abyss', 'velvet', 'LIVE'],
  ['vermeil', 'Ox Dynasty', 'ox', 'ember', 'temple', 'RNG'],
  ['vermeil', 'Ingot Palace', 'ingot', 'lilac', 'vault', 'RNG'],
  ['voltline', 'Dawn Spur', 'feather', 'dusk', 'field', 'COCKFIGHT'],
  ['voltline', 'Neon Sevens', 'seven', 'night', 'rays', 'RNG'],
  ['voltline', 'Cherry Volt', 'cherry', 'velvet', 'rays', 'RNG'],
  ['voltline', 'Pad Circuit', 'pad', 'steel', 'shards', 'ESPORTS'],
  ['voltline', 'Shark Signal', 'shark', 'abyss', 'reef', 'FISH'],
  ['voltline', 'Dice District', 'dice', 'forest', 'velvet', 'LIVE'],
  ['voltline', 'Skull Cantina', 'skull', 'lilac', 'rays', 'RNG'],
  ['kapow', 'Rift Crown', 'crest', 'steel', 'shards', 'ESPORTS'],
  ['kapow', 'Crab Clash', 'crab', 'lagoon', 'reef', 'FISH'],
  ['kapow', 'Glove Up', 'glove', 'royal', 'stadium', 'SPORTS'],
  ['kapow', 'Horn Riot', 'ox', 'ember', 'desert', 'RNG'],
  ['kapow', 'Spur Royale', 'cockerel', 'sunrise', 'field', 'COCKFIGHT'],
  ['kapow', 'Fjord Smash', 'helmet', 'ice', 'mountain', 'RNG'],
  ['kapow', 'Rocket Raffle', 'rocket', 'night', 'space', 'LOTT'],
  ['pixelkiln', 'Velvet Wheel', 'roulette', 'velvet', 'velvet', 'LIVE'],
  ['pixelkiln', 'Chest Quest', 'chest', 'forest', 'vault', 'RNG'],
  ['pixelkiln', 'Potion Shop', 'potion', 'lilac', 'candy', 'RNG'],
  ['pixelkiln', 'Six Over', 'cricket', 'pitch', 'stadium', 'SPORTS'],
  ['pixelkiln', 'Pixel Pond', 'koi', 'lagoon', 'reef', 'FISH'],
  ['pixelkiln', 'Gem Stack', 'gem', 'night', 'vault', 'RNG'],
  ['pixelkiln', 'Lucky Eight', 'balls', 'candy', 'confetti', 'LOTT'],
  ['softgrain', 'Comet Run', 'planet', 'night', 'space', 'RNG'],
  ['softgrain', 'Jelly Drift', 'jelly', 'abyss', 'reef', 'FISH'],
  ['softgrain', 'Hoop Season', 'basket', 'dusk', 'stadium', 'SPORTS'],
  ['softgrain', 'Fox Meridian', 'fox', 'sunrise', 'mountain', 'RNG'],
  ['softgrain', 'Bell Tower', 'bell', 'lilac', 'mountain', 'RNG'],
  ['softgrain', 'Ticket Tomorrow', 'ticket', 'ice', 'confetti', 'LOTT'],
  ['softgrain', 'Night Chips', 'chips', 'jade', 'velvet', 'PVP'],
  ['oldpress', 'Frost Fox', 'fox', 'ice', 'mountain', 'RNG'],
  ['oldpress', 'Old Deck', 'royal', 'desert', 'velvet', 'PVP'],
  ['oldpress', 'Almanac', 'book', 'forest', 'rays', 'RNG'],
  ['oldpress', 'Trophy Day', 'trophy', 'pitch', 'stadium', 'SPORTS'],
  ['oldpress', 'Gamecock Derby', 'rooster', 'sunrise', 'field', 'COCKFIGHT'],
  ['oldpress', 'Gem Gazette', 'ring', 'royal', 'rays', 'RNG'],
  ['oldpress', 'Leviathan Log', 'whale', 'ice', 'harbour', 'FISH'],
];

/** A game whose picture was chosen by hand. */
export type FirstGame = {
  readonly vendor: VendorStyleId;
  readonly title: string;
  readonly motif: MotifId;
  readonly palette: PaletteId;
  readonly backdrop: BackdropId;
  /** As the platform names it: RNG, FISH, LIVE, SPORTS, ESPORTS, COCKFIGHT, LOTT, PVP. */
  readonly gameType: string;
};

/** Seven games of each of the eight vendors, which lead the lobbies. */
export const firstGames: readonly FirstGame[] = rows.map(([vendor, title, motif, palette, backdrop, gameType]) => ({
  ...{ vendor, title, motif, palette, backdrop, gameType },
}));
