/** The change that broke a promise which is broken still. */
export interface BreakingChange {
  readonly seq: number;
  readonly action: string;
  readonly author: string;
  readonly reason: string;
  /** ISO 8601. */
  readonly at: string;
  /** Whether it went live by force. */
  readonly forced?: true;
}

/** A promise that was broken before a change and is so after it. */
export interface StandingBreak {
  /** `<promise> at <thing>`, for example `login.hasMethod at login.method`. */
  readonly name: string;
  /** Absent when no change was seen to break it, as when an engine has learnt the promise since. */
  readonly since?: BreakingChange;
}

/** A promise that is kept, and will not be once overrides are gone. */
export interface LaterBreak {
  readonly name: string;
  /** Names of those overrides. */
  readonly overrides: readonly string[];
  /** When they end by themselves, ISO 8601; absent when somebody takes them away. */
  readonly end?: string;
}

/** What a change did to the promises of a site. */
export interface BrokenPromises {
  /** Broken by the change itself. */
  readonly now: readonly string[];
  readonly standing: readonly StandingBreak[];
  readonly later: readonly LaterBreak[];
}

type Detail = Readonly<Record<string, unknown>>;

/** How an audit entry's detail keeps what a change did to promises; nothing of what it did not do. */
export function noteBroken({ now, standing, later }: BrokenPromises): Detail {
  return {
    ...(now.length > 0 ? { breaks: now } : {}),
    ...(standing.length > 0 ? { stillBroken: standing } : {}),
    ...(later.length > 0 ? { breaksLater: later } : {}),
  };
}

/** What an audit entry's detail says that its change did to promises. */
export function readBrokenNote({ breaks, stillBroken, breaksLater }: Detail): BrokenPromises {
  // Only `noteBroken` writes these lists.
  return {
    now: Array.isArray(breaks) ? breaks.map(String) : [],
    standing: Array.isArray(stillBroken) ? (stillBroken as readonly StandingBreak[]) : [],
    later: Array.isArray(breaksLater) ? (breaksLater as readonly LaterBreak[]) : [],
  };
}

/** Every promise that is broken after a change, with the change that broke it. */
export function brokenAfter(
  entry: Omit<BreakingChange, 'at' | 'forced'> & { readonly detail: Detail; readonly at: Date | string },
): readonly StandingBreak[] {
  const { seq, action, author, reason, detail, at } = entry;
  const { now, standing } = readBrokenNote(detail);
  const forced = detail['forced'] === true ? ({ forced: true } as const) : {};
  const since = { seq, action, author, reason, at: new Date(at).toISOString(), ...forced };
  return [...now.map((name) => ({ name, since })), ...standing];
}

/** Whether a state kept every promise as it went live, as far as it stands and as it will. What a backup brought back was not looked at. */
export function keptPromises({ action, detail }: { readonly action: string; readonly detail: Detail }): boolean {
  const { now, standing, later } = readBrokenNote(detail);
  return action !== 'restore' && now.length + standing.length + later.length === 0;
}
