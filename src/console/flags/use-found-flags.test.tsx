import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FlagLine, FlagMerchant } from '../../contracts/console/flags.ts';
import { type FlagQuestion, useFoundFlags } from './use-found-flags.ts';

const flag = (own: string, effect: string, more: Partial<FlagLine> = {}): FlagLine => ({
  name: `flags.${own}`,
  section: 'flags',
  own,
  effect,
  owner: 'account',
  stage: 'stable',
  default: false,
  money: false,
  isUnused: false,
  ...more,
});

const merchant = (code: string, on: readonly string[], until?: string): FlagMerchant => ({
  code,
  name: code,
  seq: 1,
  on,
  layers: {},
  overrides: until ? { 'flags.CBS3': { value: true, by: 'Ines', at: until, reason: 'x', until, hides: 0 } } : {},
  isMaintenance: false,
  languages: ['en'],
});

const flags = [
  flag('MAILCEN', 'Shows the inbox, chat by letters.'),
  flag('DEPOSIT', 'Shows the deposit entries.', { money: true, owner: 'platform' }),
  flag('CBS3', 'Offers live chat.', { owner: 'support', stage: 'beta' }),
  flag('SUBCBS', 'Offers something else.', { isUnused: true }),
];
const merchants = [merchant('karat', ['flags.CBS3'], '2026-11-25T18:00:00.000Z'), merchant('soda', ['flags.MAILCEN'])];
const everything = { words: '', owner: '', stage: '', state: '' } as const;
const ask = (question: Partial<FlagQuestion>) =>
  renderHook((asked: Partial<FlagQuestion>) => useFoundFlags(flags, merchants, { ...everything, ...asked }), {
    initialProps: question,
  });
const find = (question: Partial<FlagQuestion>) => ask(question).result.current.map(({ flag: { own } }) => own);

describe('useFoundFlags', () => {
  it('keeps the order of the catalogue while nothing is looked for @C-202', () => {
    expect(find({})).toEqual(['MAILCEN', 'DEPOSIT', 'CBS3', 'SUBCBS']);
  });

  it('puts a name that begins with the words before one that has them, and plain words last @C-202', () => {
    expect(find({ words: 'cb' })).toEqual(['CBS3', 'SUBCBS']);
    expect(find({ words: 'chat' })).toEqual(['MAILCEN', 'CBS3']);
    expect(find({ words: ' Live  CHAT ' })).toEqual(['CBS3']);
    expect(find({ words: 'nothing' })).toEqual([]);
  });

  it('narrows by owner, stage and state @C-202', () => {
    expect(find({ owner: 'platform' })).toEqual(['DEPOSIT']);
    expect(find({ stage: 'beta' })).toEqual(['CBS3']);
    expect(find({ state: 'differs' })).toEqual(['MAILCEN', 'CBS3']);
    expect(find({ state: 'on' })).toEqual(['MAILCEN', 'CBS3']);
    expect(find({ state: 'off' })).toEqual(['DEPOSIT', 'SUBCBS']);
    expect(find({ state: 'overridden' })).toEqual(['CBS3']);
    expect(find({ state: 'ending' })).toEqual(['CBS3']);
    expect(find({ state: 'money' })).toEqual(['DEPOSIT']);
    expect(find({ state: 'unused' })).toEqual(['SUBCBS']);
  });

  it('gives the same line for a flag whatever is looked for, so that it is not drawn anew', () => {
    const { result, rerender } = ask({});
    const [, , chat] = result.current;
    rerender({ words: 'cb' });
    expect(result.current[0]).toBe(chat);
    rerender({ state: 'differs' });
    expect(result.current[1]).toBe(chat);
    rerender({});
    expect(result.current[2]).toBe(chat);
    expect(result.current).toHaveLength(4);
  });

  it('counts where a flag is on and when it was last changed live @C-202', () => {
    const lines = ask({}).result.current.map(({ flag: { own }, on, of, changedAt }) => ({ own, on, of, changedAt }));
    expect(lines).toContainEqual({ own: 'CBS3', on: 1, of: 2, changedAt: '2026-11-25T18:00:00.000Z' });
    expect(lines).toContainEqual({ own: 'DEPOSIT', on: 0, of: 2, changedAt: undefined });
  });
});
