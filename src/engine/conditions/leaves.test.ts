import { describe as suite, expect, it } from 'vitest';
import type { Condition } from '../../contracts/conditions.ts';
import { describe } from './describe.ts';
import { fold } from './fold.ts';
import { narrow } from './narrows.ts';
import { leavesOf, readOf, type Leaf, type Read } from './reads.ts';

const leaves: readonly (readonly [Leaf, Read['kind'], string, string])[] = [
  [{ flag: 'CBS3' }, 'flag', 'CBS3', 'flag CBS3 is on'],
  [{ template: 'mem_cen' }, 'template', 'mem_cen', 'template flag mem_cen is 1'],
  [{ promotion: 'REFERRAL' }, 'promotion', 'REFERRAL', 'promotion REFERRAL is enabled'],
  [{ resource: 'TELEGRAM' }, 'resource', 'TELEGRAM', 'resource TELEGRAM is configured'],
  [{ setting: 'wallet.mode', is: 'multi' }, 'setting', 'wallet.mode', 'setting wallet.mode is multi'],
  [{ role: 'guest' }, 'role', 'guest', 'the visitor is a guest'],
  [{ role: 'member' }, 'role', 'member', 'the player is an ordinary member'],
  [{ role: 'trial' }, 'role', 'trial', 'the player has a trial account'],
  [{ role: 'nonAgent' }, 'role', 'nonAgent', 'the player is not an agent'],
  [{ role: 'agent' }, 'role', 'agent', 'the player is an agent'],
  [{ role: 'deposit' }, 'role', 'deposit', 'the player may deposit'],
  [{ role: 'withdraw' }, 'role', 'withdraw', 'the player may withdraw'],
  [{ session: true }, 'session', 'session', 'a player is signed in'],
  [{ session: false }, 'session', 'session', 'nobody is signed in'],
  [{ app: 'wrapper' }, 'app', 'app', 'the site runs in the native app'],
  [{ app: 'installed' }, 'app', 'app', 'the site runs installed'],
  [{ app: 'browser' }, 'app', 'app', 'the site runs in a browser tab'],
];
const deposit: Leaf = { flag: 'DEPOSIT' };
const chat: Leaf = { flag: 'CBS3' };
const guest: Leaf = { session: false };
const all: Condition = { all: [deposit, guest] };
const any: Condition = { any: [deposit, guest] };

suite('a condition without parts', () => {
  it.each(leaves)('%j asks about %s %s: %s', (leaf, kind, name, words) => {
    expect(readOf(leaf)).toEqual({ kind, name });
    expect(leavesOf({ not: { any: [leaf, { all: [chat] }] } })).toEqual([leaf, chat]);
    expect(describe(leaf)).toBe(words);
  });
});

suite('describe', () => {
  it.each<[Condition, string]>([
    [{ all: [] }, 'always'],
    [{ any: [] }, 'never'],
    [{ all: [any] }, 'flag DEPOSIT is on or nobody is signed in'],
    [{ any: [all, chat] }, '(flag DEPOSIT is on and nobody is signed in) or flag CBS3 is on'],
  ])('says %j as "%s"', (condition, words) => {
    expect(describe(condition)).toBe(words);
  });
});

suite('fold', () => {
  const decide = (leaf: Leaf) => ('flag' in leaf ? leaf.flag === 'CBS3' : undefined);

  it.each<[Condition | boolean, Condition | boolean]>([
    [true, true],
    [false, false],
    [chat, true],
    [deposit, false],
    [guest, guest],
    [{ not: chat }, false],
    [{ not: guest }, { not: guest }],
    [{ all: [] }, true],
    [{ any: [] }, false],
    [all, false],
    [any, guest],
    [{ all: [chat, guest] }, guest],
    [{ any: [guest, chat] }, true],
    [{ all: [guest, { app: 'browser' }, chat] }, { all: [guest, { app: 'browser' }] }],
    [{ any: [guest, { app: 'browser' }, deposit] }, { any: [guest, { app: 'browser' }] }],
  ])('makes of %j what is still open: %j', (condition, rest) => {
    expect(fold(condition, decide)).toEqual(rest);
  });
});

suite('narrow', () => {
  it('is the one that there is, or both', () => {
    expect(narrow(undefined, undefined)).toBeUndefined();
    expect(narrow(undefined, guest)).toEqual(guest);
    expect(narrow(chat, undefined)).toEqual(chat);
    expect(narrow(chat, guest)).toEqual({ all: [chat, guest] });
  });
});
