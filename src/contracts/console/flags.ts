import type { LayerName } from '../origins.ts';

/** All switches and merchants at once; what a cell shows is found with `cellOf`. */
export interface FlagTable {
  readonly flags: readonly FlagLine[];
  readonly merchants: readonly FlagMerchant[];
}

/** One switch of the catalogue `schemas/flags.json`. */
export interface FlagLine {
  /** Dotted: `flags.CBS3`, `promotions.REFERRAL`, `template.mem_cen`. */
  readonly name: string;
  readonly section: 'flags' | 'promotions' | 'template';
  /** As the platform writes it: `CBS3`. */
  readonly own: string;
  /** What it does, in plain words. */
  readonly effect: string;
  readonly owner: string;
  readonly stage: string;
  readonly default: boolean;
  /** Touches money: switching it on needs a second person. */
  readonly money: boolean;
  /** Nothing that players meet asks for it. */
  readonly isUnused: boolean;
}

/** One merchant's column: only what is not off by default is named. */
export interface FlagMerchant {
  readonly code: string;
  readonly name: string;
  /** Where it stands; the `base` of a change. */
  readonly seq: number;
  /** Dotted names that are on. */
  readonly on: readonly string[];
  /** Where the value of a name came from; a name that is not here has the engine's default. */
  readonly layers: Readonly<Record<string, LayerName>>;
  /** Overrides that count, by dotted name; of `maintenance` too. */
  readonly overrides: Readonly<Record<string, OverrideLine>>;
  readonly isMaintenance: boolean;
  /** Tags of the languages that it offers, its first one first. */
  readonly languages: readonly string[];
}

export interface OverrideLine {
  readonly value: unknown;
  readonly by: string;
  readonly at: string;
  readonly reason: string;
  readonly until?: string;
  /** Overrides of the same name that it hides. */
  readonly hides: number;
}

export interface FlagCell {
  readonly on: boolean;
  readonly layer: LayerName;
  readonly override?: OverrideLine;
}

/** What one cell of the table shows. */
export function cellOf({ on, layers, overrides }: FlagMerchant, name: string): FlagCell {
  const override = overrides[name];
  return { on: on.includes(name), layer: layers[name] ?? 'engine', ...(override ? { override } : {}) };
}

/** One flag, with everything about it. */
export interface FlagPage {
  readonly flag: FlagLine;
  readonly usedBy: readonly FlagUse[];
}

/** A part of a feature that asks for the flag. */
export interface FlagUse {
  readonly kind: 'item' | 'route' | 'code' | 'shell';
  /** Id of the item, route or feature; `shell` for the shell itself. */
  readonly id: string;
  readonly slot?: string;
  readonly feature?: string;
}
