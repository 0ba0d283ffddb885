import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One row of the requirement catalogue. */
export interface Requirement {
  readonly id: string;
  readonly area: string;
  readonly source: string;
  readonly requirement: string;
  readonly check: string;
  readonly notes: string;
}

/** A test title with the requirement ids it claims to perform. */
export interface ClaimingTest {
  readonly file: string;
  readonly line: number;
  readonly title: string;
  readonly ids: readonly string[];
}

const tag = /@([AG]-\d{3}[a-z]?)\b/g;
const mostIdsPerTest = 3;

/** Reads the catalogue; row ids are unique. */
export function readCatalogue(root: string): readonly Requirement[] {
  const [, ...lines] = readFileSync(join(root, 'tests/acceptance/requirements.tsv'), 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [id = '', area = '', source = '', requirement = '', check = '', notes = ''] = line.split('\t');
    return { id, area, source, requirement, check, notes };
  });
}

/** Requirement ids in a test title, in order. */
export function idsOf(title: string): string[] {
  return [...title.matchAll(tag)].map((match) => match[1] ?? '');
}

/**
 * Every test title of the acceptance tests that carries a tag, found in the sources without running them. Where titles
 * are made from a table (`@${id}`), each row that the table quotes is a claim.
 */
export function findClaims(root: string): readonly ClaimingTest[] {
  const files = globSync('tests/acceptance/**/*.spec.ts', { cwd: root }).sort();
  return files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const hasTable = source.includes('@${');
    return source.split('\n').flatMap((text, index) => {
      const ids = [...idsOf(text), ...(hasTable ? quotedIn(text) : [])];
      return ids.length > 0 ? [{ file, line: index + 1, title: text.trim(), ids }] : [];
    });
  });
}

function quotedIn(text: string): string[] {
  return [...text.matchAll(/'([AG]-\d{3}[a-z]?)'/g)].map((match) => match[1] ?? '');
}

/** What is wrong with the tags: ids that the catalogue does not have, and tests that claim too much. */
export function checkCatalogue(root: string): readonly string[] {
  const known = new Set(readCatalogue(root).map((row) => row.id));
  return findClaims(root).flatMap(({ file, line, ids }) => {
    const unknown = ids.filter((id) => !known.has(id)).map((id) => `${file}:${line} claims ${id}, which is not a row.`);
    const many =
      ids.length > mostIdsPerTest ? [`${file}:${line} claims ${ids.length} rows; a test may claim three.`] : [];
    return [...unknown, ...many];
  });
}
