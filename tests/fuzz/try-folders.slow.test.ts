import { beforeAll, describe, expect, it } from 'vitest';
import { aFleet } from '../../src/release/a-fleet.fixture.ts';
import type { Compiler } from '../../src/release/compiler.ts';
import { openCompiler } from '../../src/release/compiler.ts';
import type { RenderShell } from '../../src/service/pages/page-renderer.ts';
import { projectRoot } from '../gate/run-command.ts';
import { spoilFolder } from './spoil-folder.ts';
import { type FuzzTally, tryFolder } from './try-folders.ts';

const [folder] = aFleet(1, 5);
const assets = { script: '', early: '', css: [], preload: [], parts: {} };
const page: RenderShell = () => ({ html: '<html></html>', scriptHashes: [], styleHashes: [] });

let compiler: Compiler;
beforeAll(async () => {
  compiler = await openCompiler({ rootDir: projectRoot });
});

/** What the fuzz test says of one folder, with a fault planted in what it tries. */
async function failuresOf(compile: Compiler['compile'], renderShell: RenderShell = page): Promise<readonly string[]> {
  const tally: FuzzTally = { tried: 0, accepted: 0, rendered: 0, pages: 0, slowestMs: 0, failures: [] };
  if (!folder) throw new Error('The fleet is empty.');
  const build = { renderShell, assets };
  await tryFolder({ name: '7', folder, compiler: { compile }, build, tally, seen: new Set() });
  return tally.failures;
}

describe('the fuzz test', () => {
  it('is content with a sound folder', async () => {
    expect(await failuresOf(compiler.compile)).toEqual([]);
  });

  it('notices a compiler that crashes, hangs, or refuses without a reason', async () => {
    const crash = () => Promise.reject(new Error('planted'));
    const hang = () => {
      for (const end = process.cpuUsage().user + 4_200_000; process.cpuUsage().user < end; );
      return Promise.resolve({ ok: false, problems: [] } as const);
    };
    expect(await failuresOf(crash)).toEqual([expect.stringContaining('7 crashed: Error: planted')]);
    expect(await failuresOf(hang)).toEqual([
      expect.stringMatching(/^7 took \d+ ms to compile\.$/),
      '7 was refused without a reason.',
    ]);
  });

  it('notices a release that does not render', async () => {
    const blank: RenderShell = (_, { path }) => ({
      html: path === '/m/login' ? '' : '</html>',
      scriptHashes: [],
      styleHashes: [],
    });
    expect(await failuresOf(compiler.compile, blank)).toEqual([
      expect.stringContaining('7 crashed: Error: /m/login renders no page.'),
    ]);
  });
});

describe('spoilFolder', () => {
  it('does the same to a folder for the same seed', () => {
    if (!folder) throw new Error('The fleet is empty.');
    expect([...spoilFolder(folder, 9).files]).toEqual([...spoilFolder(folder, 9).files]);
  });
});
