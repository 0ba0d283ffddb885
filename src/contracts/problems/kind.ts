/** What the catalogue says about one kind of problem, whatever the file. */
export interface ProblemKind {
  /** A few words, for lists. */
  readonly title: string;
  /** What the compiler found. */
  readonly what: string;
  /** Why that would hurt players or staff. */
  readonly why: string;
  /** What to do about it. */
  readonly hint: string;
}
