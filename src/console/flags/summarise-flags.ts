import type { FlagLine, FlagMerchant } from '../../contracts/console/flags.ts';

/** A flag with what it is at the merchants that are shown. */
export interface FlagSummary {
  readonly flag: FlagLine;
  /** How many have it on, of how many. */
  readonly on: number;
  readonly of: number;
  /** When it was last changed live at one of them; absent while it is not. */
  readonly changedAt: string | undefined;
  /** Whether one of these changes ends by itself. */
  readonly isEnding: boolean;
}

/** Counts every flag in one walk over the merchants, of which there may be 1,000. */
export function summariseFlags(flags: readonly FlagLine[], merchants: readonly FlagMerchant[]): readonly FlagSummary[] {
  const on = new Map<string, number>();
  const changed = new Map<string, string>();
  const ending = new Set<string>();
  for (const merchant of merchants) {
    for (const name of merchant.on) on.set(name, (on.get(name) ?? 0) + 1);
    for (const [name, { at, until }] of Object.entries(merchant.overrides)) {
      if (at > (changed.get(name) ?? '')) changed.set(name, at);
      if (until) ending.add(name);
    }
  }
  return flags.map((flag) => ({
    flag,
    on: on.get(flag.name) ?? 0,
    of: merchants.length,
    changedAt: changed.get(flag.name),
    isEnding: ending.has(flag.name),
  }));
}
