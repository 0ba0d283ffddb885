import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sql } from 'kysely';
import { encryptBody, type KeySet } from '../../src/client/platform/encrypt.ts';
import { type EndpointName, endpoints } from '../../src/contracts/endpoints.ts';
import { openSandboxDatabase } from '../../src/sandbox/database/open-database.ts';
import { pageKey } from '../../src/sandbox/pay-provider/contract.ts';
import { balanceOf } from '../../src/sandbox/wallet/ledger.ts';
import { heldIn } from '../../src/sandbox/wallet/spend.ts';
import { copyEmptyDatabase } from '../../src/storage/database/empty-database.fixture.ts';
import { openCipher } from '../../src/storage/encryption/cipher.ts';
import { findFreePort } from '../../src/storage/free-port.fixture.ts';
import { type RunningChild, startChild } from './child-process.ts';
import { drawBelow } from './draws.ts';
import { type Operation, outcomeOf, type PaymentOperation, plansOf } from './payment-plans.ts';

// Players pay in and out and move money between their wallets, several at a time and under repeated keys, and let their orders end on the page of the payment
// provider, while the platform and the provider, each a process of its own, are killed -9 again and again:
//   node tests/faults/kill-while-paying.fault.ts [operations] [seconds]
// With a number of seconds it begins no further operation once they are over. In the end every operation has its answer, and
// what the wallets hold is what an account kept apart from the platform says.
const count = Number(process.argv[2] ?? 2000);
const seconds = Number(process.argv[3] ?? Number.POSITIVE_INFINITY);
const workers = 8;
/** Platform and provider each die once, however slow the machine is. */
const fewestKills = 1;
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
let providerPid = 0;
const startPlatform = () =>
  startChild(
    entry('sandbox-entry.ts'),
    [folder, String(port), String(staffPort), storageKey.toString('hex'), secret],
    (line) => {
      if (line.startsWith('provider ')) providerPid = Number(line.slice('provider '.length));
    },
  );

let platform: RunningChild = await startPlatform();
const kills = { platform: 0, provider: 0 };
let begun = 0;
let ended = 0;
/** Per player, in pence: what the wallet must hold. */
const worth = names.map(() => 0);
/** Key of each payment that was answered → its player. */
const accepted = new Map<string, number>();
/** Keys of the transfers that were made. */
const moved = new Set<string>();
const turns: Promise<unknown>[] = names.map(() => Promise.resolve());
const tokens = await arrange();

let isOver = false;
const killing = killOn();
await Promise.all(Array.from({ length: workers }, work));
isOver = true;
await killing;
await platform.kill();
await verify();
rmSync(folder, { recursive: true, force: true });
process.stdout.write(
  `kill -9 while paying: ${killsInWords()}, ${ended} operations, ${accepted.size} payments, ${moved.size} transfers, nothing lost or made\n`,
);

/** Players with a withdrawal password, and the methods that they pay by. Gives their tokens. */
async function arrange(): Promise<readonly string[]> {
  const paymentMethods = [
    { ...bare, id: 'k-now', title: { en: 'Now' }, next: 'paid' },
    { ...bare, id: 'k-in', title: { en: 'In' }, next: 'hosted' },
    { ...bare, id: 'k-out', title: { en: 'Out' }, next: 'later', direction: 'withdraw' },
  ];
  const wallets = [{ id: 'game', title: { en: 'Game' }, vendors: ['VERMEIL'] }];
  const accounts = names.map((userName) => ({ userName, password, paymentPassword, balance: '0.00' }));
  await fetch(`http://127.0.0.1:${staffPort}/test/scenario`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ merchant, accounts, paymentMethods, wallets }),
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
  const isKilledEnough = () => kills.platform >= fewestKills && kills.provider >= fewestKills;
  while (begun < count && (!isKilledEnough() || performance.now() < seconds * 1000)) {
    begun += 1;
    const amount = 100 + drawBelow(9900);
    const shared = { key: randomUUID(), player: drawBelow(names.length), amount };
    const way = (['now', 'in', 'in', 'out', 'move'] as const)[drawBelow(5)] ?? 'now';
    if (way === 'move') await moveMoney(shared);
    else {
      const plans = plansOf[way];
      await carryOut({ ...shared, way, plan: plans[drawBelow(plans.length)] ?? 'now' });
    }
    ended += 1;
    if (ended % 500 === 0) process.stdout.write(`${ended} operations, ${killsInWords()}\n`);
  }
}

function killsInWords(): string {
  return `platform ${kills.platform} times, provider ${kills.provider} times`;
}

/** Orders until there is an answer, lets it end on the provider's page, waits for what must come of it, and keeps account. */
async function carryOut(operation: PaymentOperation): Promise<void> {
  const tries = drawBelow(3) === 0 ? 2 : 1;
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
  const { state, worth: expected } = outcomeOf(operation);
  if (operation.way !== 'now') await endOnPage(first.reference, operation.plan);
  await until(async () => (await stateOf(first.id, operation.player)) === state);
  worth[operation.player] = (worth[operation.player] ?? 0) + expected;
}

/** Moves money between the player's wallets, now and then twice at once under one key, until there is an answer. */
async function moveMoney({ key, player, amount }: Omit<Operation, 'way' | 'plan'>): Promise<void> {
  const [from, to] = drawBelow(3) === 0 ? ['game', 'main'] : ['main', 'game'];
  const body = JSON.stringify({ from, to, amount: (amount / 100).toFixed(2), key });
  const tries = Array.from({ length: 1 + drawBelow(2) }, () => answered('transfer', player, body));
  if ((await Promise.all(tries)).some((answer) => answer !== undefined)) moved.add(key);
  if (drawBelow(4) === 0) await answered('collectWallets', player, '{}');
}

/** Asks until there is an answer; nothing when there was not enough money. */
async function answered(name: EndpointName, player: number, body: string) {
  for (;;) {
    const answer = await ask(name, tokens[player] ?? '', body).catch(() => undefined);
    if (answer?.status === 200) return answer.body;
    if (answer?.body['code'] === 'balance.low') return undefined;
    const isLater = answer === undefined || answer.status >= 500 || answer.status === 429;
    must(isLater, `${name} was answered ${JSON.stringify(answer)}.`);
    // Nobody knows what came of it: the same key asks again.
    await new Promise((done) => setTimeout(done, 100));
  }
}

/** Presses a button of the order's page until the provider has heard it, twice at once now and then. */
async function endOnPage(reference: string, plan: string): Promise<void> {
  const body = new URLSearchParams({ order: reference, key: pageKey(secret, reference), plan });
  const press = async () => {
    const answer = await fetch(`${url}/pay`, { method: 'POST', body, redirect: 'manual' });
    await answer.arrayBuffer();
    return answer.status === 200;
  };
  await until(async () => (await Promise.all(Array.from({ length: 1 + drawBelow(2) }, press))).includes(true));
}

async function stateOf(id: number, player: number): Promise<string> {
  const { body } = await ask('payments', tokens[player] ?? '', undefined, `?id=${id}`);
  return String(Object(body['value'])['list']?.[0]?.state);
}

/** Asks again until something holds; whoever is killed meanwhile gives no answer. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds().catch(() => false))) await new Promise((done) => setTimeout(done, 100));
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
async function order({ key, player, way, amount }: PaymentOperation): Promise<Ordered | undefined> {
  const body = { channel: `k-${way}`, amount: (amount / 100).toFixed(2), key, values: {}, paymentPassword };
  const answer = await answered(way === 'out' ? 'withdraw' : 'deposit', player, JSON.stringify(body));
  return answer && (Object(answer['value'])['payment'] as Ordered);
}

async function ask(name: EndpointName, token: string, body?: string, query = '') {
  const { method, path } = endpoints[name];
  const isEncrypted = name === 'login';
  const answer = await fetch(`${url}${path}${query}`, {
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
    await new Promise((done) => setTimeout(done, 5 + drawBelow(40)));
    if (ended < next) continue;
    next = ended + between;
    if (kills.platform === kills.provider) {
      kills.platform += 1;
      await platform.kill();
      platform = await startPlatform();
    } else if (providerPid > 0 && isRunning(providerPid)) {
      kills.provider += 1;
      process.kill(providerPid, 'SIGKILL');
    }
  }
}

/** Whether a process is there: the provider ends with its platform, and is started again when it is killed. */
function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
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
  const transfers = await db.selectFrom('wallet_transfer').select('key').execute();
  must(
    transfers.length === moved.size && transfers.every(({ key }) => moved.has(key)),
    `${moved.size} transfers were made, ${transfers.length} are kept.`,
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
    for (const { wallet, amount } of await heldIn(db, account, 2))
      must(Number(amount) >= 0, `${name} has less than nothing in ${wallet}: ${amount}.`);
  }
  await close();
}

function must(holds: boolean, otherwise: string): void {
  if (holds) return;
  process.stderr.write(`${otherwise}\nThe data are in ${folder}.\n`);
  void platform.kill().finally(() => process.exit(1));
  throw new Error(otherwise);
}
