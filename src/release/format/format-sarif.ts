import type { Problem, ProblemCode } from '../../contracts/problems.ts';
import { problemCatalogue } from '../../contracts/problems.ts';

const codes = Object.keys(problemCatalogue);

/** Problems as SARIF 2.1.0, which code hosts and editors show beside the lines of a change. */
export function formatSarif(problems: readonly Problem[]): string {
  const rules = codes.filter(isCode).map((id) => {
    const { title, what, why, hint } = problemCatalogue[id];
    return {
      id,
      shortDescription: { text: title },
      fullDescription: { text: `${what} ${why}` },
      help: { text: hint },
    };
  });
  const results = problems.map(({ code, severity, message, hint, nearest, file, line, column, pointer }) => ({
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: severity,
    message: { text: [message, ...(nearest ? [`Did you mean "${nearest}"?`] : []), hint].join(' ') },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: encodeURI(file) },
          region: { startLine: line, startColumn: column },
        },
        ...(pointer === '' ? {} : { logicalLocations: [{ fullyQualifiedName: pointer, kind: 'member' }] }),
      },
    ],
  }));
  const run = { tool: { driver: { name: 'livery', rules } }, columnKind: 'utf16CodeUnits', results };
  const $schema = 'https://json.schemastore.org/sarif-2.1.0.json';
  return JSON.stringify({ $schema, version: '2.1.0', runs: [run] }, null, 2);
}

function isCode(name: string): name is ProblemCode {
  return Object.hasOwn(problemCatalogue, name);
}
