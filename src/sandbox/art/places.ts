import type { BackdropId } from './backdrops/index.ts';
import { type Kind, type KindLook, kinds } from './kinds.ts';
import type { MotifId } from './motifs/index.ts';

type Place = Pick<KindLook, 'palettes' | 'backdrops'>;

const jungle: Place = {
  palettes: ['forest', 'jade', 'ember', 'dusk', 'sunrise', 'lilac', 'royal'],
  backdrops: ['jungle', 'mountain', 'rays', 'temple'],
};
const sea: Place = {
  palettes: ['lagoon', 'abyss', 'jade', 'ice', 'dusk', 'night'],
  backdrops: ['reef', 'harbour', 'lagoon'],
};
const sand: Place = {
  palettes: ['desert', 'dusk', 'royal', 'sunrise', 'night', 'ember'],
  backdrops: ['desert', 'temple', 'vault'],
};
const sweet: Place = {
  palettes: ['candy', 'lilac', 'pitch', 'lagoon', 'sunrise', 'ice'],
  backdrops: ['candy', 'confetti', 'rays', 'marquee'],
};
const sky: Place = { palettes: ['night', 'lilac', 'abyss', 'dusk', 'royal'], backdrops: ['space', 'skyline'] };

/** Motifs that belong to a place whatever the game; the others stand where their kind stands. */
const homes: Partial<Record<MotifId, Place>> = {
  ...{ tiger: jungle, panda: jungle, fox: jungle, shroom: jungle },
  ...{ koi: sea, fish: sea, shark: sea, octopus: sea, crab: sea, puffer: sea, turtle: sea, jelly: sea },
  ...{ pharaoh: sand, scarab: sand, sunmask: sand },
  ...{
    candy: sweet,
    lollipop: sweet,
    cupcake: sweet,
    cherry: sweet,
    melon: sweet,
    strawberry: sweet,
    lemon: sweet,
    grapes: sweet,
    pineapple: sweet,
  },
  ...{ rocket: sky },
};

const wet: readonly BackdropId[] = ['reef', 'harbour', 'lagoon'];

/** Palettes and backdrops that suit a motif in a kind of game; only sea games keep their ground under water. */
export function placesOf(motif: MotifId, kind: Kind): Place {
  const own = kinds[kind];
  const home = homes[motif];
  if (kind === 'fishing' || !home) return own;
  const isWet = home.backdrops.some((backdrop) => wet.includes(backdrop));
  return kind === 'slots' || isWet ? home : own;
}
