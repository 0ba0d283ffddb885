import type { Problem, ProblemCode } from '../contracts/problems.ts';
import type { ValidSource } from './validate/valid-source.ts';

/** Problems that compare a file with merchant.json or with the texts: unjudgeable when those are doubtful. */
const comparing = new Set<ProblemCode>([
  'ASSET_MISSING',
  'CODE_MISMATCH',
  'LANGUAGE_UNKNOWN',
  'PATTERN_UNKNOWN',
  'TEXT_UNKNOWN',
  'TRANSLATION_MISSING',
]);

/**
 * Takes out problems that only repeat another one: whoever wrote a comma too much wants to hear of the comma, not of
 * everything that could not be read because of it.
 */
export function dropRepeatedProblems(problems: readonly Problem[], source: ValidSource): readonly Problem[] {
  const texts = [source.merchant, ...Object.values(source.strings)];
  const isDoubtful = texts.some((document) => document.isDoubtful === true);
  const seen = new Set<string>();
  return problems.filter((problem) => {
    const { code, file, line, pointer, message } = problem;
    if (isDoubtful && comparing.has(code) && !isOwn(problem, source)) return false;
    const name = JSON.stringify([code, file, line, pointer, message]);
    if (seen.has(name)) return false;
    seen.add(name);
    return true;
  });
}

/** Whether a problem stands at a value that its author really wrote, in a file that could be read. */
function isOwn({ file, pointer, code }: Problem, { merchant }: ValidSource): boolean {
  if (file !== merchant.file || merchant.places === undefined) return false;
  const key = pointer.split('/')[1] ?? '';
  return code !== 'TEXT_UNKNOWN' && merchant.text.includes(`"${key}"`);
}
