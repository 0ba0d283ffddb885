import { beforeAll, describe, expect, it } from 'vitest';
import type { Override } from '../../contracts/origins.ts';
import type { FolderBench, FolderOptions } from '../broken/a-merchant-folder.fixture.ts';
import { openFolderBench } from '../broken/a-merchant-folder.fixture.ts';
import { readFolder } from '../load/read-folder.ts';

let bench: FolderBench;
beforeAll(async () => {
  bench = await openFolderBench();
});

const by = { author: 'a', reason: 'test', at: '2030-01-01T00:00:00Z' };

async function breachesOf(options: FolderOptions, overrides: readonly Pick<Override, 'name' | 'value'>[] = []) {
  const { dir, name } = bench.write(options);
  const { problems: _, ...files } = await readFolder(dir, name);
  const checked = await bench.compiler.check(files, { overrides: overrides.map((one) => ({ ...one, ...by })) });
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.breaches().map(({ name: promise, problem }) => {
    const { code, severity, file, line, column, pointer, message } = problem;
    return { promise, code, severity, message, place: `${file}:${line}:${column}#${pointer}` };
  });
}

const loginBy = (...items: readonly unknown[]) => ({ slots: { 'login.method': items } });
const mobile = loginBy('login.mobile');
const promise = 'login.hasMethod at login.method';

describe('checkPromises', () => {
  it('has nothing to say of a site that keeps its promises', async () => {
    expect(await breachesOf({})).toEqual([]);
  });

  it('points at the list that the merchant wrote, and says all in one line', async () => {
    expect(await breachesOf({ navigation: loginBy() })).toEqual([
      {
        ...{ promise, code: 'PROMISE_BROKEN', severity: 'error' },
        place: 'merchants/brand/navigation.json:4:21#/slots/login.method',
        message: expect.stringMatching(/^[^\n]*way to log in[^\n]*$/),
      },
    ]);
  });

  it('points at the item that hangs on a switch, before the switch', async () => {
    const site = { flags: { MOBILEVERCODELOGIN3: false } };
    expect(await breachesOf({ navigation: mobile, site })).toMatchObject([
      { promise, place: 'merchants/brand/navigation.json:5:7#/slots/login.method/0' },
    ]);
  });

  it('names the live change that did it, whatever the files say', async () => {
    const site = { flags: { MOBILEVERCODELOGIN3: true } };
    expect(await breachesOf({ navigation: mobile, site })).toEqual([]);
    const others = { name: 'flags.CBS3', value: true };
    const change = { name: 'flags.MOBILEVERCODELOGIN3', value: false };
    expect(await breachesOf({ navigation: mobile, site }, [others, change])).toMatchObject([
      { promise, place: 'override flags.MOBILEVERCODELOGIN3:1:1#' },
    ]);
  });
});
