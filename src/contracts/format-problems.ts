import type { Problem } from './problems.ts';
import { problemCatalogue } from './problems.ts';

/** One problem as a line for people: place, code, what is wrong, what to do. */
export function problemLine({ severity, code, file, line, column, message, hint, nearest }: Problem): string {
  const meant = nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
  return `${file}:${line}:${column} ${severity} ${code}: ${message}${meant} ${hint}`;
}

/** Problems for people, one a line, errors first, each file's in order; a count at the end. */
export function formatProblems(problems: readonly Problem[]): string {
  const sorted = problems.toSorted(
    (one, other) =>
      one.severity.localeCompare(other.severity) || one.file.localeCompare(other.file) || one.line - other.line,
  );
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const counts = `${count(errors, 'error')}, ${count(problems.length - errors, 'warning')}`;
  return [...sorted.map(problemLine), counts].join('\n');
}

/** Problems as SARIF 2.1.0, which code hosts show beside the lines of a pull request. */
export function problemsAsSarif(problems: readonly Problem[]): string {
  const codes = [...new Set(problems.map(({ code }) => code))].sort();
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'livery',
            rules: codes.map((code) => ({
              id: code,
              shortDescription: { text: problemCatalogue[code].title },
              help: { text: problemCatalogue[code].hint },
            })),
          },
        },
        results: problems.map(asResult),
      },
    ],
  };
  return JSON.stringify(log, null, 2);
}

function asResult({ code, severity, file, line, column, message }: Problem): unknown {
  const region = { startLine: line, startColumn: column };
  return {
    ruleId: code,
    level: severity,
    message: { text: message },
    locations: [{ physicalLocation: { artifactLocation: { uri: file }, region } }],
  };
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
