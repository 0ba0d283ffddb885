import { beforeAll, expect, it } from 'vitest';
import type { FolderBench, FolderOptions } from '../broken/a-merchant-folder.fixture.ts';
import { openFolderBench } from '../broken/a-merchant-folder.fixture.ts';

let bench: FolderBench;
beforeAll(async () => {
  bench = await openFolderBench();
});

/** Every problem of a folder: what is wrong, and what to do. */
async function said(options: FolderOptions): Promise<readonly string[]> {
  const { dir, name } = bench.write(options);
  const result = await bench.compiler.compileFolder(dir, name, { overrides: [] });
  const problems = result.ok ? result.warnings : result.problems;
  return problems.map(({ message, hint, nearest }) => `${message} ${hint}${nearest ? ` (${nearest})` : ''}`);
}

it.each<[string, FolderOptions, string | RegExp]>([
  [
    'a feature that does not exist, by the names of those that do',
    { merchant: { features: { lotery: false } } },
    /^features has no "lotery", only agent, .*lottery.* \(lottery\)$/,
  ],
  [
    'a missing key with the very line to add',
    { raw: { 'site.json': '{}' } },
    'The file lacks "$schema". Add "$schema": "../../schemas/site-configuration.schema.json".',
  ],
  [
    'an entry of a list by its id',
    { site: { customerService: [{ id: 'phone', type: 'link', url: 'https://help.example' }] } },
    /^"phone" of customerService lacks "title"\./,
  ],
  [
    'an entry without an id by its place',
    { site: { resources: [{ resourceType: 'IOS', url: 'https://a.example/a' }, { resourceType: 'TELEGRAM' }] } },
    /^Entry 2 of resources lacks "url"\./,
  ],
  [
    'a text whose key is written flat, by how it nests',
    { strings: { en: { 'registration.title': 'Make an account' } } },
    '"registration.title" is not known here. Write it as "registration": { "title": … }.',
  ],
])('names %s', async (_what, options, sentence) => {
  const all = await said(options);
  expect(all).toContainEqual(typeof sentence === 'string' ? sentence : expect.stringMatching(sentence));
});
