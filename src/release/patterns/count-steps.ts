import type { CharSet } from 'refa';
import { readStepGraph, type StepGraph, UndecidedError } from './step-graph.ts';

/** The most steps that a backtracking engine takes on one text, and a text that makes it take them. */
export interface StepCount {
  readonly steps: number;
  readonly attack: string;
}

/** A text so far: the steps that it has taken, and the number of ways to each place. */
interface Walk {
  readonly steps: number;
  readonly ways: ReadonlyMap<number, number>;
  readonly text: readonly number[];
}

/** Walks kept side by side; more than these, and the count is not known. */
const maxWalks = 300;
/** Characters that a text of an attack is written with, where an expression takes them. */
const plain = [...'aA1-_ .@x/'].map((character) => character.codePointAt(0) ?? 0);

/**
 * Counts the steps of the worst text of at most `length` characters; counting ends above `limit`. Every way through the
 * expression counts, because the worst text fails at its last character. The same on every machine, since nothing is
 * measured. @throws UndecidedError when it cannot be known.
 */
export function countSteps(pattern: string, flags: string, { length, limit }: Bounds): StepCount {
  return countGraph(readStepGraph(pattern, flags), { length, limit });
}

interface Bounds {
  readonly length: number;
  readonly limit: number;
}

function countGraph(graph: StepGraph, bounds: Bounds): StepCount {
  const own = walk(graph, bounds);
  const looks = graph.looks.map((look) => ({ ...look, count: countGraph(look.graph, bounds) }));
  const sum = (isLeading: boolean) =>
    looks.filter((look) => look.isLeading === isLeading).reduce((total, { count }) => total + count.steps, 0);
  const worst = [own, ...looks.map(({ count }) => count)].reduce((a, b) => (b.steps > a.steps ? b : a));
  return { steps: own.steps * (1 + sum(false)) + sum(true), attack: worst.attack };
}

function walk(graph: StepGraph, { length, limit }: Bounds): StepCount {
  const letters = lettersOf(graph);
  let walks: readonly Walk[] = [{ steps: 0, ways: graph.first, text: [] }];
  let worst: Walk | undefined;
  for (let index = 0; index < length && walks.length > 0; index += 1) {
    const next = walks.flatMap((walked) => letters.map((letter) => step(graph, walked, letter)));
    for (const candidate of next) if (candidate.steps > (worst?.steps ?? 0)) worst = candidate;
    walks = withoutDominated(next.filter(({ ways }) => ways.size > 0));
    if ((worst?.steps ?? 0) > limit) break;
    if (walks.length > maxWalks) throw new UndecidedError('Too many texts would have to be tried.');
  }
  return { steps: worst?.steps ?? 0, attack: String.fromCodePoint(...(worst?.text ?? [])) };
}

interface Letter {
  readonly code: number;
  /** Places that take it. */
  readonly places: ReadonlySet<number>;
}

/** `ways` of a walk lead to places that have not taken their character yet. */
function step({ follow }: StepGraph, { steps, ways, text }: Walk, { code, places }: Letter): Walk {
  const next = new Map<number, number>();
  let taken = 0;
  for (const [place, count] of ways) {
    if (!places.has(place)) continue;
    taken += count;
    for (const [to, more] of follow[place] ?? []) next.set(to, (next.get(to) ?? 0) + count * more);
  }
  return { steps: steps + taken, ways: next, text: [...text, code] };
}

/** One character for each set of places: others would lead the same way. */
function lettersOf({ takes }: StepGraph): readonly Letter[] {
  const sets = new Map<string, { readonly characters: CharSet; readonly places: number[] }>();
  takes.forEach((characters, place) => {
    const name = characters.toRangesString();
    const found = sets.get(name) ?? { characters, places: [] };
    found.places.push(place);
    sets.set(name, found);
  });
  const edges = [...sets.values()].flatMap(({ characters }) => characters.ranges.map(({ min }) => min));
  const ends = [...sets.values()].flatMap(({ characters }) => characters.ranges.map(({ max }) => max + 1));
  const letters = new Map<string, Letter>();
  for (const code of new Set([...plain, ...edges, ...ends])) {
    const taking = [...sets].filter(([, { characters }]) => characters.has(code));
    const name = taking.map(([ranges]) => ranges).join(' | ');
    if (taking.length === 0 || letters.has(name)) continue;
    letters.set(name, { code, places: new Set(taking.flatMap(([, { places }]) => places)) });
  }
  return [...letters.values()];
}

/** A walk that is nowhere ahead of another one can never become the worst. */
function withoutDominated(walks: readonly Walk[]): readonly Walk[] {
  const sorted = walks.toSorted((a, b) => b.steps - a.steps || b.ways.size - a.ways.size);
  const kept: Walk[] = [];
  for (const walked of sorted) {
    if (!kept.some((other) => dominates(other, walked))) kept.push(walked);
    if (kept.length > maxWalks) break;
  }
  return kept;
}

function dominates(one: Walk, other: Walk): boolean {
  if (one.steps < other.steps) return false;
  for (const [place, count] of other.ways) if ((one.ways.get(place) ?? 0) < count) return false;
  return true;
}
