import { describe, expect, it } from 'vitest';
import { longestValue, patternIds, patternOf } from '../../engine/index.ts';
import { countSteps } from './count-steps.ts';
import { UndecidedError } from './step-graph.ts';

const limit = 200_000;
const stepsOf = (pattern: string, length: number) => countSteps(pattern, 'u', { length, limit }).steps;

describe('countSteps', () => {
  it.each([
    String.raw`^(?:\d{1,10}-?){1,10}$`,
    '^(?:[a-z]{1,20}[ .-]?){1,20}$',
    '(a|a)+$',
    '(a*)*$',
    '^(a|aa)+$',
    '(a?){30}a{30}$',
    '^(?:(?:ab|a)b?)+$',
    String.raw`^(?:\p{L}+[ '-]?)+$`,
    '^(?=(a+)+$)a',
    '^a(?!(?:b+)+$)',
  ])('finds a text of forty characters that %s takes too many steps on', (pattern) => {
    expect(stepsOf(pattern, 40)).toBeGreaterThan(limit);
  });

  it.each([
    ['^[A-Z]{2}[0-9]{7}$', 9],
    ['^[0-9]{5}-[0-9]{7}-[0-9]$', 15],
    [String.raw`^(?:\+92|0)3\d{2}[ -]?\d{7}$`, 15],
    ['^[a-z]+(?:-[a-z]+)*$', 200],
    ['^(?=.*[A-Z])(?=.*[0-9]).{8,}$', 2_000],
    ['^(?!.*--)[a-z0-9-]+$', 2_000],
    ['', 200],
  ])('knows that %s takes few steps', (pattern, atMost) => {
    expect(stepsOf(pattern, 200)).toBeLessThanOrEqual(atMost);
  });

  it.each<[string, number, number, string]>([
    ['^abc$', 10, 3, 'abc'],
    ['^.$', 5, 1, 'a'],
    ['^a*$', 5, 5, 'aaaaa'],
    ['^a+?$', 5, 5, 'aaaaa'],
    ['^a{2,4}$', 9, 4, 'aaaa'],
    ['^a{0}$', 5, 0, ''],
    ['^', 5, 0, ''],
    // Without a start every character is where a match may begin, which takes a step of its own.
    ['', 5, 5, 'aaaaa'],
    ['a', 5, 10, 'aaaaa'],
    ['$', 5, 5, 'aaaaa'],
    ['^[ab]c|[bc]d$', 5, 12, 'bcccc'],
    // Each way counts: two alternatives that take the same letter are two steps, and all that follows is walked twice.
    ['^(?:a|ab)c$', 5, 4, 'abc'],
    ['^(?:a|a)b$', 5, 4, 'ab'],
    ['^(?:a|a)(?:b|b)$', 5, 6, 'ab'],
    ['^(?:a|)b$', 5, 2, 'ab'],
    ['^(?:|)b$', 5, 2, 'b'],
    ['^x(?:|)a$', 5, 3, 'xa'],
    ['^x(?:(?:|)a)$', 5, 3, 'xa'],
    // An alternative is walked as far as it takes letters, even if it cannot match.
    ['^(?:ab[]|c)$', 5, 2, 'ab'],
    ['^(?:ab|cd){2}$', 5, 4, 'abab'],
    ['^(?:ab)*c$', 6, 6, 'ababab'],
    ['^(?:a?){3}$', 5, 7, 'aaa'],
    ['^(?:|a)+b$', 5, 10, 'aaaaa'],
    ['^(?:a*)*$', 5, 31, 'aaaaa'],
    ['^(?:aa?)+$', 6, 32, 'aaaaaa'],
    // A look at the start is tried once, one further on at every step; one at a single character counts nothing.
    ['^(?=abc)abc$', 9, 6, 'abc'],
    ['^(?<=ab)a', 5, 3, 'ab'],
    ['^(?=a)(?=b)c', 5, 1, 'c'],
    ['^(?=)a', 5, 1, 'a'],
    ['^abc(?=abc)', 9, 12, 'abc'],
    ['^a(?!bc)b', 9, 6, 'ab'],
    ['^x(?=a)(?=bb)c', 5, 6, 'xc'],
    ['(?=ab)', 5, 15, 'aaaaa'],
  ])('counts the steps of %s on %d characters: %d, on "%s"', (pattern, length, steps, attack) => {
    expect(countSteps(pattern, 'u', { length, limit })).toEqual({ steps, attack });
  });

  it('ends above the limit', () => {
    expect(countSteps('^(?:aa?)+$', 'u', { length: 40, limit: 20 })).toEqual({ steps: 32, attack: 'aaaaaa' });
    expect(countSteps('^(?:aa?)+$', 'u', { length: 40, limit: 32 }).steps).toBeGreaterThan(32);
  });

  it('knows that every built-in pattern takes a few steps for each character of the longest value', () => {
    const steps = patternIds.map((id) => [id, stepsOf(patternOf(id) ?? '', longestValue)] as const);
    expect(steps.filter(([, count]) => count > 5 * longestValue)).toEqual([]);
  });

  it('counts steps on the longest text of the field only', () => {
    expect(stepsOf('^(?:[0-9]{1,3}-?){1,3}$', 4)).toBeLessThan(100);
    expect(stepsOf('^(?:[0-9]-?[0-9]?)+$', 8)).toBeLessThan(limit);
    expect(stepsOf('^(?:[0-9]-?[0-9]?)+$', 40)).toBeGreaterThan(limit);
  });

  it('gives a text that an engine does take long on', () => {
    const { attack } = countSteps('^(?:[a-z]{1,20}[ .-]?){1,20}$', 'u', { length: 40, limit });
    expect(attack).toMatch(/^[a-z]{15,}$/);
  });

  it.each([
    ['^a{4001}$', 'It is too large.'],
    ['^(?:a?){448}$', 'It is too large.'],
    ['^(?:a{1,900}b{1,900}){1,900}$', 'It is too large.'],
    ['a'.repeat(10_001), 'It is too large.'],
    [String.raw`^([a-z]{1,9})-\1$`, 'It has parts that no automaton can hold.'],
  ])('says that it cannot know %.40s: %s', (pattern, why) => {
    expect(() => stepsOf(pattern, 40)).toThrow(new UndecidedError(why));
  });

  it.each([
    ['^a{4000}$', 2],
    ['^(?:a?){447}$', 100_128],
    [String.raw`^(a)\1$`, 2],
  ])('knows %s all the same', (pattern, steps) => {
    expect(stepsOf(pattern, 2)).toBe(steps);
  });
});
