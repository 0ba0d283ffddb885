import { cat, fox, ox, panda, rooster, tiger } from './beasts.ts';
import { chick, cockerel, eagle, feather, flamingo, owl, parrot, peacock } from './birds.ts';
import { compass, hourglass, keys, strongroom, topHat } from './curios.ts';
import { balls, bingo, clover, drum, envelope, gift, horseshoe, ticket } from './draws.ts';
import { baseball, bicycle, darts, golf, greyhound, laurel, rugby, stopwatch, whistle } from './field.ts';
import { candy, cherry, cupcake, grapes, lemon, lollipop, melon, pineapple, seven, strawberry } from './fruit.ts';
import { bee, butterfly, cactus, lotus, moon, snowman, volcano } from './garden.ts';
import { book, helmet, pharaoh, potion, scarab, shroom, skull, sunmask } from './legends.ts';
import { bomb, headset, joystick, robot, swords, target } from './machines.ts';
import { cobra, deer, frog, pig, rabbit } from './meadow.ts';
import { donut, iceCream, popcorn, teapot } from './pantry.ts';
import type { Motif } from './part.ts';
import { pad, rocket } from './play.ts';
import { coins, moneyBag, ring } from './riches.ts';
import { crab, fish, jelly, koi, octopus, puffer, shark, turtle } from './sea.ts';
import { angler, lobster, pearl, seahorse, starfish, whale } from './shore.ts';
import { basket, chequered, crest, cricket, football, glove, horse, medal, puck, tennis, trophy } from './sport.ts';
import { guitar, jukebox, microphone, slotMachine } from './stage.ts';
import { cards, chips, dice, domino, moneyWheel, roulette, royal, salver } from './table.ts';
import { airBalloon, astronaut, planet, racer, saucer, train } from './travel.ts';
import { bell, chest, crown, gem, ingot, lantern } from './treasure.ts';
import { anchor, diver, galleon, hook, lighthouse, submarine } from './voyage.ts';
import { bear, dragon, elephant, lion, monkey, wolf } from './wild.ts';
import {
  castle,
  cauldron,
  crystalBall,
  ghost,
  knight,
  lamp,
  mummy,
  pumpkin,
  totem,
  unicorn,
  wizardHat,
} from './wonders.ts';

/** Every subject that a picture can have, by the file that draws it. */
export const motifs = {
  ...{ tiger, ox, panda, fox, cat, rooster },
  ...{ owl, parrot, eagle, peacock, flamingo, chick, feather, cockerel },
  ...{ compass, hourglass, keys, strongroom, topHat },
  ...{ balls, ticket, bingo, drum, gift, clover, horseshoe, envelope },
  ...{ golf, baseball, rugby, darts, whistle, stopwatch, greyhound, bicycle, laurel },
  ...{ seven, cherry, melon, candy, lemon, grapes, strawberry, pineapple, cupcake, lollipop },
  ...{ lotus, cactus, volcano, moon, bee, butterfly, snowman },
  ...{ pharaoh, scarab, sunmask, helmet, skull, book, potion, shroom },
  ...{ robot, swords, target, bomb, headset, joystick },
  ...{ rabbit, pig, frog, deer, cobra },
  ...{ teapot, iceCream, donut, popcorn },
  ...{ pad, rocket },
  ...{ coins, moneyBag, ring },
  ...{ koi, fish, shark, octopus, crab, puffer, turtle, jelly },
  ...{ whale, seahorse, starfish, angler, lobster, pearl },
  ...{ football, basket, cricket, glove, trophy, crest, tennis, horse, chequered, medal, puck },
  ...{ jukebox, slotMachine, microphone, guitar },
  ...{ roulette, cards, dice, chips, royal, domino, salver, moneyWheel },
  ...{ planet, saucer, astronaut, racer, train, airBalloon },
  ...{ chest, crown, gem, ingot, lantern, bell },
  ...{ anchor, submarine, diver, lighthouse, galleon, hook },
  ...{ lion, wolf, bear, monkey, elephant, dragon },
  ...{ ghost, pumpkin, cauldron, lamp, crystalBall, castle, unicorn, knight, totem, wizardHat, mummy },
} as const satisfies Record<string, Motif>;

/** Name of a subject. */
export type MotifId = keyof typeof motifs;

/** The names in the order of the list. */
export const motifIds = Object.keys(motifs).filter((name): name is MotifId => name in motifs);
