import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const page = 'src/README.md';
const promises = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'P7', 'P8', 'P9'];

/** What is wrong with the nine promises of `src/README.md`: each stands there once and names tests that exist. */
export function checkPromises(root: string): readonly string[] {
  const rows = readFileSync(join(root, page), 'utf8')
    .split('\n')
    .flatMap((line) => /^\| (P\d) +\|(.*)\|([^|]*)\|$/.exec(line)?.slice(1) ?? [])
    .reduce<string[][]>(
      (all, cell, index) => (index % 3 === 0 ? [...all, [cell]] : [...all.slice(0, -1), [...(all.at(-1) ?? []), cell]]),
      [],
    );
  const missing = promises.filter((id) => rows.filter(([own]) => own === id).length !== 1);
  return [
    ...missing.map((id) => `${page}: ${id} does not stand there once.`),
    ...rows.flatMap(([id = '', , named = '']) => testsOf(named, id).flatMap((test) => faultOf(root, id, test))),
  ];
}

function testsOf(cell: string, id: string): readonly string[] {
  const tests = [...cell.matchAll(/`([^`]+)`/g)].map(([, test = '']) => test);
  return tests.length > 0 ? tests : [`no test of ${id}`];
}

function faultOf(root: string, id: string, test: string): readonly string[] {
  const [file = '', title = ''] = test.split(' > ', 2);
  if (!/\.(test|spec)\.tsx?$/.test(file) || !existsSync(join(root, file)))
    return [`${page}: ${id} names ${file}, which is no test.`];
  const isThere = title !== '' && readFileSync(join(root, file), 'utf8').includes(title);
  return isThere ? [] : [`${page}: ${id} names "${title}", which ${file} does not have.`];
}
