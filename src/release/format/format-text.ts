import type { Problem } from '../../contracts/problems.ts';

/** Problems for people: errors first, each with its place, message, nearest name and hint; the count at the end. */
export function formatText(problems: readonly Problem[]): string {
  const sorted = problems.toSorted(
    (one, other) =>
      one.severity.localeCompare(other.severity) || one.file.localeCompare(other.file) || one.line - other.line,
  );
  const lines = sorted.map(({ file, line, column, severity, code, message, hint, nearest }) => {
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
