import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { compose } from '../../src/engine/index.ts';
import type { Compiler } from '../../src/release/compiler.ts';
import { openCompiler } from '../../src/release/compiler.ts';
import { root } from './folders.ts';
import { prove } from './prove.ts';

const brand = 'tests/prove/doorless';
const guest = { app: 'browser', language: 'en' } as const;

let compiler: Compiler;
beforeAll(async () => {
  compiler = await openCompiler({ rootDir: root });
});

/** The ways to log in that a guest of the brand finds when these flags are switched off. */
async function waysToLogIn(off: readonly string[]): Promise<readonly string[]> {
  const at = { author: 'mira', reason: 'a try', at: '2030-01-01T00:00:00.000Z' };
  const overrides = off.map((name) => ({ name, value: false, ...at }));
  const result = await compiler.compileFolder(join(root, brand), brand, { overrides });
  if (!result.ok) throw new Error(`With ${off.join(' and ')} off the brand does not compile.`);
  return compose(result.site, guest).slots['login.method'].map(({ id }) => id);
}

describe('the flags that livery prove finds', () => {
  it('leave players of a brand that compiles without any way to log in, and each is needed for that', async () => {
    const { text } = await prove.run({ words: [brand], options: {} });
    const found = [...text.matchAll(/(flags\.\w+) is off instead of on/g)].map(([, name = '']) => name);
    expect(found).toEqual(['flags.MOBILEVERCODELOGIN3', 'flags.USERNAMEREG3']);
    expect(await waysToLogIn([])).toEqual(['login.mobile', 'login.username']);
    expect(await waysToLogIn(found)).toEqual([]);
    for (const one of found) {
      expect(await waysToLogIn(found.filter((other) => other !== one)), `${one} stays on`).toHaveLength(1);
    }
  }, 30_000);
});
