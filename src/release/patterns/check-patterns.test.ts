import { describe, expect, it } from 'vitest';
import type { SitePart } from '../../contracts/site.ts';
import { longestAgent, longestValue } from '../../engine/index.ts';
import { aSource, inWords } from '../check/a-source.fixture.ts';
import { checkPatterns } from './check-patterns.ts';
import type { PatternCase, PatternFault } from './judge-pattern.ts';

type Merchant = NonNullable<Parameters<typeof aSource>[0]>['merchant'];

/** What is found in a brand, and which cases were asked about. */
async function checked(merchant: NonNullable<Merchant>, rules: object = {}, faulty: readonly string[] = []) {
  const asked: PatternCase[] = [];
  const problems = await checkPatterns(
    aSource({ merchant }),
    { rules: rules as SitePart['rules'] },
    async (one): Promise<PatternFault | undefined> => {
      asked.push(one);
      return faulty.includes(one.pattern) ? { code: 'PATTERN_SLOW', message: `${one.pattern} is slow.` } : undefined;
    },
  );
  return { asked, problems: inWords(problems) };
}

describe('checkPatterns', () => {
  it('asks about nothing where a brand has no patterns', async () => {
    expect(await checked({})).toEqual({ asked: [], problems: [] });
    expect(await checked({ settings: { 'login.remember': 'off' } })).toEqual({ asked: [], problems: [] });
  });

  it('asks about each pattern on texts as long as the longest field that has it takes', async () => {
    const patterns = { name: '^n$', open: '^o$', unused: '^u$', none: '^0$' };
    const rules = {
      username: { patternId: 'name', max: 12 },
      nickname: { patternId: 'name', max: 20 },
      email: { patternId: 'open', max: 50 },
      address: { patternId: 'open' },
      city: { patternId: 'none', max: 0 },
      phone: { max: 99 },
    };
    expect((await checked({ patterns }, rules)).asked).toEqual([
      { pattern: '^n$', flags: 'u', length: 20 },
      { pattern: '^o$', flags: 'u', length: longestValue },
      { pattern: '^u$', flags: 'u', length: longestValue },
      { pattern: '^0$', flags: 'u', length: longestValue },
    ]);
  });

  it('asks about the pattern of the app’s name for itself, which has no regard to case', async () => {
    const { asked } = await checked({ settings: { 'app.userAgentPattern': 'BrandApp' } });
    expect(asked).toEqual([{ pattern: 'BrandApp', flags: 'i', length: longestAgent }]);
  });

  it('points at each pattern that cannot be used', async () => {
    const merchant = { patterns: { 'a/b': '^a$', fine: '^f$' }, settings: { 'app.userAgentPattern': 'App' } };
    expect((await checked(merchant, {}, ['^a$', 'App'])).problems).toEqual([
      'PATTERN_SLOW merchant.json#/patterns/a~1b: ^a$ is slow.',
      'PATTERN_SLOW merchant.json#/settings/app.userAgentPattern: App is slow.',
    ]);
  });
});
