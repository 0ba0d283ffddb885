import { CharSet, JS, NFA, type NoParent, Transformers, transform } from 'refa';

type Expression = NoParent<ReturnType<JS.Parser['parse']>['expression']>;
type Element = Expression['alternatives'][number]['elements'][number];

/** Size beyond which an expression counts as satisfiable: a proof must end. */
const maxNodes = 50_000;

/** Remembers answers: many merchants have the same patterns. */
export function createMatchCheck(): typeof canMatch {
  const known = new Map<string, boolean>();
  return (pattern, bounds) => {
    const key = `${bounds.min} ${bounds.max} ${pattern}`;
    const answer = known.get(key) ?? canMatch(pattern, bounds);
    known.set(key, answer);
    return answer;
  };
}

/**
 * Whether some text with a length between the bounds passes a pattern, read with the `u` flag. Exact for what regular
 * languages can say; any other expression counts as satisfiable, so that a finding is never a guess.
 */
export function canMatch(pattern: string, { min, max }: { readonly min: number; readonly max: number }): boolean {
  try {
    const { expression, maxCharacter } = parse(pattern);
    const anything = anyText(maxCharacter);
    const whole: Expression = { ...expression, alternatives: expression.alternatives.map(cover) };
    const plain = transform(Transformers.applyAssertions(), whole);
    const accepted = NFA.fromRegex(plain, { maxCharacter }, {}, new NFA.LimitedNodeFactory(maxNodes));
    const counted = NFA.fromRegex(parse(`[^]{${min},${max === Infinity ? '' : max}}`).expression, { maxCharacter });
    return !NFA.fromIntersection(accepted, counted, new NFA.LimitedNodeFactory(maxNodes)).isEmpty;

    function cover({ elements, ...rest }: Expression['alternatives'][number]): Expression['alternatives'][number] {
      const isFixedAtStart = isEdge(elements[0], 'behind');
      const isFixedAtEnd = isEdge(elements.at(-1), 'ahead');
      const inner = elements.slice(isFixedAtStart ? 1 : 0, isFixedAtEnd ? -1 : undefined);
      return {
        ...rest,
        elements: [...(isFixedAtStart ? [] : [anything]), ...inner, ...(isFixedAtEnd ? [] : [anything])],
      };
    }
  } catch {
    return true;
  }
}

function parse(pattern: string) {
  return JS.Parser.fromLiteral({ source: pattern, flags: 'su' }).parse({ assertions: 'parse' });
}

/** `^` and `$` are read as "no character before" and "no character after". */
function isEdge(element: Element | undefined, kind: 'behind' | 'ahead'): boolean {
  if (element?.type !== 'Assertion' || element.kind !== kind || !element.negate) return false;
  const [only, ...others] = element.alternatives.flatMap(({ elements }) => elements);
  return others.length === 0 && only?.type === 'CharacterClass' && only.characters.isAll;
}

function anyText(maxCharacter: number): Element {
  const character: Element = { type: 'CharacterClass', characters: CharSet.all(maxCharacter) };
  const alternatives: Expression['alternatives'] = [{ type: 'Concatenation', elements: [character] }];
  return { type: 'Quantifier', min: 0, max: Infinity, lazy: false, alternatives };
}
