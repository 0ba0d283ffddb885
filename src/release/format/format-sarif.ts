import type { Problem } from '../../contracts/problems.ts';
import { problemCatalogue } from '../../contracts/problems.ts';

/** Problems as SARIF 2.1.0, which code hosts show beside the lines of a change. */
export function formatSarif(problems: readonly Problem[]): string {
  const rules = Object.entries(problemCatalogue).map(([id, { title, hint }]) => ({
    id,
    shortDescription: { text: title },
    help: { text: hint },
  }));
  const results = problems.map(({ code, severity, message, nearest, file, line, column }) => ({
    ruleId: code,
    level: severity,
    message: { text: nearest ? `${message} Did you mean "${nearest}"?` : message },
    locations: [
      { physicalLocation: { artifactLocation: { uri: file }, region: { startLine: line, startColumn: column } } },
    ],
  }));
  const run = { tool: { driver: { name: 'livery', rules } }, results };
  return JSON.stringify(
    { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] },
    null,
    2,
  );
}
