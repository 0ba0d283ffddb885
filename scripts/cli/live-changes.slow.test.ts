import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveExpiryFailure } from '../../src/service/store/expiries.ts';
import { copyEmptyDatabase } from '../../src/storage/database/empty-database.fixture.ts';
import type { HeldData } from './call-livery.fixture.ts';
import { callLivery, holdData } from './call-livery.fixture.ts';
import { moment } from './moment.ts';

const data = mkdtempSync(join(tmpdir(), 'livery-changes-'));
let held: HeldData | undefined;
beforeAll(() => copyEmptyDatabase(join(data, 'service/postgres')), 60_000);
afterAll(async () => {
  await held?.close();
  rmSync(data, { recursive: true, force: true });
});

const livery = (...words: readonly string[]) => callLivery(data, words);

/** A moment as staff read it, as part of a pattern. */
const read = (at: string) => moment(at).replaceAll('+', '\\+');

const because = ['--reason', 'abuse', '--author', 'Mira Khan'];

describe('live changes by the command line', () => {
  it('lie over each other, say what counts next, make no release for what is so, and go back', async () => {
    expect((await livery('publish', 'karat')).text).toContain('Live as seq 1');
    expect((await livery('flag', 'karat', 'CBS3', 'off', ...because)).text).toContain('CBS3 of karat is off already.');
    const on = await livery('flag', 'karat', 'CBS3', 'on', '--reason', 'chat is staffed', '--author', 'Sam Ode');
    expect(on.text).toContain('chat is staffed). Live as seq 2');

    // Without a service until here, with one that holds the data from here on.
    held = await holdData(data);
    const until = '2101-01-31T18:00:00Z';
    const off = await livery('flag', 'karat', 'CBS3', 'off', ...because, '--until', until);
    expect(off.text).toMatch(
      new RegExp(`It is off until ${read(until)} \\(.*: abuse\\), then on \\(.*: chat is staffed\\)\\. Live as seq 3`),
    );
    expect((await livery('flag', 'karat', 'CBS3', 'clear', ...because)).text).toMatch(
      /It is on \(.*: chat is staffed\)\. Live as seq 4/,
    );

    const back = await livery('rollback', 'karat', ...because);
    expect(back.text).toMatch(/^karat is back at seq 3 \(override by .* at .*: abuse\)\. Live as seq 5/);
    expect(back.text).toMatch(
      /Compared with before, players see:\n {2}liveChat\.shortcut disappears from header\.shortcut/,
    );
    expect(back.text).toMatch(/In force above the folder:\n {2}flags\.CBS3: It is off until 2101/);
    expect((await livery('rollback', 'karat', '--to', '5', ...because)).text).toContain('is at seq 5');
    expect((await livery('history', 'karat', '--json')).text.match(/"seq"/g)).toHaveLength(5);

    const { text } = await livery('history', 'karat');
    expect(text).toMatch(/ 5 {2}\S+ \S+ \S+ {2}Mira Khan went back to seq 3: abuse\n/);
    expect(text).toMatch(/ 4 {2}.* Mira Khan took the override of CBS3 away: abuse\n/);
    expect(text).toMatch(new RegExp(` 3 {2}.* Mira Khan switched CBS3 off until ${read(until)}: abuse\n`));
    expect(text).toMatch(/ 2 {2}.* Sam Ode switched CBS3 on: chat is staffed\n/);
  }, 240_000);

  it('are counted in the list of brands, beside domains, release and source', async () => {
    const { code, text } = await livery('brands');
    expect(code).toBe(0);
    expect(text).toMatch(/^brand +seq +release +since +source +changes +domains$/m);
    expect(text).toMatch(/^karat +5 +[0-9a-f]{12} +\d{4}-\d\d-\d\d.* livery +\d+ +karat\.example/m);
    const [line] = JSON.parse((await livery('brands', '--json')).text) as readonly Record<string, unknown>[];
    expect(line).toMatchObject({ code: 'karat', seq: 5, source: 'livery', alarms: [] });
    expect((await livery('brands', '--alarms')).text).toBe('No brand has anything to look at.\n');
  });

  it('go to many brands together, chosen by what they are, and come back together', async () => {
    for (const code of ['soda', 'ninety']) expect((await livery('publish', code)).text).toContain('Live as seq 1');
    const codesOf = (text: string) =>
      (JSON.parse(text) as { changes: readonly { merchant: string }[] }).changes.map(({ merchant }) => merchant);
    const one = await livery('flag', '--where', 'theme=soda', 'CBS3', 'off', ...because, '--json');
    expect(codesOf(one.text)).toEqual(['soda']);
    const like = await livery('flag', '--like', 'ninety', 'FREEPLAY3', 'off', ...because, '--json');
    expect(codesOf(like.text)).toEqual(['ninety']);

    const before = JSON.parse((await livery('brands', '--json')).text) as readonly { release: string }[];
    const { text } = await livery('flag', '--all', 'REWCEN3', 'off', ...because);
    expect(text).toMatch(
      /^REWCEN3 off: \d brands changed, \d had it already\.\nlivery undo \S+ takes all of it back\.\n$/,
    );
    const id = /undo (\S+)/.exec(text)?.[1] ?? '';
    expect((await livery('undo', id, ...because)).text).toMatch(/^It is taken back: /);
    const after = JSON.parse((await livery('brands', '--json')).text) as readonly { release: string }[];
    expect(after.map(({ release }) => release)).toEqual(before.map(({ release }) => release));
    expect((await livery('undo', id, ...because)).text).toContain('there is nothing to undo');
    expect((await livery('flag', '--all', '--like', 'karat', 'CBS3', 'off', ...because)).code).toBe(2);
  }, 240_000);

  it('say the forms of a time, and which merchant was meant', async () => {
    const soon = await livery('flag', 'karat', 'CBS3', 'on', ...because, '--until', 'soon');
    expect([soon.code, soon.text]).toEqual([
      2,
      expect.stringContaining('Write +30m, +2h, +3d, 18:00, "tomorrow 9:00"'),
    ]);
    const cleared = await livery('flag', 'karat', 'CBS3', 'clear', ...because, '--until', '+1h');
    expect([cleared.code, cleared.text]).toEqual([2, expect.stringContaining('clear is at once')]);
    expect((await livery('flag', 'karat', 'CSB3', 'clear', ...because)).text).toContain('Did you mean CBS3?');
    for (const words of [
      ['flag', 'karta', 'CBS3', 'on', ...because],
      ['maintenance', 'karta', 'on', ...because],
      ['rollback', 'karta', ...because],
      ['history', 'karta'],
      ['publish', 'karta'],
    ]) {
      const { code, text } = await livery(...words);
      expect(code).not.toBe(0);
      expect(text).toMatch(/Did you mean "?karat"?\?/);
    }
  }, 240_000);

  it('are signed with the name in git, or the one that --author gives', async () => {
    const git = { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'user.name', GIT_CONFIG_VALUE_0: 'Gita Rao' };
    expect((await callLivery(data, ['flag', 'karat', 'CBS3', 'clear', '--reason', 'x'], git)).code).toBe(0);
    expect((await livery('history', 'karat', '--limit', '1')).text).toContain(
      'Gita Rao took the override of CBS3 away: x',
    );
    const named = await livery('flag', 'karat', 'CBS3', 'off', '--reason', 'x', '--author', ' ');
    expect([named.code, named.text]).toEqual([2, expect.stringContaining('--author takes a name')]);
  }, 240_000);

  it('tell staff when an override could not end, and that nobody follows a platform of a misspelt name', async () => {
    const at = new Date('2031-01-31T18:00:00Z');
    const retryAt = new Date('2031-01-31T18:05:00Z');
    const failure = { merchant: 'karat', since: at, at, attempts: 3, message: 'It is damaged.', retryAt };
    if (held) await saveExpiryFailure(held.db, failure);
    const words =
      `Overrides of karat should have ended at ${moment(at.toISOString())} and still count (tried 3 times, ` +
      `last at ${moment(at.toISOString())}, next at ${moment(retryAt.toISOString())}): It is damaged.`;
    expect((await livery('history', 'karat')).text.split('\n')[0]).toBe(words);
    expect((await livery('doctor')).text).toContain(words);
    expect((await livery('flag', 'karat', 'CBS3', 'off', ...because)).text).toContain('Live as seq');
    expect((await livery('history', 'karat')).text).not.toContain('still count');
    const { code, text } = await livery('upstream', 'karta');
    expect([code, text]).toEqual([3, 'There is no published merchant "karta". Did you mean karat?\n']);
  }, 240_000);
});
