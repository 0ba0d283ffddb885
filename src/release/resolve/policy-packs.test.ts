import { describe, expect, it } from 'vitest';
import { policyPacks, settingsCatalogue } from '../../contracts/generated/catalogues.ts';
import type { PolicyBound } from '../../contracts/generated/policy-pack.ts';
import { isWithin, permits, type PolicyValue } from '../../engine/index.ts';
import { settingNamed } from '../../engine/setting-named.ts';
import { resolveUnder } from './under-policy.fixture.ts';

const silent = { theme: undefined, merchant: {}, site: {}, clock: undefined, overrides: [] };

/** A value of a setting's own type that a bound does not permit. */
function looser(name: string, bound: PolicyBound): PolicyValue {
  const { enum: allowed = [], minimum = 0 } = settingsCatalogue.settings[name] ?? {};
  const { is, atLeast, atMost } = bound;
  const wanted = [!is, (atLeast ?? minimum) - 1, (atMost ?? 0) + 1, Number(is) + 1, ...allowed];
  const found = wanted.find(
    (value) => typeof value === typeof (is ?? atLeast ?? atMost ?? '') && !isWithin(bound, value),
  );
  if (found === undefined) throw new Error(`Every value of ${name} is permitted.`);
  return found;
}

describe.each(Object.values(policyPacks))('a brand under $id', ({ id, settings, fields }) => {
  it.each(Object.entries(settings))('cannot loosen %s, and is told why in the words of the clause', (name, bound) => {
    const { site, problems } = resolveUnder(id, { ...silent, merchant: { [name]: looser(name, bound) } });
    expect(permits(bound, settingNamed(site, name))).toBe(true);
    const [problem] = problems.filter(
      ({ code, pointer }) => code === 'POLICY_BROKEN' && pointer === `/settings/${name}`,
    );
    expect([problem?.file, problem?.message.endsWith(bound.why)]).toEqual(['merchant.json', true]);
  });

  it('asks every player for a date of birth', () => {
    const { site, problems } = resolveUnder(id, { ...silent, site: { birthday: { enabled: false, required: false } } });
    expect(site.rules['birthday']).toMatchObject({ enabled: true, required: true });
    const whys = Object.values(fields['birthday'] ?? {}).map(({ why }) => why);
    const messages = problems.filter(({ code }) => code === 'POLICY_BROKEN').map(({ message }) => message);
    expect(whys.every((why) => messages.some((message) => message.includes(why)))).toBe(true);
  });
});
