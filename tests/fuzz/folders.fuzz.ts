import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { buildClient } from '../../scripts/build-client.ts';
import type { FuzzTally } from './try-folders.ts';
import { tryFolders } from './try-folders.ts';

/*
 * Fuzz test of the compiler: `node tests/fuzz/folders.fuzz.ts 2000`, or `--only 1234` to see one folder again. Generated
 * and shipped folders are spoilt by chance; none may crash the compiler or hold it for two seconds, and every release that
 * it accepts must render on every route.
 */
const budgetSeconds = 60;
/** A folder that nothing is heard of for so long hangs for good. */
const silenceSeconds = 120;
const tickSeconds = 10;
const progressSeconds = 60;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, from: { type: 'string' }, build: { type: 'string' } },
});

if (process.send && values.build) {
  const range = { from: Number(values.from), count: Number(positionals[0]), buildDir: values.build };
  await tryFolders(range, (tally) => process.send?.(tally));
} else process.exitCode = await runAll();

async function runAll(): Promise<number> {
  const { dir } = await buildClient();
  const startedAt = performance.now();
  const first = values.only === undefined ? 0 : Number(values.only);
  const count = values.only === undefined ? Number(positionals[0] ?? 2_000) : 1;
  const workers = Math.min(availableParallelism(), count);
  const share = Math.ceil(count / workers);
  const ranges = Array.from({ length: workers }, (_, index) => ({
    from: first + index * share,
    count: Math.min(share, count - index * share),
  }));
  const heard = new Map<number, number>();
  const progress = setInterval(() => {
    const tried = [...heard.values()].reduce((total, part) => total + part, 0);
    const rate = (tried / ((performance.now() - startedAt) / 1_000)).toFixed(0);
    process.stderr.write(`fuzz: ${tried} of ${count} folders, ${rate} a second\n`);
  }, progressSeconds * 1_000);
  const tallies = await Promise.all(
    ranges.map((range) => runRange(range, dir, ({ tried }) => heard.set(range.from, tried))),
  );
  clearInterval(progress);
  const sum = (name: 'tried' | 'accepted' | 'rendered' | 'pages') =>
    tallies.reduce((total, tally) => total + tally[name], 0);
  const failures = tallies.flatMap((tally) => tally.failures);
  const seconds = (performance.now() - startedAt) / 1_000;
  const slowest = Math.max(...tallies.map(({ slowestMs }) => slowestMs)).toFixed(0);
  for (const failure of failures) process.stdout.write(`${failure}\n`);
  const late = count === 2_000 && seconds > budgetSeconds ? `, over the ${budgetSeconds} s of an idle machine` : '';
  process.stdout.write(
    `fuzz: ${sum('tried')} folders, ${sum('accepted')} accepted, ${sum('rendered')} sites on ${sum('pages')} pages; ` +
      `slowest compile ${slowest} ms; ${failures.length} failures; ${seconds.toFixed(1)} s on ${workers} cores${late}\n`,
  );
  return failures.length === 0 && sum('tried') === count ? 0 : 1;
}

/** Runs a range in a process of its own, which is ended when it falls silent. */
function runRange(
  { from, count }: { readonly from: number; readonly count: number },
  build: string,
  hear: (tally: FuzzTally) => void,
): Promise<FuzzTally> {
  const args = [import.meta.filename, String(count), '--from', String(from), '--build', build];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let last: FuzzTally = { tried: 0, accepted: 0, rendered: 0, pages: 0, slowestMs: 0, failures: [] };
  // Counted in ticks, not on a clock: a run that was paused as a whole has not been silent.
  let ticks = 0;
  const listen = setInterval(() => {
    ticks += 1;
    if (ticks * tickSeconds < silenceSeconds) return;
    last.failures.push(`Nothing was heard for ${silenceSeconds} s after folder ${from + last.tried}.`);
    child.kill('SIGKILL');
    clearInterval(listen);
  }, tickSeconds * 1_000);
  child.on('message', (tally) => {
    last = tally as FuzzTally;
    hear(last);
    ticks = 0;
  });
  return new Promise((done) => {
    child.on('exit', (code) => {
      clearInterval(listen);
      if (code !== 0 && last.tried < count)
        last.failures.push(`The process ended with ${String(code)} after folder ${from + last.tried}.`);
      done(last);
    });
  });
}
