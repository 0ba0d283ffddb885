/** What the doctor found out about one thing. `idle` is something that does not run and need not. */
export interface Finding {
  readonly about: string;
  readonly state: 'ok' | 'idle' | 'doubtful' | 'wrong';
  /** What is so, in a few words or one sentence. */
  readonly says: string;
  /** What to do about it; there whenever the state is doubtful or wrong. */
  readonly todo?: string;
}

/** A finding with nothing to do. */
export function fine(about: string, says: string): Finding {
  return { about, state: 'ok', says };
}

/** A finding with something to do. */
export function found(about: string, state: 'doubtful' | 'wrong', trouble: { says: string; todo: string }): Finding {
  return { about, state, ...trouble };
}
