import type { ClaimingTest, Requirement } from './catalogue.ts';
import type { DeletionFinding, LastRun, TestOutcome } from './last-run.ts';

/** Proved: every test that claims the row passed, on these very sources. Excused: unproved, and `unproved.json` says why. */
export type RowState = 'proved' | 'failing' | 'unproved' | 'excused';

export interface TracedRow {
  readonly id: string;
  readonly area: string;
  readonly state: RowState;
  readonly tests: readonly string[];
  /** Some of its tests passed at the second try only. */
  readonly isUnsteady: boolean;
}

/** What the states of all rows are made from. */
export interface TraceInput {
  readonly rows: readonly Requirement[];
  readonly claims: readonly ClaimingTest[];
  readonly lastRun: LastRun;
  readonly deletions: Readonly<Record<string, DeletionFinding>>;
  /** Row id → why it is not proved yet (`tests/acceptance/unproved.json`). */
  readonly excuses: Readonly<Record<string, string>>;
  /** `sourceHash` of now: what ran on other sources proves nothing. */
  readonly sources: string;
}

/** The state of every row of the catalogue. */
export function traceRows({ rows, claims, lastRun, deletions, excuses, sources }: TraceInput): readonly TracedRow[] {
  const claimed = new Set(claims.flatMap((claim) => claim.ids));
  const outcomes = Object.values(lastRun).filter((outcome) => outcome.sources === sources);
  return rows.map(({ id, area }) => {
    const ran = outcomes.filter((outcome) => outcome.ids.includes(id));
    const tests = ran.map((outcome) => `${outcome.file} › ${outcome.title}`);
    const found = stateOf(claimed.has(id), ran, deletions[id]);
    const state = found === 'unproved' && id in excuses ? 'excused' : found;
    return { id, area, tests, state, isUnsteady: ran.some((outcome) => outcome.unsteady) };
  });
}

/**
 * What keeps a whole run from being a proof: rows that it did not prove and nobody excuses, and excuses that have had their
 * time, so that the list only gets shorter.
 */
export function proofProblems(
  rows: readonly TracedRow[],
  excuses: Readonly<Record<string, string>>,
): readonly string[] {
  const known = new Map(rows.map((row) => [row.id, row]));
  return [
    ...rows
      .filter(({ state }) => state === 'failing' || state === 'unproved')
      .map(({ id, state, tests }) => `${id} is ${state}: ${tests.join('; ') || 'no test of this run claims it'}`),
    ...Object.entries(excuses).flatMap(([id, reason]) => {
      const row = known.get(id);
      if (row === undefined) return [`unproved.json names ${id}, which is no row`];
      if (reason.trim() === '') return [`unproved.json gives no reason for ${id}`];
      return row.state === 'excused'
        ? []
        : [`unproved.json still names ${id}, which is ${row.state}: take it off the list`];
    }),
  ];
}

function stateOf(isClaimed: boolean, ran: readonly TestOutcome[], deletion: DeletionFinding | undefined): RowState {
  if (!isClaimed || ran.length === 0) return 'unproved';
  if (ran.some((outcome) => !outcome.passed)) return 'failing';
  return deletion && deletion.survivors.length + deletion.impossible.length > 0 ? 'unproved' : 'proved';
}

/** `proved X of 773, failing Y, unproved Z`, with those that are excused among the unproved. */
export function summarize(rows: readonly TracedRow[]): string {
  const count = (state: RowState) => rows.filter((row) => row.state === state).length;
  const unproved = count('unproved') + count('excused');
  return `proved ${count('proved')} of ${rows.length}, failing ${count('failing')}, unproved ${unproved}`;
}

/** One line per area with the count of each state. */
export function tableByArea(rows: readonly TracedRow[]): string {
  const areas = [...new Set(rows.map((row) => row.area))];
  const states: readonly RowState[] = ['proved', 'failing', 'unproved', 'excused'];
  const head = ['area'.padEnd(18), ...states.map((state) => state.padStart(9))].join('');
  const lines = areas.map((area) => {
    const own = rows.filter((row) => row.area === area);
    const counts = states.map((state) => String(own.filter((row) => row.state === state).length).padStart(9));
    return [area.padEnd(18), ...counts].join('');
  });
  return [head, ...lines].join('\n');
}
