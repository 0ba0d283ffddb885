import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const data = mkdtempSync(join(tmpdir(), 'livery-changes-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

/** The command line as staff call it, on a data folder of its own, without a service. */
function livery(...words: string[]) {
  const env = { ...process.env, LIVERY_DATA: data, TZ: 'UTC' };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/livery.ts', ...words], {
    cwd: root,
    encoding: 'utf8',
    env,
  });
  return { status, text: `${stdout}${stderr}` };
}

const because = ['--reason', 'abuse'];

describe('live changes by the command line', () => {
  it('lie over each other, say what counts next, make no release for what is so, and go back', () => {
    expect(livery('publish', 'karat').text).toContain('Live as seq 1');
    expect(livery('flag', 'karat', 'CBS3', 'off', ...because).text).toContain('CBS3 of karat is off already.');
    const on = livery('flag', 'karat', 'CBS3', 'on', '--reason', 'chat is staffed');
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
  }, 120_000);
});
