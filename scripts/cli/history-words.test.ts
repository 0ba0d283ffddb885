import { describe, expect, it } from 'vitest';
import { historyLine } from './history-words.ts';

const at = new Date(2031, 0, 31, 18, 0).toISOString();
const line = { seq: 7, release: 'f00', author: 'Mira Khan', reason: 'because', at };
const until = new Date(2031, 0, 31, 20, 30).toISOString();

describe('historyLine', () => {
  it.each([
    ['publish', {}, 'published the folder'],
    ['publish', { forced: true }, 'published the folder by force'],
    ['override', { name: 'flags.CBS3', value: true }, 'switched CBS3 on'],
    [
      'override',
      { name: 'flags.CBS3', value: false, forced: true, breaks: ['login.hasMethod at login.method'] },
      'switched CBS3 off by force, which breaks login.hasMethod at login.method',
    ],
    [
      'publish',
      { stillBroken: [{ name: 'login.hasMethod at login.method', since: { seq: 3 } }] },
      'published the folder; login.hasMethod at login.method stays broken since seq 3',
    ],
    [
      'expire',
      { names: ['maintenance'], breaksLater: [{ name: 'login.hasMethod', overrides: ['flags.CBS3'], end: until }] },
      'ended maintenance; login.hasMethod will break when the override of CBS3 ends at 2031-01-31 20:30 \\S+',
    ],
    ['override', { name: 'maintenance', value: false }, 'switched maintenance off'],
    ['override', { name: 'settings.ages.gate', value: 21 }, 'set settings.ages.gate to 21'],
    ['override', { name: 'flags.CBS3', ended: true }, 'took the override of CBS3 away'],
    [
      'override',
      {
        changes: [
          { name: 'flags.CBS3', value: true },
          { name: 'flags.FREEPLAY3', ended: true },
        ],
        until,
      },
      'switched CBS3 on, took the override of FREEPLAY3 away until 2031-01-31 20:30 \\S+',
    ],
    ['undo', { names: ['flags.CBS3', 'maintenance'] }, 'took back CBS3, maintenance'],
    ['expire', { names: ['flags.CBS3', 'maintenance'] }, 'ended CBS3, maintenance'],
    ['rollback', { to: 3 }, 'went back to seq 3'],
    ['rollback', { to: 3, ended: ['flags.CBS3'], lifted: true }, 'went back to seq 3 without CBS3, compiled anew'],
    ['recompile', {}, 'compiled it again'],
    ['restore', { to: 3 }, 'restored seq 3'],
    ['upstream', { changed: ['flags.CBS3'] }, 'took over from the platform'],
    [
      'upstream',
      { changed: ['flags.CBS3'], forced: true, overruled: ['The answer no longer speaks of 3 switches.'] },
      'took over from the platform by force \\(overruled: The answer no longer speaks of 3 switches\\.\\)',
    ],
  ])('says %s of %o as a sentence', (action, detail, words) => {
    expect(historyLine({ ...line, action, detail })).toMatch(
      new RegExp(`^ {4}7 {2}2031-01-31 18:00 \\S+ {2}Mira Khan ${words}: because$`),
    );
  });

  it('says until when', () => {
    const detail = { name: 'flags.CBS3', value: false, until };
    expect(historyLine({ ...line, action: 'override', detail })).toContain('switched CBS3 off until 2031-01-31 20:30');
  });
});
