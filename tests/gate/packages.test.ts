import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from './run-command.ts';

/** Names in the table of packages of `src/README.md`; one may end in `*`. */
const listed = readFileSync(join(projectRoot, 'src/README.md'), 'utf8')
  .split('## Packages: where and why')[1]
  ?.split('\n')
  .flatMap((line) => (line.startsWith('| ') ? [line.split('|')[1]?.trim() ?? ''] : []))
  .filter((cell) => cell !== 'package' && !cell.startsWith('---'))
  .flatMap((cell) => cell.split(', '));

function dependenciesOf(file: string): readonly string[] {
  const { dependencies } = JSON.parse(readFileSync(join(projectRoot, file), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>;
  };
  return Object.keys(dependencies);
}

const covers = (name: string, dependency: string): boolean =>
  name.endsWith('*') ? dependency.startsWith(name.slice(0, -1)) : name === dependency;

it('every package that runs has its place and reason in src/README.md, once', () => {
  for (const dependency of dependenciesOf('package.json'))
    expect(
      listed?.filter((name) => covers(name, dependency)),
      dependency,
    ).toHaveLength(1);
});

it('no package stands there that the project does not use', () => {
  const used = ['package.json', 'tests/package.json', 'tests/browsers/package.json'].flatMap(dependenciesOf);
  expect(listed?.filter((name) => !used.some((dependency) => covers(name, dependency)))).toEqual([]);
});
