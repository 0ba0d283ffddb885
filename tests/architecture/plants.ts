/** One violation of one rule, and how the gate names it when it is caught. */
export interface Plant {
  readonly step: string;
  readonly rule: string;
  /** File → its text, or a change of the text that it has. */
  readonly files: Readonly<Record<string, string | ((before: string) => string)>>;
  readonly caught: RegExp;
}

const formatted = (...lines: string[]) => `${lines.join('\n')}\n`;

/** Text that must not stand in this file as one piece, because the source rules read it too. */
const joined = (...parts: string[]) => parts.join('');

const lintPlant = (rule: string, ...lines: string[]): Plant => {
  const name = rule.replace(/^.*\//, '');
  const extension = lines.some((line) => line.includes('</')) || name === 'exhaustive-deps' ? 'tsx' : 'ts';
  return {
    step: 'types and lint',
    rule,
    files: { [`src/ui/planted/lint-${name}.${extension}`]: formatted(...lines) },
    caught: new RegExp(`\\(${name}\\)[^x]*?planted/lint-${name}|\\(${name}\\)[\\s\\S]{0,400}planted/lint-${name}`),
  };
};

const importPlant = (rule: string, file: string, ...lines: string[]): Plant => ({
  step: 'import rules',
  rule,
  files: { [file]: formatted(...lines) },
  caught: new RegExp(`error ${rule}: ${file.replaceAll('.', '\\.')}`),
});

const sourcePlant = (rule: string, file: string, ...lines: string[]): Plant => ({
  step: 'source rules',
  rule,
  files: { [file]: formatted(...lines) },
  caught: new RegExp(`${file.replaceAll('.', '\\.')}(?::\\d+)? ${rule}`),
});

const foreign: Readonly<Record<string, string>> = {
  contracts: 'engine/index.ts',
  engine: 'ui/index.ts',
  release: 'service/main.ts',
  ui: 'client/index.ts',
  client: 'lobby/index.ts',
  lobby: 'ui/index.ts',
  app: 'service/main.ts',
  console: 'features/index.ts',
  storage: 'engine/index.ts',
  service: 'sandbox/main.ts',
  sandbox: 'service/main.ts',
};

/** One violation of every rule of the gate. */
export const plants: readonly Plant[] = [
  {
    step: 'format',
    rule: 'biome',
    files: { 'src/engine/planted/format.ts': 'export const badly={formatted:true}\n' },
    caught: /planted\/format\.ts/,
  },
  {
    step: 'types and lint',
    rule: 'strict types',
    files: { 'src/engine/planted/types.ts': formatted("export const wrong: number = 'text';") },
    caught: /typescript\(TS2322\)[^]{0,400}?planted\/types\.ts:\d+:\d+/,
  },
  {
    step: 'types and lint',
    rule: 'no Node type in the browser',
    files: { 'src/ui/planted/node-leak.ts': formatted('export const folder = process.cwd();') },
    caught: /typescript\(TS2(?:580|591|304)\)[^]{0,400}?planted\/node-leak\.ts:\d+:\d+/,
  },
  {
    step: 'types and lint',
    rule: 'noUncheckedIndexedAccess',
    files: {
      'src/engine/planted/unchecked.ts': formatted(
        'export const first = (list: readonly string[]): string => list[0];',
      ),
    },
    caught: /typescript\(TS2322\)[^]{0,400}?planted\/unchecked\.ts:\d+:\d+/,
  },
  lintPlant('no-console', "console.warn('planted');", 'export {};'),
  lintPlant('eqeqeq', 'export const same = (a: unknown, b: unknown) => a == b;'),
  lintPlant('no-floating-promises', 'export function start(): void {', '  Promise.resolve(1);', '}'),
  lintPlant(
    'switch-exhaustiveness-check',
    "export function size(name: 'small' | 'large'): void {",
    '  switch (name) {',
    "    case 'small':",
    '      break;',
    '  }',
    '}',
  ),
  lintPlant(
    'consistent-type-imports',
    "import { Hash } from '../../contracts/release.ts';",
    'export const shorten = (hash: Hash) => hash.slice(0, 6);',
  ),
  lintPlant('no-explicit-any', 'export const loose = (value: any): unknown => value;'),
  lintPlant('no-non-null-assertion', 'export const sure = (value?: string): string => value!;'),
  lintPlant('max-lines', ...Array.from({ length: 401 }, (_, line) => `export const line${line} = ${line};`)),
  lintPlant(
    'exhaustive-deps',
    "import { useEffect } from 'react';",
    'export function usePlanted(value: string): void {',
    '  useEffect(() => {',
    '    document.title = value;',
    '  }, []);',
    '}',
  ),
  ...Object.entries(foreign).map(([folder, target]) =>
    importPlant(
      `${folder}-imports`,
      `src/${folder}/planted/table.ts`,
      `import type * as foreign from '../../${target}';`,
      'export type Planted = keyof typeof foreign;',
    ),
  ),
  importPlant(
    'features-imports',
    'src/features/plantedOne/table.ts',
    "import type * as foreign from '../../service/main.ts';",
    'export type Planted = keyof typeof foreign;',
  ),
  importPlant(
    'features-are-islands',
    'src/features/plantedOne/island.ts',
    "import type { Other } from '../plantedTwo/other.ts';",
    'export type Planted = Other;',
  ),
  importPlant('not-resolvable', 'src/engine/planted/nowhere.ts', "export * from './is-not-there.ts';"),
  importPlant(
    'manifests-are-data',
    'src/features/plantedTwo/feature.ts',
    "import { planted } from './other.ts';",
    'export const manifest = planted;',
  ),
  importPlant(
    'only-known-folders',
    'src/features/plantedTwo/other.ts',
    "import { stray } from '../../stray/stray.ts';",
    'export const planted = stray;',
    'export type Other = typeof planted;',
  ),
  {
    step: 'import rules',
    rule: 'stray folder',
    files: { 'src/stray/stray.ts': 'export const stray = 1;\n' },
    caught: /stray/,
  },
  importPlant(
    'source-knows-no-tests',
    'src/engine/planted/knows-tests.ts',
    "import type { Plant } from '../../../tests/architecture/plants.ts';",
    'export type Planted = Plant;',
  ),
  importPlant(
    'browser-without-node',
    'src/engine/planted/node-module.ts',
    "import { join } from 'node:path';",
    'export const path = join;',
  ),
  importPlant(
    'audit-shares-nothing',
    'scripts/audit/planted.ts',
    "import { canonicalJson } from '../../src/contracts/canonical-json.ts';",
    '',
    'export const text = canonicalJson({});',
  ),
  importPlant('no-react-below-ui', 'src/engine/planted/react.ts', "export { useState } from 'react';"),
  importPlant(
    'no-undeclared-package',
    'src/service/planted/undeclared.ts',
    "export { chromium } from '@playwright/test';",
  ),
  importPlant(
    'no-circles',
    'src/engine/planted/circle-a.ts',
    "import { b } from './circle-b.ts';",
    'export const a = () => b;',
  ),
  {
    step: 'import rules',
    rule: 'the other half of the circle',
    files: {
      'src/engine/planted/circle-b.ts': formatted("import { a } from './circle-a.ts';", 'export const b = () => a;'),
    },
    caught: /circle-b\.ts/,
  },
  {
    step: 'dead code',
    rule: 'unused file',
    files: { 'src/engine/planted/unused.ts': formatted('export const unused = 1;') },
    caught: /planted\/unused\.ts/,
  },
  sourcePlant(
    'no-faked-answers',
    'tests/acceptance/planted-route.spec.ts',
    "import type { Page } from '@playwright/test';",
    joined('export const fake = (page: Page) => page.ro', "ute('**', () => undefined);"),
  ),
  sourcePlant(
    'no-sleeps',
    'tests/acceptance/planted-sleep.spec.ts',
    "import type { Page } from '@playwright/test';",
    joined('export const sleep = (page: Page) => page.waitForTime', 'out(1000);'),
  ),
  sourcePlant(
    'no-skipped-tests',
    'src/engine/planted/skipped.test.ts',
    "import { it } from 'vitest';",
    joined('it.sk', "ip('is not run', () => undefined);"),
  ),
  sourcePlant(
    'no-loose-ends',
    'src/engine/planted/loose-end.ts',
    joined('// TO', 'DO: later'),
    'export const later = 1;',
  ),
  sourcePlant(
    'suppressions-have-reasons',
    'src/engine/planted/suppressed.ts',
    joined('// oxlint-dis', 'able-next-line eqeqeq'),
    'export const equal = 1;',
  ),
  sourcePlant(
    'no-text-as-pattern',
    'src/sandbox/planted/search.ts',
    'export const find = (q: string) => new RegExp(q);',
  ),
  sourcePlant('routes-by-id', 'src/app/planted/path.ts', joined("export const login = '/m", "/login';")),
  sourcePlant('one-colour-source', 'src/app/planted/colour.ts', joined("export const colour = '#", "c0ffee';")),
  sourcePlant('no-loose-names', 'src/engine/planted/utils.ts', 'export const anything = 1;'),
  sourcePlant('kebab-case', 'src/engine/planted/CamelCase.ts', 'export const camel = 1;'),
  sourcePlant('feature-folders', 'src/features/login/planted.ts', 'export const anything = 1;'),
  sourcePlant('top-level', 'planted.config.js', 'export default {};'),
  {
    step: 'citations',
    rule: 'cited decisions exist',
    files: { 'src/engine/planted/cited.ts': '/** As decision 999 says. */\nexport const cited = 1;\n' },
    caught: /planted\/cited\.ts:1 cites "999"/,
  },
  {
    step: 'requirement tags',
    rule: 'unknown row',
    files: { 'tests/acceptance/planted-tag.spec.ts': joined("export const title = 'claims @A-9", "99';\n") },
    caught: /planted-tag\.spec\.ts:1 claims A-999/,
  },
  {
    step: 'requirement tags',
    rule: 'too many rows',
    files: {
      'tests/acceptance/planted-many.spec.ts': joined(
        "export const title = '@A-0",
        '01 @A-0',
        '02 @A-0',
        '03 @A-0',
        "04';\n",
      ),
    },
    caught: /planted-many\.spec\.ts:1 claims 4 rows/,
  },
  {
    step: 'security',
    rule: 'proof that does not exist',
    files: { 'docs/security.json': (before) => before.replace(' > ', ' > planted ') },
    caught: /names "planted [^"]*", which \S+ does not have/,
  },
  {
    step: 'policy packs',
    rule: 'a clause whose test does not exist',
    files: { 'schemas/policies/uk.json': (before) => before.replace(' > ', ' > planted ') },
    caught: /uk\.json: the clause .* names "planted [^"]*", which \S+ does not have/,
  },
  {
    step: 'nine promises',
    rule: 'a promise whose test does not exist',
    files: { 'src/README.md': (before) => before.replace('.test.ts > ', '.test.ts > planted ') },
    caught: /src\/README\.md: P\d names "planted [^"]*", which \S+ does not have/,
  },
  {
    step: 'unit tests',
    rule: 'failing test',
    files: {
      'src/engine/planted/planted-failure.test.ts': formatted(
        "import { expect, it } from 'vitest';",
        "it('fails', () => expect(1).toBe(2));",
      ),
    },
    caught: /planted-failure\.test\.ts/,
  },
  {
    step: 'generated files',
    rule: 'stale types',
    files: {
      'schemas/merchant.schema.json': (before) => before.replace('"description": "', '"description": "Planted. '),
    },
    caught: /stale|out of date|differ|generated/i,
  },
  {
    step: 'merchants compile',
    rule: 'broken merchant',
    files: { 'merchants/karat/site.json': (before) => before.replace('"flags"', '"flaggs"') },
    caught: /SCHEMA_UNKNOWN_KEY/,
  },
];
