import { beforeAll, describe, expect, it } from 'vitest';
import type { FolderBench, FolderOptions } from '../../src/release/broken/a-merchant-folder.fixture.ts';
import { openFolderBench } from '../../src/release/broken/a-merchant-folder.fixture.ts';
import { check } from './check.ts';
import type { Outcome } from './verb.ts';

let bench: FolderBench;
beforeAll(async () => {
  bench = await openFolderBench();
});

const run = (folder: FolderOptions, options: Readonly<Record<string, string | boolean>> = {}): Promise<Outcome> =>
  check.run({ words: [bench.write(folder).dir], options });
const against = (before: FolderOptions, after: FolderOptions) => run(after, { against: bench.write(before).dir });

describe('livery check', () => {
  it('ends with 0 when there are only warnings', async () => {
    const { code, text } = await run({ site: { flags: { SOMEBODYELSES7: true } } });
    expect([code, text]).toEqual([0, expect.stringContaining('0 errors, 1 warning')]);
  });

  it('warns of a reviewed manifest that a change has left behind, and demands it only when asked to', async () => {
    const edited = { raw: { 'manifest.txt': 'Brand (brand)\ntheme karat\n' } };
    const { code, text } = await run(edited);
    expect([code, text]).toEqual([0, expect.stringContaining('manifest.txt is the site in words')]);
    expect(text).toMatch(/manifest\.txt:2.*\n.*livery manifest \S+ --write|livery manifest \S+ --write/);
    expect((await run(edited, { reviewed: true })).code).toBe(1);
    expect((await run({}, { reviewed: true })).code).toBe(0);
  });

  it('ends with 1 when there are problems, whatever else changes', async () => {
    expect((await run({ site: { maintenance: 'yes' } })).code).toBe(1);
    expect((await against({}, { merchant: { logo: 'no.svg', currency: { code: 'GBP', symbol: '£' } } })).code).toBe(1);
  });

  it('ends with 4 when players lose something, and says what', async () => {
    const { code, text } = await against({ merchant: { domains: ['brand.example'] } }, {});
    expect([code, text]).toEqual([4, expect.stringContaining('breaking: brand.example no longer leads to the brand.')]);
  });

  it('ends with 5 when it concerns money, also beside breaking changes', async () => {
    const before = { merchant: { domains: ['brand.example'], currency: { code: 'GBP', symbol: '£' } } };
    expect((await against(before, {})).code).toBe(5);
  });

  it('writes the same findings as JSON and as SARIF', async () => {
    const broken = { site: { maintenance: 'yes' } };
    const json = JSON.parse((await run(broken, { format: 'json' })).text) as { problems: { code: string }[] };
    const sarif = JSON.parse((await run(broken, { format: 'sarif' })).text) as {
      runs: { results: { ruleId: string }[] }[];
    };
    expect(json.problems.map(({ code }) => code)).toEqual(['SCHEMA_TYPE']);
    expect(sarif.runs[0]?.results.map(({ ruleId }) => ruleId)).toEqual(['SCHEMA_TYPE']);
    await expect(run({}, { format: 'yaml' })).rejects.toThrow('"yaml" is none of text, json, sarif.');
  });
});
