import { CharSet, DFA, JS, NFA, type NoParent } from 'refa';
import type { MatchAnswer } from '../../engine/index.ts';
import { findWitness } from './find-witness.ts';

type Expression = NoParent<ReturnType<JS.Parser['parse']>['expression']>;
type Element = Expression['alternatives'][number]['elements'][number];
type Assertion = Extract<Element, { readonly type: 'Assertion' }>;

/** Lengths that a text may have, in characters. */
export interface LengthBounds {
  readonly min: number;
  readonly max: number;
}

/** Size beyond which an expression is not looked at: a proof must end. */
const maxNodes = 50_000;
const options = { maxCharacter: JS.Parser.fromLiteral({ source: '', flags: 'u' }).parse().maxCharacter };
const anything: Element = {
  type: 'Quantifier',
  min: 0,
  max: Infinity,
  lazy: false,
  alternatives: [
    {
      type: 'Concatenation',
      elements: [{ type: 'CharacterClass', characters: CharSet.all(options.maxCharacter) }],
    },
  ],
};

/** Remembers answers: many merchants have the same patterns. */
export function createMatchCheck(): typeof canMatch {
  const known = new Map<string, MatchAnswer>();
  return (pattern, bounds) => {
    const key = `${bounds.min} ${bounds.max} ${pattern}`;
    const answer = known.get(key) ?? canMatch(pattern, bounds);
    known.set(key, answer);
    return answer;
  };
}

/**
 * Whether some text with a length between the bounds passes a pattern, read with the `u` flag. Exact for what regular
 * languages can say, with looks ahead at the start; for any other expression a text that passes is looked for, and
 * without one the answer is `unknown`.
 */
export function canMatch(pattern: string, bounds: LengthBounds): MatchAnswer {
  try {
    const accepted = languageOf(parse(pattern).alternatives, false);
    const { min, max } = bounds;
    const counted = fromRegex(parse(`[^]{${min},${max === Infinity ? '' : max}}`).alternatives);
    return intersect(accepted, counted).isEmpty ? 'no' : 'yes';
  } catch {
    return findWitness(pattern, bounds) === undefined ? 'unknown' : 'yes';
  }
}

/**
 * The shortest texts that pass one pattern and not the other, both read with the `u` flag, without regard to length;
 * none where every text that passes `inner` passes `outer`.
 * @throws when a pattern looks around in its middle, or is too large to be compared.
 */
export function* textsBetween(inner: string, outer: string): Iterable<string> {
  const languages = [inner, outer].map((pattern) => languageOf(parse(pattern).alternatives, false));
  const [taken = NFA.empty(options), refused = NFA.empty(options)] = languages;
  for (const word of intersect(taken, complementOf(refused)).wordSets()) {
    yield String.fromCodePoint(...word.map(readable));
  }
}

/** A character of a set that people would type, where it has one. */
function readable(characters: CharSet): number {
  return (
    [...'ax1+.-@'].map((one) => one.codePointAt(0) ?? 0).find((code) => characters.has(code)) ??
    characters.ranges[0]?.min ??
    0
  );
}

/** All texts that one of the alternatives finds itself in; `isFixed` when each must begin where the text begins. */
function languageOf(alternatives: Expression['alternatives'], isFixed: boolean): NFA {
  return alternatives
    .map(({ elements }) => languageOfOne(elements, isFixed))
    .reduce((one, other) => {
      const both = one.copy(factory());
      both.union(other);
      return both;
    }, NFA.empty(options));
}

function languageOfOne(elements: readonly Element[], isFixed: boolean): NFA {
  if (isEdge(elements[0], 'behind')) return languageOfOne(elements.slice(1), true);
  const [first, ...rest] = elements;
  if (isFixed && first?.type === 'Assertion') {
    if (first.kind === 'ahead') return intersect(languageOfOne(rest, true), looked(first));
    // Nothing stands before the text, so only a look that needs nothing succeeds.
    const succeeds = takesNothing(first) !== first.negate;
    return succeeds ? languageOfOne(rest, true) : NFA.empty(options);
  }
  const isFixedAtEnd = isEdge(elements.at(-1), 'ahead');
  const inner = isFixedAtEnd ? elements.slice(0, -1) : [...elements, anything];
  return fromRegex([{ type: 'Concatenation', elements: isFixed ? inner : [anything, ...inner] }]);
}

/** All texts at whose start a look ahead succeeds. */
function looked({ alternatives, negate }: Assertion): NFA {
  const found = languageOf(alternatives, true);
  return negate ? complementOf(found) : found;
}

function complementOf(language: NFA): NFA {
  const certain = DFA.fromFA(language, new DFA.LimitedNodeFactory(maxNodes));
  certain.complement();
  return NFA.fromFA(certain, factory());
}

function takesNothing({ alternatives }: Assertion): boolean {
  return fromRegex(alternatives).test([]);
}

/** @throws when there are looks in the middle. */
function fromRegex(alternatives: Expression['alternatives']): NFA {
  return NFA.fromRegex({ type: 'Expression', alternatives }, options, {}, factory());
}

function intersect(one: NFA, other: NFA): NFA {
  return NFA.fromIntersection(one, other, factory());
}

function factory(): NFA.LimitedNodeFactory {
  return new NFA.LimitedNodeFactory(maxNodes);
}

function parse(pattern: string): Expression {
  return JS.Parser.fromLiteral({ source: pattern, flags: 'u' }).parse({ assertions: 'parse' }).expression;
}

/** `^` and `$` are read as "no character before" and "no character after". */
function isEdge(element: Element | undefined, kind: 'behind' | 'ahead'): boolean {
  if (element?.type !== 'Assertion' || element.kind !== kind || !element.negate) return false;
  const [only, ...others] = element.alternatives.flatMap(({ elements }) => elements);
  return others.length === 0 && only?.type === 'CharacterClass' && only.characters.isAll;
}
