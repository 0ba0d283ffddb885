import { parseArgs } from 'node:util';
import { withStack } from '../gate/with-stack.ts';
import { openWorld } from './api/open-world.ts';
import { tryRequests } from './api/try-requests.ts';

/*
 * Fuzz test of both HTTP interfaces: `node tests/fuzz/api.fuzz.ts 2000 --seed 7`, or `--only 1234` to send one request
 * again. Every call of the OpenAPI documents with wrong types, sizes, encodings and tokens, through the service's door and
 * straight at the platform. No answer may be a 5xx, show a stack, break its document, or tell what belongs to another.
 */
const budgetSeconds = 60;
const progressSeconds = 60;
/** A run that is refused at the first check everywhere proves nothing; counted when every call came up often enough. */
const reachedShare = 0.75;
const enoughForShare = 2_000;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, seed: { type: 'string', default: '1' } },
});
const seed = Number(values.seed);
const from = values.only === undefined ? 0 : Number(values.only);
const count = values.only === undefined ? Number(positionals[0] ?? 2_000) : 1;

const startedAt = performance.now();
// The stack believes this machine when it names another address, so that limits per address do not end the run.
process.env['LIVERY_TRUST_PROXY'] = '127.0.0.1';
const tally = await withStack(async (env) => {
  const service = Number(env.LIVERY_ACCEPT_PORT);
  const platform = Number(env.LIVERY_ACCEPT_SANDBOX_PORT);
  const staff = Number(env.LIVERY_ACCEPT_STAFF_PORT);
  const world = await openWorld({ service, platform, staff });
  let said = performance.now();
  return tryRequests(world, { from, count, seed }, ({ tried, failures }) => {
    if (performance.now() - said < progressSeconds * 1_000) return;
    said = performance.now();
    process.stderr.write(`api fuzz: ${tried} of ${count} requests, ${failures.length} failures\n`);
  });
});
const seconds = (performance.now() - startedAt) / 1_000;
const isShallow = count >= enoughForShare && tally.reached.size < tally.calls * reachedShare;
for (const failure of tally.failures) process.stdout.write(`${failure}\n`);
const answers = Object.keys(tally.answers)
  .sort((one, other) => one.localeCompare(other))
  .map((kind) => `${tally.answers[kind]} × ${kind}`)
  .join(', ');
const late = count === 2_000 && seconds > budgetSeconds ? `, over the ${budgetSeconds} s of an idle machine` : '';
process.stdout.write(
  `api fuzz: ${tally.tried} requests to ${tally.calls} calls (seed ${seed}): ${answers}; ${tally.reached.size} calls succeeded` +
    `${isShallow ? ', too few' : ''}; ${tally.failures.length} failures; ${seconds.toFixed(1)} s${late}\n`,
);
process.exitCode = tally.failures.length === 0 && tally.tried === count && !isShallow ? 0 : 1;
