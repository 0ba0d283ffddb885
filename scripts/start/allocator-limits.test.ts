import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { allocatorLimits } from './allocator-limits.ts';

const program = `
const { restartWithinLimits } = await import(${JSON.stringify(new URL('./allocator-limits.ts', import.meta.url).href)});
restartWithinLimits();
process.stdout.write(JSON.stringify([process.pid, process.env.MALLOC_ARENA_MAX, process.argv.slice(1)]));`;

function run(env: NodeJS.ProcessEnv) {
  const words = ['--input-type=module', '-e', program, 'a', 'b c'];
  const { pid, stdout } = spawnSync(process.execPath, words, { encoding: 'utf8', env });
  return { pid, said: JSON.parse(stdout) as unknown };
}

it('begins anew in its own place with the same words, once, where the system knows the settings', () => {
  const { pid, said } = run({ PATH: process.env['PATH'] });
  const arenas = process.platform === 'linux' ? allocatorLimits.MALLOC_ARENA_MAX : null;
  expect(said).toEqual([pid, arenas, ['a', 'b c']]);
});

it('leaves the settings of whoever has made some', () => {
  const { pid, said } = run({ PATH: process.env['PATH'], MALLOC_ARENA_MAX: '7' });
  expect(said).toEqual([pid, '7', ['a', 'b c']]);
});
