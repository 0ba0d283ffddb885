import { checkSync } from 'recheck';
import type { Problem } from '../../contracts/problems.ts';
import type { JsonDocument } from '../load/json-document.ts';
import { problemIn } from '../load/json-document.ts';

/** What is wrong with a pattern, in a sentence; nothing when it can be used. */
type PatternFault = { readonly code: 'PATTERN_INVALID' | 'PATTERN_SLOW'; readonly message: string } | undefined;

/** An attack that is not found by then is hard to find for a player, too. */
const LONGEST_SEARCH_MS = 2_000;

/** Checks that a merchant's regular expression is valid and cannot be made to run very long by what a player types. */
export type PatternCheck = (document: JsonDocument, pointer: string, pattern: string, flags: 'u' | '') => Problem[];

/** Makes a check that looks at each pattern once: the search for a slow input takes longer than all the rest of a compile. */
export function createPatternCheck(): PatternCheck {
  const faults = new Map<string, PatternFault>();
  return (document, pointer, pattern, flags) => {
    const key = `${flags}/${pattern}`;
    if (!faults.has(key)) faults.set(key, faultOf(pattern, flags));
    const fault = faults.get(key);
    return fault ? [problemIn(document, pointer, fault)] : [];
  };
}

function faultOf(pattern: string, flags: string): PatternFault {
  try {
    new RegExp(pattern, flags);
  } catch (error) {
    return { code: 'PATTERN_INVALID', message: `${error instanceof Error ? error.message : String(error)}.` };
  }
  // Expressions that an automaton cannot hold (lookaround, back references, great counts) are attacked by trial.
  const verdict = checkSync(pattern, flags, { timeout: LONGEST_SEARCH_MS, checker: 'auto' });
  if (verdict.status !== 'vulnerable') return undefined;
  const message = `/${pattern}/ needs ${verdict.complexity.summary} time on "${verdict.attack.pattern}".`;
  return { code: 'PATTERN_SLOW', message };
}
