import { cat, fox, ox, panda, rooster, tiger } from './beasts.ts';
import { chick, cockerel, eagle, feather, flamingo, owl, parrot, peacock } from './birds.ts';
import { balls, bingo, clover, drum, envelope, gift, horseshoe, ticket } from './draws.ts';
import { candy, cherry, cupcake, grapes, lemon, lollipop, melon, pineapple, seven, strawberry } from './fruit.ts';
import { book, helmet, pharaoh, potion, scarab, shroom, skull, sunmask } from './legends.ts';
import type { Motif } from './part.ts';
import { pad, rocket } from './play.ts';
import { crab, fish, jelly, koi, octopus, puffer, shark, turtle } from './sea.ts';
import {
  anchor,
  angler,
  diver,
  galleon,
  hook,
  lighthouse,
  lobster,
  pearl,
  seahorse,
  starfish,
  submarine,
  whale,
} from './shore.ts';
import { basket, chequered, crest, cricket, football, glove, horse, medal, puck, tennis, trophy } from './sport.ts';
import { cards, chips, dice, domino, moneyWheel, roulette, royal, salver } from './table.ts';
import { bear, cobra, deer, dragon, elephant, frog, lion, monkey, pig, rabbit, wolf } from './wild.ts';
import { bell, chest, crown, gem, ingot, lantern } from './treasure.ts';

/** Every subject that a picture can have. */
export const motifs = {
  ...{ tiger, ox, panda, fox, cat, rooster },
  ...{ lion, wolf, bear, monkey, elephant, rabbit, pig, frog, deer, cobra, dragon },
  ...{ owl, parrot, eagle, peacock, flamingo, chick, feather, cockerel },
  ...{ koi, fish, shark, octopus, crab, puffer, turtle, jelly },
  ...{ whale, seahorse, starfish, angler, lobster, pearl, anchor, submarine, diver, lighthouse, galleon, hook },
  ...{ pharaoh, scarab, sunmask, helmet, skull, book, potion, shroom },
  ...{ chest, crown, gem, ingot, lantern, bell },
  ...{ seven, cherry, melon, candy, lemon, grapes, strawberry, pineapple, cupcake, lollipop },
  ...{ roulette, cards, dice, chips, royal, domino, salver, moneyWheel },
  ...{ football, basket, cricket, glove, trophy, crest, tennis, horse, chequered, medal, puck },
  ...{ balls, ticket, bingo, drum, gift, clover, horseshoe, envelope },
  ...{ pad, rocket },
} as const satisfies Record<string, Motif>;

/** Name of a subject. */
export type MotifId = keyof typeof motifs;

/** The names in the order of the list. */
export const motifIds = Object.keys(motifs).filter((name): name is MotifId => name in motifs);
