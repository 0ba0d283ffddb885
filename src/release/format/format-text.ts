import type { Problem } from '../../contracts/problems.ts';

/** Problems for people: place, message, hint and nearest name, and a line with the count. */
export function formatText(problems: readonly Problem[]): string {
  const lines = problems.map((problem) => {
    const { file, line, column, severity, code, message, hint, nearest } = problem;
    const guess = nearest ? ` Did you mean "${nearest}"?` : '';
    return `${file}:${line}:${column} ${severity} ${code}\n  ${message}${guess}\n  ${hint}`;
  });
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const count = `${plural(errors, 'error')}, ${plural(problems.length - errors, 'warning')}`;
  return [...lines, count].join('\n');
}

function plural(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
