import { canCheck, type DescribedFields, patternsOf, wholePattern } from '../../engine/forms/check-described.ts';

/** How long one pattern is looked at, in milliseconds; what is not known by then is not quick. */
const longestSearchMs = 3_000;
const judged = new Map<string, Promise<boolean>>();

/**
 * Whether the patterns of described fields can be tried while every other call waits: none is broken, and none grows beyond
 * measure with its text. Each is judged once, outside of this thread.
 */
export async function arePatternsQuick(fields: DescribedFields): Promise<boolean> {
  if (!canCheck(fields)) return false;
  const verdicts = await Promise.all(patternsOf(fields.schema).map(isQuick));
  return verdicts.every(Boolean);
}

function isQuick(pattern: string): Promise<boolean> {
  const known = judged.get(pattern) ?? judge(pattern);
  judged.set(pattern, known);
  return known;
}

async function judge(pattern: string): Promise<boolean> {
  const { check } = await import('recheck');
  return (await check(wholePattern(pattern), 'u', { timeout: longestSearchMs })).status === 'safe';
}
