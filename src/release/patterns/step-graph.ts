import { type CharSet, JS, type NoParent } from 'refa';

type Expression = NoParent<ReturnType<JS.Parser['parse']>['expression']>;
type Alternative = Pick<Expression['alternatives'][number], 'elements'>;
type Element = Alternative['elements'][number];

/** Edges from one place of an expression to the places that may follow, with the number of ways from one to the other. */
type Ways = Map<number, number>;

/** The places of an expression that take a character, and the ways between them, as a backtracking engine walks them. */
export interface StepGraph {
  /** What each place takes. */
  readonly takes: readonly CharSet[];
  readonly first: ReadonlyMap<number, number>;
  readonly follow: readonly ReadonlyMap<number, number>[];
  /** Expressions that look ahead or behind: `isLeading` for those at the start, which are tried once. */
  readonly looks: readonly { readonly graph: StepGraph; readonly isLeading: boolean }[];
}

interface Piece {
  readonly first: Ways;
  readonly last: Ways;
  /** Ways to take nothing. */
  readonly empty: number;
}

/** Thrown when an expression has more places or ways than can be looked at, or parts that no automaton can hold. */
export class UndecidedError extends Error {}

const maxPlaces = 4_000;
const maxEdges = 100_000;
const anywhere = '[^]*?';

/** Reads an expression that need not cover the whole text. @throws UndecidedError */
export function readStepGraph(pattern: string, flags: string): StepGraph {
  const search = parse(anywhere, flags).flatMap(({ elements }) => elements);
  return buildGraph(
    parse(pattern, flags).map(({ elements }) => ({
      elements: isAtStart(elements[0]) ? elements.slice(1) : [...search, ...elements],
    })),
  );
}

function parse(pattern: string, flags: string): readonly Alternative[] {
  try {
    const parser = JS.Parser.fromLiteral({ source: pattern, flags });
    return parser.parse({ backreferences: 'unknown', simplify: false }).expression.alternatives;
  } catch (error) {
    throw new UndecidedError('It is too large.', { cause: error });
  }
}

/** `^` is read as "no character before". */
function isAtStart(element: Element | undefined): boolean {
  return element?.type === 'Assertion' && element.kind === 'behind' && element.negate && isTrivial(element);
}

function isTrivial({ alternatives }: { readonly alternatives: readonly Alternative[] }): boolean {
  const [only, ...others] = alternatives.flatMap(({ elements }) => elements);
  return others.length === 0 && only?.type === 'CharacterClass';
}

function buildGraph(alternatives: readonly Alternative[]): StepGraph {
  const takes: CharSet[] = [];
  const follow: Ways[] = [];
  const looks: { graph: StepGraph; isLeading: boolean }[] = [];
  let edges = 0;
  const nothing: Piece = { first: new Map(), last: new Map(), empty: 1 };

  const { first } = either(alternatives.map(({ elements }) => sequence(elements, true)));
  return { takes, first, follow, looks };

  function place(characters: CharSet): Piece {
    if (takes.length >= maxPlaces) throw new UndecidedError('It is too large.');
    const index = takes.push(characters) - 1;
    follow.push(new Map());
    return { first: new Map([[index, 1]]), last: new Map([[index, 1]]), empty: 0 };
  }

  function sequence(elements: readonly Element[], isTop = false): Piece {
    let piece = nothing;
    let isLeading = isTop;
    for (const element of elements) {
      isLeading &&= element.type === 'Assertion';
      piece = join(piece, read(element, isLeading));
    }
    return piece;
  }

  function read(element: Element, isLeading: boolean): Piece {
    switch (element.type) {
      case 'CharacterClass':
        return place(element.characters);
      case 'Alternation':
        return either(element.alternatives.map(({ elements }) => sequence(elements)));
      case 'Quantifier':
        return repeat(element);
      case 'Assertion':
        // A look at a single character takes one step.
        if (!isTrivial(element)) looks.push({ graph: buildGraph(element.alternatives), isLeading });
        return nothing;
      case 'Unknown':
        throw new UndecidedError('It has parts that no automaton can hold.');
    }
  }

  function repeat({ min, max, alternatives: repeated }: Extract<Element, { type: 'Quantifier' }>): Piece {
    const once = () => either(repeated.map(({ elements }) => sequence(elements)));
    let piece = nothing;
    for (let count = 0; count < min; count += 1) piece = join(piece, once());
    // An engine gives up a further repetition that takes nothing.
    if (max === Infinity) return join(piece, loop(once()));
    let rest = nothing;
    for (let count = min; count < max; count += 1) {
      const further = join({ ...once(), empty: 0 }, rest);
      rest = { ...further, empty: 1 };
    }
    return join(piece, rest);
  }

  function loop({ first: heads, last }: Piece): Piece {
    connect(last, heads);
    return { first: heads, last, empty: 1 };
  }

  function join(one: Piece, other: Piece): Piece {
    connect(one.last, other.first);
    return {
      first: add(one.first, other.first, one.empty),
      last: add(other.last, one.last, other.empty),
      empty: one.empty * other.empty,
    };
  }

  function connect(ends: Ways, heads: Ways): void {
    edges += ends.size * heads.size;
    if (edges > maxEdges) throw new UndecidedError('It is too large.');
    for (const [end, waysOut] of ends) {
      const out = follow[end];
      for (const [head, waysIn] of heads) out?.set(head, (out.get(head) ?? 0) + waysOut * waysIn);
    }
  }
}

function either(pieces: readonly Piece[]): Piece {
  return pieces.reduce<Piece>(
    (all, { first, last, empty }) => ({
      first: add(all.first, first, 1),
      last: add(all.last, last, 1),
      empty: all.empty + empty,
    }),
    { first: new Map(), last: new Map(), empty: 0 },
  );
}

function add(to: Ways, from: Ways, times: number): Ways {
  const sum = new Map(to);
  if (times > 0) for (const [place, ways] of from) sum.set(place, (sum.get(place) ?? 0) + ways * times);
  return sum;
}
