import { parseArgs } from 'node:util';
import { type StackEnv, withStack } from '../gate/with-stack.ts';
import { openWorld } from './api/open-world.ts';
import { type ApiTally, tryRequests } from './api/try-requests.ts';
import { openConsoleWorld } from './console/open-console-world.ts';
import { tryConsole } from './console/try-console.ts';

/*
 * Fuzz test of every HTTP interface: `node tests/fuzz/api.fuzz.ts 4000 --seed 7`, or `--only 1234` to send one request
 * again, and `--console` for the console alone. Every call of the OpenAPI documents with wrong types, sizes, encodings
 * and tokens, through the service's door and straight at the platform; and, a share of the requests, every call of the
 * console's table of routes, by every role, a token and nobody, of one's own merchant and of another one.
 * No answer may be a 5xx, show a stack, break its document, or tell what belongs to another.
 */
const budgetSeconds = 60;
const progressSeconds = 60;
/** A run that is refused at the first check everywhere proves nothing; counted when every call came up often enough. */
const reachedShare = 0.75;
const enoughForShare = 2_000;
const reachedAtConsole = 0.4;
/** One request of so many goes to the console. */
const consoleShare = 5;

/** What a part of the run came to, and which share of its calls must have succeeded once. */
interface NamedTally extends Pick<ApiTally, 'tried' | 'calls' | 'reached' | 'answers' | 'failures'> {
  readonly name: string;
  readonly least: number;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    console: { type: 'boolean', default: false },
    only: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const seed = Number(values.seed);
const from = values.only === undefined ? 0 : Number(values.only);
const count = values.only === undefined ? Number(positionals[0] ?? 2_000) : 1;
const share = values.only === undefined ? Math.floor(count / consoleShare) : 0;
const atConsole = values.console ? count : share;
const elsewhere = count - atConsole;

const startedAt = performance.now();
// The stack believes this machine when it names another address, so that limits per address do not end the run.
process.env['LIVERY_TRUST_PROXY'] = '127.0.0.1';
const tallies = await withStack(async (env) => [
  ...(atConsole === 0 ? [] : [await tryConsoleCalls(env)]),
  ...(elsewhere === 0 ? [] : [await tryDocuments(env)]),
]);
const seconds = (performance.now() - startedAt) / 1_000;
const isShallow = count >= enoughForShare && tallies.some(({ reached, calls, least }) => reached.size < calls * least);
const failures = tallies.flatMap((tally) => tally.failures);
for (const failure of failures) process.stdout.write(`${failure}\n`);
const late = count === 4_000 && seconds > budgetSeconds ? `, over the ${budgetSeconds} s of an idle machine` : '';
process.stdout.write(
  `api fuzz (seed ${seed}): ${tallies.map(inWords).join('; ')}${isShallow ? ', too few' : ''}; ` +
    `${failures.length} failures; ${seconds.toFixed(1)} s${late}\n`,
);
const tried = tallies.reduce((sum, tally) => sum + tally.tried, 0);
process.exitCode = failures.length === 0 && tried === count && !isShallow ? 0 : 1;

/** The calls of the console; its acts need a fresh code, a passkey or a second person more often. */
async function tryConsoleCalls(env: StackEnv): Promise<NamedTally> {
  const tally = await tryConsole(await openConsoleWorld(env), { from, count: atConsole, seed });
  return { ...tally, name: 'console', least: reachedAtConsole };
}

/** The calls of the OpenAPI documents. */
async function tryDocuments(env: StackEnv): Promise<NamedTally> {
  const service = Number(env.LIVERY_ACCEPT_PORT);
  const platform = Number(env.LIVERY_ACCEPT_SANDBOX_PORT);
  const staff = Number(env.LIVERY_ACCEPT_STAFF_PORT);
  const world = await openWorld({ service, platform, staff });
  let said = performance.now();
  const tally = await tryRequests(world, { from, count: elsewhere, seed }, (soFar) => {
    if (performance.now() - said < progressSeconds * 1_000) return;
    said = performance.now();
    process.stderr.write(`api fuzz: ${soFar.tried} of ${elsewhere} requests, ${soFar.failures.length} failures\n`);
  });
  return { ...tally, name: 'documents', least: reachedShare };
}

function inWords({ name, tried: sent, calls, answers, reached }: NamedTally): string {
  const kinds = Object.keys(answers).sort((one, other) => one.localeCompare(other));
  const counted = kinds.map((kind) => `${answers[kind]} × ${kind}`).join(', ');
  return `${name}: ${sent} requests to ${calls} calls: ${counted}; ${reached.size} calls succeeded`;
}
