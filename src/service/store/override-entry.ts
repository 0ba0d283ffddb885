/** One live change to a merchant's site configuration, as stored. */
export interface OverrideEntry {
  /** Dotted path into the site configuration: `flags.CBS3`, `maintenance`. */
  readonly name: string;
  readonly value: unknown;
  readonly author: string;
  readonly reason: string;
  /** ISO time at which it ends by itself. */
  readonly until?: string;
  /** ISO time at which it was made. */
  readonly at: string;
}
