import type { ClaimingTest, Requirement } from './catalogue.ts';
import type { DeletionFinding, LastRun, TestOutcome } from './last-run.ts';

/** Proved: every test that claims the row passed. Blocked: nobody can claim it before a feature exists. */
export type RowState = 'proved' | 'failing' | 'unproved' | 'blocked';

export interface TracedRow {
  readonly id: string;
  readonly area: string;
  readonly state: RowState;
  readonly tests: readonly string[];
}

/** What the states of all rows are made from. */
export interface TraceInput {
  readonly rows: readonly Requirement[];
  readonly claims: readonly ClaimingTest[];
  readonly lastRun: LastRun;
  readonly deletions: Readonly<Record<string, DeletionFinding>>;
  /** Area or row id → why nobody can prove it yet. */
  readonly blocked: Readonly<Record<string, string>>;
}

/** The state of every row of the catalogue. */
export function traceRows({ rows, claims, lastRun, deletions, blocked }: TraceInput): readonly TracedRow[] {
  const claimed = new Set(claims.flatMap((claim) => claim.ids));
  const outcomes = Object.values(lastRun);
  return rows.map(({ id, area }) => {
    const ran = outcomes.filter((outcome) => outcome.ids.includes(id));
    const tests = ran.map((outcome) => `${outcome.file} › ${outcome.title}`);
    const isBlocked = !claimed.has(id) && (id in blocked || area in blocked);
    return { id, area, tests, state: isBlocked ? 'blocked' : stateOf(claimed.has(id), ran, deletions[id]) };
  });
}

function stateOf(isClaimed: boolean, ran: readonly TestOutcome[], deletion: DeletionFinding | undefined): RowState {
  if (!isClaimed || ran.length === 0) return 'unproved';
  if (ran.some((outcome) => !outcome.passed)) return 'failing';
  return deletion && deletion.survivors.length + deletion.impossible.length > 0 ? 'unproved' : 'proved';
}

/** `proved X of 773, failing Y, unproved Z`; blocked rows are unproved ones whose reason is known. */
export function summarize(rows: readonly TracedRow[]): string {
  const count = (state: RowState) => rows.filter((row) => row.state === state).length;
  const unproved = count('unproved') + count('blocked');
  return `proved ${count('proved')} of ${rows.length}, failing ${count('failing')}, unproved ${unproved}`;
}

/** One line per area with the count of each state. */
export function tableByArea(rows: readonly TracedRow[]): string {
  const areas = [...new Set(rows.map((row) => row.area))];
  const states: readonly RowState[] = ['proved', 'failing', 'unproved', 'blocked'];
  const head = ['area'.padEnd(18), ...states.map((state) => state.padStart(9))].join('');
  const lines = areas.map((area) => {
    const own = rows.filter((row) => row.area === area);
    const counts = states.map((state) => String(own.filter((row) => row.state === state).length).padStart(9));
    return [area.padEnd(18), ...counts].join('');
  });
  return [head, ...lines].join('\n');
}
