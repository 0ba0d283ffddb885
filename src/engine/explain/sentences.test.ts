import { describe, expect, it } from 'vitest';
import type { Origin } from '../../contracts/origins.ts';
import { decidingWords, originWords } from './sentences.ts';

describe('originWords', () => {
  it.each<[Origin, string]>([
    [{ layer: 'engine' }, 'the engine’s default'],
    [{ layer: 'theme', file: 'themes/karat/theme.json' }, 'the theme (themes/karat/theme.json)'],
    [
      { layer: 'merchant', file: 'merchants/test/navigation.json', pointer: '/slots/0' },
      'the merchant folder (merchants/test/navigation.json#/slots/0)',
    ],
    [{ layer: 'site', pointer: '/flags/CBS3' }, 'the site configuration'],
    [{ layer: 'policy', file: 'gb.json', pointer: '' }, 'the policy pack (gb.json#)'],
    [{ layer: 'override', by: 'sana' }, 'an override by sana'],
    [{ layer: 'override', at: '2026-11-20T10:00:00Z' }, 'an override'],
    [{ layer: 'override', reason: 'bank is down' }, 'an override, because “bank is down”'],
    [
      { layer: 'override', by: 'sana', at: '2026-11-20T10:00:00Z', reason: 'bank is down' },
      'an override by sana at 2026-11-20T10:00:00Z, because “bank is down”',
    ],
  ])('says of %j: %s', (origin, words) => {
    expect(originWords(origin)).toBe(words);
  });
});

describe('decidingWords', () => {
  const holds = { condition: 'flag CBS3 is on', holds: true, decides: true, value: 'on' };
  const fails = { condition: 'flag DEPOSIT is on', holds: false, decides: true, value: 'off' };

  it('joins the facts that decide, what holds as it reads and what does not with the value found', () => {
    const aside = { ...holds, condition: 'flag MAILCEN is on', decides: false };
    expect(decidingWords([{ ...holds, origin: { layer: 'site' } }, aside, fails])).toBe(
      'flag CBS3 is on, from the site configuration; “flag DEPOSIT is on” does not hold: it is off',
    );
  });

  it('says nothing where nothing decides', () => {
    expect(decidingWords([{ ...holds, decides: false }])).toBe('');
  });
});
