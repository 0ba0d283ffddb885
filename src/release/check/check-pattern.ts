import { checkSync } from 'recheck';
import type { Problem } from '../../contracts/problems.ts';
import type { JsonDocument } from '../load/json-document.ts';
import { problemIn } from '../load/json-document.ts';

/** Checks that a merchant's regular expression is valid and cannot be made to run very long by what a player types. */
export function checkPattern(document: JsonDocument, pointer: string, pattern: string, flags: 'u' | ''): Problem[] {
  try {
    new RegExp(pattern, flags);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [problemIn(document, pointer, { code: 'PATTERN_INVALID', message: `${reason}.` })];
  }
  const verdict = checkSync(pattern, flags, { timeout: 2_000, checker: 'automaton' });
  if (verdict.status !== 'vulnerable') return [];
  const message = `/${pattern}/ needs ${verdict.complexity.summary} time on "${verdict.attack.pattern}".`;
  return [problemIn(document, pointer, { code: 'PATTERN_SLOW', message })];
}
