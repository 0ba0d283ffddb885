import type { BackdropId } from './backdrops/index.ts';
import { type Kind, type KindLook, kinds } from './kinds.ts';
import type { MotifId } from './motifs/index.ts';

type Place = Pick<KindLook, 'palettes' | 'backdrops'>;

const jungle: Place = {
  palettes: ['forest', 'jade', 'ember', 'dusk', 'sunrise', 'lilac', 'royal'],
  backdrops: ['jungle', 'mountain', 'rays', 'temple'],
};
const sea: Place = {
  palettes: ['lagoon', 'abyss', 'jade', 'ice', 'night', 'steel', 'sunrise', 'lilac', 'forest'],
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

const snow: Place = {
  palettes: ['ice', 'night', 'royal', 'abyss', 'lilac'],
  backdrops: ['mountain', 'lagoon', 'skyline'],
};
const haunted: Place = {
  palettes: ['night', 'dusk', 'lilac', 'forest', 'ember', 'steel'],
  backdrops: ['skyline', 'mountain', 'lagoon', 'temple'],
};
const town: Place = {
  palettes: ['dusk', 'night', 'velvet', 'royal', 'lilac', 'sunrise', 'abyss'],
  backdrops: ['skyline', 'marquee', 'bazaar', 'confetti'],
};

/** Motifs that belong to a place whatever the game; the others stand where their kind stands. */
const homes: Partial<Record<MotifId, Place>> = {
  ...{
    tiger: jungle,
    panda: jungle,
    fox: jungle,
    shroom: jungle,
    lion: jungle,
    bear: jungle,
    monkey: jungle,
    deer: jungle,
  },
  ...{
    elephant: jungle,
    frog: jungle,
    parrot: jungle,
    peacock: jungle,
    flamingo: jungle,
    butterfly: jungle,
    bee: jungle,
    totem: jungle,
  },
  ...{
    koi: sea,
    fish: sea,
    shark: sea,
    octopus: sea,
    crab: sea,
    puffer: sea,
    turtle: sea,
    jelly: sea,
    whale: sea,
    seahorse: sea,
  },
  ...{
    starfish: sea,
    angler: sea,
    lobster: sea,
    pearl: sea,
    anchor: sea,
    submarine: sea,
    diver: sea,
    lighthouse: sea,
    galleon: sea,
    hook: sea,
  },
  ...{ pharaoh: sand, scarab: sand, sunmask: sand, mummy: sand, cobra: sand, cactus: sand, lamp: sand },
  ...{
    candy: sweet,
    lollipop: sweet,
    cupcake: sweet,
    cherry: sweet,
    melon: sweet,
    strawberry: sweet,
    lemon: sweet,
    grapes: sweet,
  },
  ...{ pineapple: sweet, donut: sweet, iceCream: sweet, popcorn: sweet, unicorn: sweet, teapot: sweet },
  ...{ rocket: sky, planet: sky, saucer: sky, astronaut: sky, moon: sky },
  ...{ snowman: snow, wolf: snow, helmet: snow },
  ...{
    ghost: haunted,
    pumpkin: haunted,
    cauldron: haunted,
    wizardHat: haunted,
    owl: haunted,
    castle: haunted,
    skull: haunted,
  },
  ...{ jukebox: town, slotMachine: town, microphone: town, guitar: town, seven: town, train: town, topHat: town },
};

const wet: readonly BackdropId[] = ['reef', 'harbour', 'lagoon'];

/** Palettes and backdrops that suit a motif in a kind of game; only sea games keep their ground under water. */
export function placesOf(motif: MotifId, kind: Kind): Place {
  const own = kinds[kind];
  const home = homes[motif];
  if (kind === 'fishing') return sea;
  if (!home) return own;
  const isWet = home.backdrops.some((backdrop) => wet.includes(backdrop));
  return kind === 'slots' || isWet ? home : own;
}
