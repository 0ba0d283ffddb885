import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { saveExpiryFailure } from '../../src/service/store/expiries.ts';
import { openStore } from '../../src/service/store/open-store.ts';

const root = resolve(import.meta.dirname, '../..');
const data = mkdtempSync(join(tmpdir(), 'livery-changes-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

/** The command line as staff call it, on a data folder of its own, without a service. */
function livery(...call: (string | Record<string, string>)[]) {
  const words = call.filter((word) => typeof word === 'string');
  const env = {
    ...process.env,
    LIVERY_DATA: data,
    TZ: 'UTC',
    ...Object.assign({}, ...call.filter((word) => typeof word !== 'string')),
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/livery.ts', ...words], {
    cwd: root,
    encoding: 'utf8',
    env,
  });
  return { status, text: `${stdout}${stderr}` };
}

const because = ['--reason', 'abuse', '--author', 'Mira Khan'];

describe('live changes by the command line', () => {
  it('lie over each other, say what counts next, make no release for what is so, and go back', () => {
    expect(livery('publish', 'karat').text).toContain('Live as seq 1');
    expect(livery('flag', 'karat', 'CBS3', 'off', ...because).text).toContain('CBS3 of karat is off already.');
    const on = livery('flag', 'karat', 'CBS3', 'on', '--reason', 'chat is staffed', '--author', 'Sam Ode');
    expect(on.text).toContain('chat is staffed). Live as seq 2');
    const until = '2101-01-31T18:00:00Z';
    const off = livery('flag', 'karat', 'CBS3', 'off', ...because, '--until', until);
    expect(off.text).toMatch(
      /It is off until 2101-01-31 18:00 UTC \(.*: abuse\), then on \(.*: chat is staffed\)\. Live as seq 3/,
    );
    expect(livery('flag', 'karat', 'CBS3', 'clear', ...because).text).toMatch(
      /It is on \(.*: chat is staffed\)\. Live as seq 4/,
    );

    const back = livery('rollback', 'karat', ...because);
    expect(back.text).toMatch(/^karat is back at seq 3 \(override by .* at .*: abuse\)\. Live as seq 5/);
    expect(back.text).toMatch(
      /Compared with before, players see:\n {2}liveChat\.shortcut disappears from header\.shortcut/,
    );
    expect(back.text).toMatch(/In force above the folder:\n {2}flags\.CBS3: It is off until 2101/);
    expect(livery('rollback', 'karat', '--to', '5', ...because).text).toContain('is at seq 5');
    expect(livery('history', 'karat', '--json').text.match(/"seq"/g)).toHaveLength(5);

    const { text } = livery('history', 'karat');
    expect(text).toMatch(/ 5 {2}\S+ \S+ UTC {2}Mira Khan went back to seq 3: abuse\n/);
    expect(text).toMatch(/ 4 {2}.* Mira Khan took the override of CBS3 away: abuse\n/);
    expect(text).toMatch(/ 3 {2}.* Mira Khan switched CBS3 off until 2101-01-31 18:00 UTC: abuse\n/);
    expect(text).toMatch(/ 2 {2}.* Sam Ode switched CBS3 on: chat is staffed\n/);
  }, 240_000);

  it('say the forms of a time, and which merchant was meant', () => {
    const soon = livery('flag', 'karat', 'CBS3', 'on', ...because, '--until', 'soon');
    expect([soon.status, soon.text]).toEqual([
      2,
      expect.stringContaining('Write +30m, +2h, +3d, 18:00, "tomorrow 9:00"'),
    ]);
    const cleared = livery('flag', 'karat', 'CBS3', 'clear', ...because, '--until', '+1h');
    expect([cleared.status, cleared.text]).toEqual([2, expect.stringContaining('clear is at once')]);
    expect(livery('flag', 'karat', 'CSB3', 'clear', ...because).text).toContain('Did you mean CBS3?');
    for (const words of [
      ['flag', 'karta', 'CBS3', 'on', ...because],
      ['maintenance', 'karta', 'on', ...because],
      ['rollback', 'karta', ...because],
      ['history', 'karta'],
      ['publish', 'karta'],
    ]) {
      const { status, text } = livery(...words);
      expect(status).not.toBe(0);
      expect(text).toMatch(/Did you mean "?karat"?\?/);
    }
  }, 240_000);

  it('are signed with the name in git, or the one that --author gives', () => {
    const git = { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'user.name', GIT_CONFIG_VALUE_0: 'Gita Rao' };
    expect(livery('flag', 'karat', 'CBS3', 'clear', '--reason', 'x', git).status).toBe(0);
    expect(livery('history', 'karat', '--limit', '1').text).toContain('Gita Rao took the override of CBS3 away: x');
    const named = livery('flag', 'karat', 'CBS3', 'off', '--reason', 'x', '--author', ' ');
    expect([named.status, named.text]).toEqual([2, expect.stringContaining('--author takes a name')]);
  }, 120_000);

  it('tell staff when an override could not end, and that nobody follows a platform of a misspelt name', async () => {
    const store = await openStore({ dataDir: join(data, 'service') });
    const at = new Date('2031-01-31T18:00:00Z');
    const retryAt = new Date('2031-01-31T18:05:00Z');
    await saveExpiryFailure(store.db, {
      merchant: 'karat',
      since: at,
      at,
      attempts: 3,
      message: 'It is damaged.',
      retryAt,
    });
    await store.close();
    const words =
      'Overrides of karat should have ended at 2031-01-31 18:00 UTC and still count ' +
      '(tried 3 times, last at 2031-01-31 18:00 UTC, next at 2031-01-31 18:05 UTC): It is damaged.';
    expect(livery('history', 'karat').text.split('\n')[0]).toBe(words);
    expect(livery('doctor').text).toContain(words);
    expect(livery('flag', 'karat', 'CBS3', 'off', ...because).text).toContain('Live as seq');
    expect(livery('history', 'karat').text).not.toContain('still count');
    const { status, text } = livery('upstream', 'karta');
    expect([status, text]).toEqual([3, 'There is no published merchant "karta". Did you mean karat?\n']);
  }, 240_000);
});
