/** How many calls may be under way at once: reading their bodies, waiting for a platform, or being answered. */
export interface SlotLimits {
  readonly perBrand: number;
  readonly perAddress: number;
}

/** Places at the door. */
export interface VisitSlots {
  /** Takes a place and gives the function that frees it; nothing when brand or address have as many as they may. */
  take(merchant: string, address: string): (() => void) | undefined;
}

/** Counts places in memory: they live as long as a connection of this process. */
export function createVisitSlots({ perBrand, perAddress }: SlotLimits): VisitSlots {
  const taken = new Map<string, number>();
  const count = (key: string, step: 1 | -1) => {
    const next = (taken.get(key) ?? 0) + step;
    if (next > 0) taken.set(key, next);
    else taken.delete(key);
  };
  return {
    take(merchant, address) {
      const keys = [`brand ${merchant}`, `address ${address}`] as const;
      if ((taken.get(keys[0]) ?? 0) >= perBrand || (taken.get(keys[1]) ?? 0) >= perAddress) return undefined;
      for (const key of keys) count(key, 1);
      let isFree = false;
      return () => {
        if (isFree) return;
        isFree = true;
        for (const key of keys) count(key, -1);
      };
    },
  };
}
