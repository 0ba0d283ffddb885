/** What kind of fault a mutant is. */
export type MutantKind = 'condition' | 'order' | 'limit' | 'call' | 'timing';

/** A small fault planted in a source of the product: the unit tests of its rows must fail by an assertion. */
export interface Mutant {
  readonly kind: MutantKind;
  /** Path of the source from the project's root. */
  readonly file: string;
  /** Text that stands in it once, and what stands there instead. */
  readonly find: string;
  readonly put: string;
  /** Rows that some test must fail for, each. */
  readonly rows: readonly string[];
}

/** Mutants of one source: kind, text, what replaces it, rows. */
export function mutantsOf(
  file: string,
  faults: readonly (readonly [kind: MutantKind, find: string, put: string, ...rows: string[]])[],
): readonly Mutant[] {
  return faults.map(([kind, find, put, ...rows]) => ({ kind, file, find, put, rows }));
}
