import { type CharSet, JS, NFA } from 'refa';
import type { LengthBounds } from './can-match.ts';

/** Size and number beyond which a search ends. */
const maxNodes = 20_000;
const maxShapes = 300;
const writings = 8;
/** Characters to write with, in turn, where an expression takes them. */
const preferred = [...'aA1-b2B. _@x'].map((character) => character.codePointAt(0) ?? 0);

/**
 * A text of a length between the bounds that passes a pattern, found by trial: texts that would pass if it looked neither
 * ahead nor behind. Nothing when none is found, which does not mean that there is none.
 */
export function findWitness(pattern: string, bounds: LengthBounds): string | undefined {
  try {
    const expression = new RegExp(pattern, 'u');
    return candidates(pattern, bounds).find((text) => expression.test(text));
  } catch {
    return undefined;
  }
}

function candidates(pattern: string, { min, max }: LengthBounds): readonly string[] {
  const shapes: CharSet[][] = [];
  const most = Math.min(max, Math.max(min, 1) + 40);
  for (const shape of ignoringLooks(`(?:${pattern})`, most).wordSets()) {
    if (shapes.length === maxShapes) break;
    if (shape.length >= min) shapes.push(shape);
  }
  return shapes.flatMap((shape) => Array.from({ length: writings }, (_, turn) => write(shape, turn)));
}

function ignoringLooks(pattern: string, most: number): NFA {
  const read = (source: string) => JS.Parser.fromLiteral({ source, flags: 'u' }).parse({ assertions: 'ignore' });
  const factory = () => new NFA.LimitedNodeFactory(maxNodes);
  const { expression, maxCharacter } = read(pattern);
  const all = NFA.fromRegex(expression, { maxCharacter }, {}, factory());
  const short = NFA.fromRegex(read(`[^]{0,${most}}`).expression, { maxCharacter }, {}, factory());
  return NFA.fromIntersection(all, short, factory());
}

function write(shape: readonly CharSet[], turn: number): string {
  const codes = shape.map((characters, index) => {
    const start = index + turn * (index + 1);
    const order = preferred.map((_, offset) => preferred[(start + offset) % preferred.length] ?? 0);
    return order.find((code) => characters.has(code)) ?? characters.ranges[0]?.min ?? 0;
  });
  return String.fromCodePoint(...codes);
}
