import { describe, expect, it } from 'vitest';
import type { Condition } from '../../contracts/conditions.ts';
import type { Origin, OriginsPart } from '../../contracts/origins.ts';
import { aSitePart, noOrigins } from '../site.fixture.ts';
import { reasonsOf, type Scene, textWords, treeOf, wordsOf } from './reasons.ts';

const from = (pointer: string): Origin => ({ layer: 'site', file: 'site.json', pointer });
const origins: OriginsPart = {
  values: {
    'flags.CBS3': from('/flags/CBS3'),
    'template.mem_cen': from('/template/mem_cen'),
    'promotions.LOGIN': from('/promotions/LOGIN'),
    resources: from('/resources'),
    'settings.wallet.mode': from('/settings/wallet.mode'),
    'roles.nonAgent': from('/roles/nonAgent'),
    'roles.deposit': from('/roles/deposit'),
  },
  dropped: [],
};
const site = aSitePart({
  flags: { CBS3: true },
  template: { mem_cen: true },
  promotions: { LOGIN: true },
  resources: [{ resourceType: 'Telegram', url: 'https://t.me/x' }],
  settings: { 'wallet.mode': 'single' },
});
const scene: Scene = { site, origins, context: { app: 'installed', language: 'en', memberType: 4 } };

describe('reasonsOf', () => {
  it.each<[Condition, object]>([
    [{ flag: 'CBS3' }, { value: 'on', holds: true, name: 'flags.CBS3', origin: from('/flags/CBS3') }],
    [{ flag: 'DEPOSIT' }, { value: 'off', holds: false, name: 'flags.DEPOSIT' }],
    [
      { template: 'mem_cen' },
      { value: 'on', holds: true, name: 'template.mem_cen', origin: from('/template/mem_cen') },
    ],
    [{ template: 'dep_func' }, { value: 'off', holds: false, name: 'template.dep_func' }],
    [{ promotion: 'LOGIN' }, { value: 'on', holds: true, name: 'promotions.LOGIN', origin: from('/promotions/LOGIN') }],
    [{ promotion: 'REFERRAL' }, { value: 'off', holds: false, name: 'promotions.REFERRAL' }],
    [
      { resource: 'TELEGRAM' },
      { value: 'https://t.me/x', holds: true, name: 'resources.telegram', origin: from('/resources') },
    ],
    [
      { resource: 'ZALO' },
      { value: 'not configured', holds: false, name: 'resources.zalo', origin: from('/resources') },
    ],
    [
      { setting: 'wallet.mode', is: 'multi' },
      { value: 'single', holds: false, name: 'settings.wallet.mode', origin: from('/settings/wallet.mode') },
    ],
    [{ setting: 'no.such', is: true } as Condition, { value: 'not given', holds: false, name: 'settings.no.such' }],
    [{ role: 'agent' }, { value: 'member type 4', holds: false, origin: from('/roles/nonAgent') }],
    [{ role: 'nonAgent' }, { value: 'member type 4', holds: true, origin: from('/roles/nonAgent') }],
    [{ role: 'deposit' }, { value: 'member type 4', holds: false, origin: from('/roles/deposit') }],
    [{ session: true }, { value: 'member type 4', holds: true }],
    [{ app: 'installed' }, { value: 'installed', holds: true }],
  ])('finds for %j the value, its name and where it comes from', (condition, expected) => {
    expect(reasonsOf(condition, scene)).toEqual([{ condition: expect.any(String), decides: true, ...expected }]);
  });

  it('calls a visitor who is not signed in a guest', () => {
    const [found] = reasonsOf({ session: true }, { ...scene, context: { app: 'browser', language: 'en' } });
    expect(found).toEqual({ condition: 'a player is signed in', holds: false, decides: true, value: 'guest' });
  });
});

describe('treeOf', () => {
  const on = { flag: 'CBS3' } as const;
  const off = { flag: 'DEPOSIT' } as const;
  const tree = (condition: Condition) => treeOf(condition, { ...scene, origins: noOrigins });
  const fact = (flag: string, holds: boolean, decides: boolean) => ({
    kind: 'fact',
    condition: `flag ${flag} is on`,
    holds,
    decides,
    value: holds ? 'on' : 'off',
    name: `flags.${flag}`,
  });

  it('marks in a list the parts that agree with the whole', () => {
    expect(tree({ any: [on, off] })).toEqual({
      kind: 'any',
      holds: true,
      decides: true,
      parts: [fact('CBS3', true, true), fact('DEPOSIT', false, false)],
    });
    expect(tree({ all: [on, off] })).toEqual({
      kind: 'all',
      holds: false,
      decides: true,
      parts: [fact('CBS3', true, false), fact('DEPOSIT', false, true)],
    });
  });

  it('marks nothing below a part that does not decide', () => {
    expect(tree({ all: [{ any: [on] }, { not: on }] })).toEqual({
      kind: 'all',
      holds: false,
      decides: true,
      parts: [
        { kind: 'any', holds: true, decides: false, parts: [fact('CBS3', true, false)] },
        { kind: 'not', holds: false, decides: true, parts: [fact('CBS3', true, true)] },
      ],
    });
  });
});

describe('wordsOf', () => {
  const texts = {
    words: { games: { title: 'Games', 'filter:all': 'All games', count_other: '{{count}} games' } },
    originOf: () => undefined,
  };

  it('finds the words of a key, of its plural and of a key with a colon', () => {
    expect(wordsOf('games:title', { texts })).toBe('Games');
    expect(wordsOf('games:count', { texts })).toBe('{{count}} games');
    expect(wordsOf('games:filter:all', { texts })).toBe('All games');
  });

  it('finds none for a key or a group that has none, nor without texts', () => {
    expect(wordsOf('games:none', { texts })).toBeUndefined();
    expect(wordsOf('login:title', { texts })).toBeUndefined();
    expect(wordsOf('games', { texts })).toBeUndefined();
    expect(wordsOf('games:title', {})).toBeUndefined();
  });

  it('gives a key with its words, or alone', () => {
    expect(textWords('games:title', { texts })).toBe('“Games” (games:title)');
    expect(textWords('games:none', { texts })).toBe('games:none');
  });
});
