/** Chance that comes out the same for the same seed. */
export interface Dice {
  /** From 0 up to, but not including, 1. */
  roll(): number;
  chance(likelihood: number): boolean;
  /** A whole number, both ends included. */
  whole(least: number, most: number): number;
  /** One of a list. Throws when it is empty. */
  pick<T>(list: readonly T[]): T;
  /** Those that chance keeps, in their order. */
  some<T>(list: readonly T[], likelihood: number): readonly T[];
  shuffle<T>(list: readonly T[]): readonly T[];
}

/** Makes dice by the mulberry32 generator. */
export function rollDice(seed: number): Dice {
  let state = seed >>> 0;
  const roll = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number) => least + Math.floor(roll() * (most - least + 1));
  return {
    roll,
    whole,
    chance: (likelihood) => roll() < likelihood,
    pick(list) {
      const found = list[whole(0, list.length - 1)];
      if (found === undefined) throw new Error('There is nothing to pick from.');
      return found;
    },
    some: (list, likelihood) => list.filter(() => roll() < likelihood),
    shuffle: (list) =>
      list
        .map((value) => ({ value, place: roll() }))
        .sort((one, other) => one.place - other.place)
        .map(({ value }) => value),
  };
}
