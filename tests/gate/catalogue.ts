import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One row of a catalogue. */
export interface Requirement {
  readonly id: string;
  readonly area: string;
  readonly requirement: string;
  readonly check: string;
}

/** A test title with the row ids it claims to prove. */
export interface ClaimingTest {
  readonly file: string;
  readonly line: number;
  readonly title: string;
  readonly ids: readonly string[];
}

/** A list of rows, and which tests may prove them. */
export interface Catalogue {
  readonly name: string;
  /** What the ids of its rows begin with. */
  readonly letters: readonly string[];
  /** Tab-separated, with a head line that names `id`, `area`, `requirement` and `check`. */
  readonly file: string;
  /** Whether only tests in a browser prove its rows; rows of the others are also proved by unit and fault tests. */
  readonly isForBrowser: boolean;
}

/** Every catalogue: the product's, the console's, the snapshots'. */
export const catalogues: readonly Catalogue[] = [
  { name: 'requirements', letters: ['A', 'G'], file: 'tests/acceptance/requirements.tsv', isForBrowser: true },
  { name: 'console', letters: ['C'], file: 'tests/console/catalogue.tsv', isForBrowser: false },
  { name: 'snapshot', letters: ['T'], file: 'tests/snapshot/catalogue.tsv', isForBrowser: false },
];

const columns = ['id', 'area', 'requirement', 'check'] as const;
const tag = /@([AGCT]-\d{3}[a-z]?)\b/g;
const mostBrowserIds = 3;
const browserTests = 'tests/acceptance/**/*.spec.ts';
const everyTest = [browserTests, 'src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/**/*.{test,fault}.ts'];

/** Reads all catalogues, or one of them. */
export function readCatalogue(root: string, only: readonly Catalogue[] = catalogues): readonly Requirement[] {
  return only.flatMap(({ file }) => {
    const [head = '', ...lines] = readFileSync(join(root, file), 'utf8').trimEnd().split('\n');
    const places = columns.map((column) => head.split('\t').indexOf(column));
    return lines.map((line) => {
      const cells = line.split('\t');
      const [id = '', area = '', requirement = '', check = ''] = places.map((place) => cells[place]?.trim());
      return { id, area, requirement, check };
    });
  });
}

/** Row ids in a test title, in order. */
export function idsOf(title: string): string[] {
  return [...title.matchAll(tag)].map((match) => match[1] ?? '');
}

/**
 * Every line of a test that carries a tag, found in the sources without running them. Where titles of browser tests are made
 * from a table (`@${id}`), each row that the table quotes is a claim. Other tests claim no row that needs a browser.
 */
export function findClaims(root: string): readonly ClaimingTest[] {
  const files = everyTest.flatMap((pattern) =>
    globSync(pattern, { cwd: root, exclude: ['**/node_modules/**'] }).sort(),
  );
  return files.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const isInBrowser = file.endsWith('.spec.ts');
    const hasTable = isInBrowser && source.includes('@${');
    return source.split('\n').flatMap((text, index) => {
      const ids = [...idsOf(text), ...(hasTable ? quotedIn(text) : [])].filter(
        (id) => isInBrowser || !needsBrowser(id),
      );
      return ids.length > 0 ? [{ file, line: index + 1, title: text.trim(), ids }] : [];
    });
  });
}

function quotedIn(text: string): string[] {
  return [...text.matchAll(/'([AGCT]-\d{3}[a-z]?)'/g)].map((match) => match[1] ?? '');
}

function needsBrowser(id: string): boolean {
  return catalogues.some(({ letters, isForBrowser }) => isForBrowser && letters.includes(id.slice(0, 1)));
}

/** What is wrong with rows and tags: cells that are empty, ids twice, ids that no catalogue has, tests that claim too much. */
export function checkCatalogue(root: string): readonly string[] {
  const rows = readCatalogue(root);
  const known = new Set<string>();
  const spoilt = rows.flatMap(({ id, ...cells }) => {
    const isTwice = known.has(id);
    known.add(id);
    return [
      ...(isTwice ? [`${id} is two rows.`] : []),
      ...Object.entries(cells).flatMap(([name, cell]) => (cell === '' ? [`${id} has no ${name}.`] : [])),
    ];
  });
  const claims = findClaims(root).flatMap(({ file, line, ids }) => {
    const unknown = ids.filter((id) => !known.has(id)).map((id) => `${file}:${line} claims ${id}, which is not a row.`);
    const many = ids.filter(needsBrowser).length;
    return [
      ...unknown,
      ...(many > mostBrowserIds ? [`${file}:${line} claims ${many} rows; a test may claim three.`] : []),
    ];
  });
  return [...spoilt, ...claims];
}
