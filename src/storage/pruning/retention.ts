/** How long the rows of a table are kept, and why. */
export type Retention =
  | { readonly keep: 'always'; readonly because: string }
  /** As long as the row of `table` that they belong to; the database deletes them with it. */
  | { readonly keep: 'with'; readonly table: string; readonly because: string }
  /** As long as something that is kept needs it; the schema's owner prunes it by a rule of its own. */
  | { readonly keep: 'needed'; readonly because: string }
  | {
      readonly keep: 'until';
      /** The moment that counts. */
      readonly column: string;
      readonly afterMs: number;
      /** A row that is named there, by its `id`, stays. */
      readonly unlessIn?: { readonly table: string; readonly column: string };
      readonly because: string;
    };

/** The rule of every table of a schema. */
export type RetentionTable<Tables> = Readonly<Record<(keyof Tables & string) | 'limit_count', Retention>>;

/** Counted tries go when their window has ended. */
export const limitRetention: Retention = {
  keep: 'until',
  column: 'ends_at',
  afterMs: 0,
  because: 'a window that has ended says nothing any more',
};
