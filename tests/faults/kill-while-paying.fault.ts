import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { encryptBody, type KeySet } from '../../src/client/platform/encrypt.ts';
import { type EndpointName, endpoints } from '../../src/contracts/endpoints.ts';
import { openSandboxDatabase } from '../../src/sandbox/database/open-database.ts';
import { balanceOf } from '../../src/sandbox/wallet/ledger.ts';
import { copyEmptyDatabase } from '../../src/storage/database/empty-database.fixture.ts';
import { openCipher } from '../../src/storage/encryption/cipher.ts';
import { findFreePort } from '../../src/storage/free-port.fixture.ts';
import { type RunningChild, startChild } from './child-process.ts';
import { type Operation, toldOf } from './payment-plans.ts';

// Players pay in and out, several at a time and under repeated keys, while the platform and the payment provider are killed
// -9 again and again:
//   node tests/faults/kill-while-paying.fault.ts [operations] [seconds]
// With a number of seconds it begins no further operation once they are over. In the end every operation has its answer, and
// what the wallets hold is what an account kept apart from the platform says.
const count = Number(process.argv[2] ?? 2000);
const seconds = Number(process.argv[3] ?? Number.POSITIVE_INFINITY);
const workers = 8;
/** Platform and provider each die once, however slow the machine is. */
const fewestKills = 2;
/** Operations between two kills. */
const between = count < 200 ? 20 : 100;
const names = ['ana', 'ben', 'cleo', 'dev', 'esra', 'fay'];
const merchant = 'm-kill';
const [password, paymentPassword] = ['Livery-2026', '482915'];
const free = { fixed: '0.00', percent: '0.00' };
const shared = { fee: free, expectedSeconds: 0, limits: [{ currency: 'GBP', min: '1.00', max: '900.00' }] };
const bare = { ...shared, fields: { schema: { type: 'object', properties: {} }, ui: {} } };

const folder = mkdtempSync(join(tmpdir(), 'livery-pay-'));
const storageKey = randomBytes(32);
const secret = randomUUID();
const [port, staffPort] = [await findFreePort(), await findFreePort()];
const url = `http://127.0.0.1:${port}`;
await copyEmptyDatabase(join(folder, 'sandbox/postgres'));
const entry = (name: string) => resolve(import.meta.dirname, name);
const startPlatform = () =>
  startChild(entry('sandbox-entry.ts'), [folder, String(port), String(staffPort), storageKey.toString('hex'), secret]);
const untaken = new Map<string, { readonly raw: string; readonly taken: () => void }>();
const startProvider = async () => {
  const running = await startChild(entry('provider-entry.ts'), [url, secret], (event) => {
    untaken.get(event)?.taken();
    untaken.delete(event);
  });
  // What nobody had taken when it was killed is told from the beginning.
  for (const { raw } of untaken.values()) running.child.stdin?.write(`${raw}\n`);
  return running;
};

let platform: RunningChild = await startPlatform();
let provider: RunningChild = await startProvider();
let kills = 0;
let begun = 0;
let ended = 0;
/** Per player, in pence: what the wallet must hold. */
const worth = names.map(() => 0);
/** Key of each payment that was answered → its player. */
const accepted = new Map<string, number>();
const turns: Promise<unknown>[] = names.map(() => Promise.resolve());
const tokens = await arrange();

let isOver = false;
const killing = killOn();
await Promise.all(Array.from({ length: workers }, work));
isOver = true;
await killing;
await provider.kill();
await platform.kill();
await verify();
rmSync(folder, { recursive: true, force: true });
process.stdout.write(
  `kill -9 while paying: ${kills} times, ${ended} operations, ${accepted.size} payments, nothing lost or made\n`,
);

/** Players with a withdrawal password, and the methods that they pay by. Gives their tokens. */
async function arrange(): Promise<readonly string[]> {
  const paymentMethods = [
    { ...bare, id: 'k-now', title: { en: 'Now' }, next: 'paid' },
    { ...bare, id: 'k-later', title: { en: 'Later' }, next: 'later' },
    { ...bare, id: 'k-out', title: { en: 'Out' }, next: 'later', direction: 'withdraw' },
  ];
  const accounts = names.map((userName) => ({ userName, password, paymentPassword, balance: '0.00' }));
  await fetch(`http://127.0.0.1:${staffPort}/test/scenario`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ merchant, accounts, paymentMethods }),
  });
  const keys = (await ask('keys', '')).body as unknown as KeySet;
  const found: string[] = [];
  for (const username of names) {
    const body = await encryptBody({ username, password, type: 'username' }, keys, 'login');
    const { status, body: answer } = await ask('login', '', body);
    must(status === 200, `The login of ${username} was answered ${status}.`);
    found.push(String(Object(answer['value'])['token']));
  }
  return found;
}

async function work(): Promise<void> {
  while (begun < count && (kills < fewestKills || performance.now() < seconds * 1000)) {
    begun += 1;
    const way = (['now', 'later', 'later', 'out'] as const)[randomInt(4)] ?? 'now';
    const amount = 100 + randomInt(9900);
    await carryOut({ key: randomUUID(), player: randomInt(names.length), way, amount, plan: randomInt(12) });
    ended += 1;
    if (ended % 500 === 0) process.stdout.write(`${ended} operations, ${kills} kills\n`);
  }
}

/** Orders until there is an answer, tells what came of it until it was taken, and keeps account of both. */
async function carryOut(operation: Operation): Promise<void> {
  const tries = randomInt(3) === 0 ? 2 : 1;
  const act = () => order(operation);
  const answers = await Promise.all(
    Array.from({ length: tries }, () => (operation.way === 'out' ? inTurn(operation.player, act) : act())),
  );
  const payments = answers.flatMap((answer) => (answer === undefined ? [] : [answer]));
  const [first] = payments;
  must(
    payments.every(({ id }) => id === first?.id),
    `The key ${operation.key} was ordered twice.`,
  );
  // Of two orders under one key for money that is not there, both are refused, or the second finds what came in meanwhile.
  if (first === undefined) return;
  accepted.set(operation.key, operation.player);
  const { messages, worth: expected } = toldOf(operation, first.reference);
  await Promise.all(
    messages.map(
      (message) =>
        new Promise<void>((taken) => {
          const raw = JSON.stringify(message);
          untaken.set(message.event, { raw, taken });
          provider.child.stdin?.write(`${raw}\n`);
        }),
    ),
  );
  worth[operation.player] = (worth[operation.player] ?? 0) + expected;
}

interface Ordered {
  readonly id: number;
  readonly reference: string;
}

/** One withdrawal of a player at a time: five tries of the password under way at once would be held for guessing. */
function inTurn<T>(player: number, act: () => Promise<T>): Promise<T> {
  const turn = (turns[player] ?? Promise.resolve()).then(act);
  turns[player] = turn.catch(() => undefined);
  return turn;
}

/** The payment of an order; nothing when there was not enough money. */
async function order({ key, player, way, amount }: Operation): Promise<Ordered | undefined> {
  const body = { channel: `k-${way}`, amount: (amount / 100).toFixed(2), key, values: {}, paymentPassword };
  for (;;) {
    const answer = await ask(way === 'out' ? 'withdraw' : 'deposit', tokens[player] ?? '', JSON.stringify(body)).catch(
      () => undefined,
    );
    if (answer?.status === 200) return Object(answer.body['value'])['payment'] as Ordered;
    if (answer?.body['code'] === 'balance.low') return undefined;
    must(answer === undefined || answer.status >= 500, `An order was answered ${JSON.stringify(answer)}.`);
    // Nobody knows what came of it: the same key asks again.
    await new Promise((done) => setTimeout(done, 100));
  }
}

async function ask(name: EndpointName, token: string, body?: string) {
  const { method, path } = endpoints[name];
  const isEncrypted = name === 'login';
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      merchant,
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': isEncrypted ? 'application/jose' : 'application/json' }),
      ...(isEncrypted ? { encryption: 'JWE' } : {}),
    },
    ...(body === undefined ? {} : { body }),
  });
  return { status: answer.status, body: (await answer.json()) as Readonly<Record<string, unknown>> };
}

/** Kills platform and provider in turn, each time some operations have ended, in the middle of the next ones. */
async function killOn(): Promise<void> {
  for (let next = between; !isOver; ) {
    await new Promise((done) => setTimeout(done, 5 + randomInt(40)));
    if (ended < next) continue;
    next = ended + between;
    kills += 1;
    if (kills % 2 === 1) {
      await platform.kill();
      platform = await startPlatform();
    } else {
      await provider.kill();
      provider = await startProvider();
    }
  }
}

/** Reads the data themselves: no payment more or less, every movement and all together sum to nothing, wallets as reckoned. */
async function verify(): Promise<void> {
  const place = { dataDir: join(folder, 'sandbox') };
  const { db, close } = await openSandboxDatabase(place, openCipher([storageKey]));
  const kept = await db.selectFrom('payment').select(['key', 'account']).where('merchant', '=', merchant).execute();
  const [has, should] = [kept.map(({ key }) => key).sort(), [...accepted.keys()].sort()];
  must(
    JSON.stringify(has) === JSON.stringify(should),
    `${should.length} payments were answered, ${has.length} are kept.`,
  );
  const uneven = await sql<{ movement: number }>`
    select movement from entry group by movement having sum(amount) <> 0`.execute(db);
  must(uneven.rows.length === 0, `${uneven.rows.length} movements do not sum to nothing.`);
  const all = await sql<{ total: string | null }>`select sum(amount)::text as total from entry`.execute(db);
  must(Number(all.rows[0]?.total ?? 0) === 0, `The ledger sums to ${all.rows[0]?.total}.`);
  for (const [player, name] of names.entries()) {
    const account = kept.find(({ key }) => accepted.get(key) === player)?.account ?? 0;
    const balance = await balanceOf(db, account, 2);
    const expected = ((worth[player] ?? 0) / 100).toFixed(2);
    must(balance === expected, `${name} has ${balance}, and should have ${expected}.`);
    must(Number(balance) >= 0, `${name} has less than nothing: ${balance}.`);
  }
  await close();
}

function must(holds: boolean, otherwise: string): void {
  if (holds) return;
  process.stderr.write(`${otherwise}\nThe data are in ${folder}.\n`);
  void Promise.all([platform.kill(), provider.kill()]).finally(() => process.exit(1));
  throw new Error(otherwise);
}
