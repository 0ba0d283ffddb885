import type { ProblemLine } from '../../../contracts/console/api.ts';
import type { Problem } from '../../../contracts/problems.ts';

/** The problems that refuse something, each once. */
export function problemLines(problems: readonly Problem[]): readonly ProblemLine[] {
  const errors = problems.filter(({ severity }) => severity === 'error');
  return errors.map(({ code, message, hint }) => ({ code, message, hint }));
}
