/** How much may be under way at once. */
export interface SlotLimits {
  /** Calls of one address, from their first byte to the end of their answer. */
  readonly perAddress: number;
  /** Calls of one brand that have arrived whole. */
  readonly perBrand: number;
  /** Calls that may bring a large body, of one address and of all: their bodies lie in memory. */
  readonly large: { readonly perAddress: number; readonly all: number };
}

/** Takes one place for each key and gives the function that frees them; nothing when one of them is full. */
type Taken = (() => void) | undefined;

/** Places at the door. Somebody who sends slowly takes only their own. */
export interface VisitSlots {
  /** A place for a call that begins to arrive. */
  arrive(address: string, isLarge: boolean): Taken;
  /** A place for a call that has arrived whole. */
  enter(merchant: string): Taken;
}

/** Counts places in memory: they live as long as a connection of this process. */
export function createVisitSlots({ perAddress, perBrand, large }: SlotLimits): VisitSlots {
  const taken = new Map<string, number>();
  const count = (key: string, step: 1 | -1) => {
    const next = (taken.get(key) ?? 0) + step;
    if (next > 0) taken.set(key, next);
    else taken.delete(key);
  };
  const take = (places: readonly (readonly [key: string, most: number])[]): Taken => {
    if (places.some(([key, most]) => (taken.get(key) ?? 0) >= most)) return undefined;
    for (const [key] of places) count(key, 1);
    let isFree = false;
    return () => {
      if (isFree) return;
      isFree = true;
      for (const [key] of places) count(key, -1);
    };
  };
  return {
    arrive: (address, isLarge) =>
      take([
        [`address ${address}`, perAddress],
        ...(isLarge
          ? ([
              [`large ${address}`, large.perAddress],
              ['large', large.all],
            ] as const)
          : []),
      ]),
    enter: (merchant) => take([[`brand ${merchant}`, perBrand]]),
  };
}
