import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { keepSandbox } from './keep-sandbox.ts';

it('starts a sandbox again that was killed, after ever longer pauses, and none that was stopped', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'livery-keep-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const entry = join(folder, 'sandbox.mjs');
  const pids = join(folder, 'pids');
  writeFileSync(
    entry,
    `import { appendFileSync } from 'node:fs';
    appendFileSync(${JSON.stringify(pids)}, process.pid + '\\n');
    console.log('sandbox http://127.0.0.1:1');
    setInterval(() => {}, 1000);`,
  );
  const said: string[] = [];
  const say = (sentence: string) => void said.push(sentence);
  const options = { port: 1, staffPort: 2, env: {}, entry, say, firstPauseMs: 20 };
  const sandbox = await keepSandbox(options);
  const started = () => readFileSync(pids, 'utf8').trim().split('\n').map(Number);
  for (const count of [1, 2]) {
    process.kill(started().at(-1) ?? 0, 'SIGKILL');
    await expect.poll(() => said.filter((line) => line === 'The sandbox is back.').length).toBe(count);
  }
  await sandbox.stop();
  expect(started()).toHaveLength(3);
  expect(said).toHaveLength(4);
  expect(said[0]).toBe(
    'The sandbox ended with code none; it is started again in 1 s. Until then sites say that it cannot be reached.',
  );
  for (const pid of started()) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});
