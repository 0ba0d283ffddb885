import type { Problem } from '../../contracts/problems.ts';
import type { JsonDocument } from '../load/json-document.ts';
import { problemIn } from '../load/json-document.ts';

/** The format that this engine writes and checks. */
export const CURRENT_FORMAT = 1;

/** One step lifts a document from its format to the next; the key is the format it starts from. */
type UpgradeSteps = Readonly<Record<number, (value: unknown) => unknown>>;

const steps: UpgradeSteps = {};

/**
 * Lifts a document of an older format to the current one. A format that no step starts from is a problem: a newer file
 * is never read as if it were old.
 */
export function upgradeDocument(document: JsonDocument): {
  readonly document: JsonDocument;
  readonly problems: Problem[];
} {
  const { value } = document;
  const format = typeof value === 'object' && value !== null && 'format' in value ? value.format : CURRENT_FORMAT;
  let upgraded = value;
  for (let current = Number(format); current !== CURRENT_FORMAT; current += 1) {
    const step = steps[current];
    if (!step) {
      const message = `Format ${JSON.stringify(format)} is not known; this engine reads format ${CURRENT_FORMAT}.`;
      return { document, problems: [problemIn(document, '/format', { code: 'FORMAT_UNKNOWN', message })] };
    }
    upgraded = step(upgraded);
  }
  return { document: { ...document, value: upgraded }, problems: [] };
}
