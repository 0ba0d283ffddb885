/** A link by which a tester's browser finds a closed site open. Whom it was given to is kept nowhere. */
export interface PassLine {
  readonly id: string;
  readonly merchant: string;
  /** What it is for, as its maker says. */
  readonly note: string;
  /** Name of who made it. */
  readonly by: string;
  readonly since: string;
  readonly endsAt: string;
}

export interface PassBody {
  readonly merchant: string;
  /** 2 to 80 characters. */
  readonly note: string;
  /** 1 to 168, counted from now. */
  readonly hours: number;
}

export interface MadePass {
  readonly id: string;
  /** Shown this once; kept nowhere. */
  readonly link: string;
  readonly endsAt: string;
  readonly lines: readonly PassLine[];
}
