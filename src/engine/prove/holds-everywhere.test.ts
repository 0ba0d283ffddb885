import { describe, expect, it } from 'vitest';
import type { Condition } from '../../contracts/conditions.ts';
import { implies } from './formulas.ts';
import { holdsEverywhere } from './holds-everywhere.ts';

const chat: Condition = { flag: 'CBS3' };
const trial: Condition = { flag: 'FREEPLAY3' };
const blue: Condition = { setting: 'home.layout', is: 'blue' };
const red: Condition = { setting: 'home.layout', is: 'red' };

describe('holdsEverywhere', () => {
  it.each<[string, Condition, boolean]>([
    ['a flag or not', { any: [chat, { not: chat }] }, true],
    ['a flag', chat, false],
    ['its opposite', { not: chat }, false],
    ['the wider of two', implies({ all: [chat, trial] }, chat), true],
    ['the narrower of two', implies(chat, { all: [chat, trial] }), false],
    ['two values of one setting at once', { not: { all: [blue, red] } }, true],
    ['one of two values', { any: [blue, red] }, false],
    ['a guest who is a member', { not: { all: [{ role: 'guest' }, { role: 'member' }] } }, true],
    ['one way to run', { app: 'browser' }, false],
    ['every way to run', { any: [{ app: 'browser' }, { app: 'installed' }, { app: 'wrapper' }] }, true],
    ['a member who pays in', implies({ role: 'member' }, { role: 'trial' }), false],
  ])('%s', (_, condition, expected) => expect(holdsEverywhere(condition)).toBe(expected));

  it('says nothing where there is too much to try', () => {
    const flags = Array.from({ length: 13 }, (_, index): Condition => ({ flag: `F${index}` }));
    expect(holdsEverywhere({ not: { all: flags } })).toBeUndefined();
    expect(holdsEverywhere({ not: { all: flags.slice(1) } })).toBe(false);
  });
});
