import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../gate/run-command.ts';
import { readAccepted } from './accepted.ts';
import { callSnapshot } from './call-snapshot.ts';
import { comparePictures } from './compare.ts';
import { replayCell } from './run/replay-cell.ts';
import { openStore } from './store.ts';

const livery = join(projectRoot, 'scripts/livery.ts');
let dir: string;

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'livery-pictures-'));
  cpSync(join(projectRoot, 'tests/brands/smallest'), join(dir, 'smallest'), { recursive: true });
  mkdirSync(join(dir, 'smallest/strings'));
  cpSync(join(projectRoot, 'themes/soda'), join(dir, 'themes/soda'), { recursive: true });
});

afterAll(() => rmSync(dir, { recursive: true, force: true }));

const looks = ['--screen', 'home,login', '--visitor', 'guest', '--scheme', 'dark'];

/** Two screens of the brand in one scheme. */
const snapshot = (...words: string[]) => callSnapshot(dir, 'smallest', [...looks, ...words]);

/** Rewrites a JSON file of the brand or its theme. */
function rewrite(file: string, change: (text: string) => string): void {
  const path = join(dir, file);
  writeFileSync(path, change(existsSync(path) ? readFileSync(path, 'utf8') : '{}'));
}

function turned(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, turned(item)]),
  );
}

/** A cell opened live out of the store looks as it was accepted, whatever its folder says since. */
async function expectReplay(id: string): Promise<void> {
  const [storeDir, themesDir] = [join(dir, 'store'), join(dir, 'themes')];
  const { picture = '', inputs = '' } = readAccepted(join(dir, 'accepted.json'))[id] ?? {};
  const before = openStore(storeDir).picture(picture);
  let live: Buffer | undefined;
  await replayCell(`${id}@${inputs}`, {
    ...{ storeDir, themesDir, merchantsDir: dir, isHeadless: true },
    during: async ({ photograph }) => {
      live = await photograph();
    },
  });
  expect(before && live && (await comparePictures(before, live))).toBeUndefined();
  expect(live?.length).toBeGreaterThan(0);
}

/** What a call says that is refused for its words. */
function refusal(...words: readonly string[]): string {
  const { status, stderr } = spawnSync(process.execPath, [livery, 'snapshot', join(dir, 'smallest'), ...words]);
  expect(status, words.join(' ')).toBe(2);
  return stderr.toString();
}

describe('livery snapshot', () => {
  it('photographs what changed, names why, and skips the rest @T-080 @T-020 @T-022 @T-047 @T-091', async () => {
    const first = await snapshot();
    expect(first).toMatchObject({ code: 1, said: { taken: 2, failures: [] } });
    expect((await snapshot('--approve', 'all')).code).toBe(0);

    for (const file of ['smallest/merchant.json', 'themes/soda/theme.json']) {
      rewrite(file, (text) => JSON.stringify(turned(JSON.parse(text))));
    }
    expect(await snapshot(), 'reordered keys').toMatchObject({ code: 0, said: { taken: 0, clusters: [] } });

    const clone = ['--store', join(dir, 'new-clone')];
    expect(await snapshot(...clone), 'an empty store').toMatchObject({ code: 0, said: { taken: 0 } });
    expect(await snapshot(...clone, '--fill')).toMatchObject({ code: 0, said: { taken: 2, clusters: [] } });
    expect(await snapshot(...clone, '--fill')).toMatchObject({ code: 0, said: { taken: 0 } });

    rewrite('themes/soda/theme.json', (text) => text.replace('oklch(.9 .17 102)', 'oklch(.9 .17 110)'));
    const token = await snapshot();
    const inClone = await snapshot(...clone);
    expect(inClone.said.clusters?.map(({ causes }) => causes)).toEqual(
      token.said.clusters?.map(({ causes }) => causes),
    );
    expect(token.said.clusters?.map(({ screen }) => screen).sort()).toEqual(['home', 'login']);
    for (const { causes } of token.said.clusters ?? []) {
      expect(causes).toMatchObject([
        {
          kind: 'token',
          name: 'core.color.poster.yellow',
          places: ['themes/soda/theme.json#/core/color/poster/yellow/$value'],
        },
      ]);
    }
    await expectReplay('smallest/home/guest/en/dark/390');
    expect((await snapshot('--approve', 'all')).code).toBe(0);

    // What is skipped is looked at all the same: a picture that is not what was accepted is found.
    rewrite('accepted.json', (text) => text.replace(/(home\S+": ")\S+/, `$1${/login\S+ "(\S+)/.exec(text)?.[1]}`));
    rewrite('smallest/strings/en.json', () =>
      JSON.stringify({ $schema: '../strings.schema.json', login: { title: 'Come in' } }),
    );
    const text = await snapshot('--sample', '1');
    expect(text).toMatchObject({ code: 2, said: { taken: 2, failures: [{ id: 'smallest/home/guest/en/dark/390' }] } });
    expect(text.said.clusters).toMatchObject([
      { screen: 'login', causes: [{ kind: 'text', name: 'login:title', places: ['strings/en.json#/login/title'] }] },
    ]);
  }, 900_000);

  it('opens a cell live with its visitor, scheme, width and state, too @T-091', async () => {
    const narrowing = ['--screen', 'transactions.many', '--visitor', 'member', '--scheme', 'light', '--width', '420'];
    await callSnapshot(dir, 'smallest', narrowing);
    expect((await snapshot('--approve', 'all')).code).toBe(0);
    await expectReplay('smallest/transactions.many/member/en/light/420');
  }, 400_000);

  it('ends with 2 where it cannot run, and says which values there are or what does not compile @T-003 @T-074', async () => {
    expect(refusal('--screen', 'hom')).toContain('There is no screen "hom"; there are home, login');
    expect(refusal('--language', 'fr')).toContain('No brand here offers the language "fr"; there are en.');
    expect(refusal('--screen', 'bets', '--visitor', 'guest')).toContain('Nothing to look at');
    mkdirSync(join(dir, 'broken'));
    writeFileSync(join(dir, 'broken/merchant.json'), '{');
    const broken = await callSnapshot(dir, 'broken', []);
    expect(broken).toMatchObject({ code: 2, said: { error: expect.stringContaining('Not valid JSON') } });
  }, 240_000);
});
