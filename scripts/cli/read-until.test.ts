import { describe, expect, it } from 'vitest';
import { readUntil } from './read-until.ts';

/** Two in the afternoon, by the clock of this machine. */
const now = new Date(2031, 0, 31, 14, 0);
const local = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

describe('readUntil', () => {
  it.each([
    ['+30m', local(2031, 0, 31, 14, 30)],
    ['+2h', local(2031, 0, 31, 16, 0)],
    ['+3d', new Date(now.getTime() + 3 * 86_400_000).toISOString()],
    ['18:00', local(2031, 0, 31, 18, 0)],
    ['today 18:05', local(2031, 0, 31, 18, 5)],
    ['tomorrow 9:00', local(2031, 1, 1, 9, 0)],
    ['Tomorrow 09:00', local(2031, 1, 1, 9, 0)],
    ['2031-02-01 8:30', local(2031, 1, 1, 8, 30)],
    ['2031-02-01T08:30', local(2031, 1, 1, 8, 30)],
    ['2031-02-01T08:30:00Z', '2031-02-01T08:30:00.000Z'],
    ['2031-02-01T08:30:00.250Z', '2031-02-01T08:30:00.250Z'],
    ['2031-02-01T08:30+05:00', '2031-02-01T03:30:00.000Z'],
  ])('reads %s', (text, moment) => {
    expect(readUntil(text, now)).toBe(moment);
  });

  it.each([
    'soon',
    '',
    '30m',
    '+30',
    '+1w',
    '24:00',
    '9:60',
    '2031-02-30 10:00',
    '2031-13-01 10:00',
    '2031-02-01',
    'noon',
  ])('says the forms instead of guessing what "%s" means', (text) => {
    expect(() => readUntil(text, now)).toThrow(/does not understand .* Write \+30m, \+2h, .*tomorrow 9:00/);
  });

  it('refuses what is over, and says how the next day is written', () => {
    expect(() => readUntil('13:00', now)).toThrow('is over: 13:00. For the next day write "tomorrow 13:00".');
    expect(() => readUntil('2030-02-01T08:30:00Z', now)).toThrow('is over');
    expect(() => readUntil('+0m', now)).toThrow('is over');
  });
});
