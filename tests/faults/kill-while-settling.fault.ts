import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { encryptBody, type KeySet } from '../../src/client/platform/encrypt.ts';
import { type EndpointName, endpoints } from '../../src/contracts/endpoints.ts';
import { loadCatalogue } from '../../src/sandbox/catalogue/catalogue.ts';
import { openSandboxDatabase } from '../../src/sandbox/database/open-database.ts';
import { copyEmptyDatabase } from '../../src/storage/database/empty-database.fixture.ts';
import { openCipher } from '../../src/storage/encryption/cipher.ts';
import { findFreePort } from '../../src/storage/free-port.fixture.ts';
import { compareEarned, moneyFaults } from '../support/settlement/compare-earned.ts';
import { largeTeam } from '../support/settlement/large-team.ts';
import { type RunningChild, startChild } from './child-process.ts';
import { drawBelow, waitWithin } from './draws.ts';

// The team of two agents is settled, and its wages and dividends are paid by hand, while the platform is killed -9 again and
// again in the middle of it:
//   node tests/faults/kill-while-settling.fault.ts [kills] [seconds] [players below each agent] [days]
// In the end everything is settled and paid once, to the smallest unit as a second calculation has it.
const wantedKills = Number(process.argv[2] ?? 40);
const seconds = Number(process.argv[3] ?? Number.POSITIVE_INFINITY);
const players = Number(process.argv[4] ?? 24);
const days = Number(process.argv[5] ?? 60);
/** However slow the machine is. */
const fewestKills = 2;
const merchant = 'm-settle';
const heads = ['top0', 'top1'];
const dayMs = 86_400_000;
const dayBack = (count: number) => new Date(Date.now() - count * dayMs).toISOString().slice(0, 10);

const folder = mkdtempSync(join(tmpdir(), 'livery-settle-'));
const storageKey = randomBytes(32);
const [port, staffPort] = [await findFreePort(), await findFreePort()];
const url = `http://127.0.0.1:${port}`;
await copyEmptyDatabase(join(folder, 'sandbox/postgres'));
const entry = resolve(import.meta.dirname, 'sandbox-entry.ts');
const startPlatform = () =>
  startChild(entry, [folder, String(port), String(staffPort), storageKey.toString('hex'), 'nobody pays in here']);
let platform: RunningChild = await startPlatform();
const tokens = await arrange();

let kills = 0;
for (; kills < wantedKills && (kills < fewestKills || performance.now() < seconds * 1000); kills += 1) {
  const asked = Promise.allSettled(heads.flatMap((_, head) => [settleSome(head), settleSome(head), payPending(head)]));
  await waitWithin(400);
  await platform.kill();
  await asked;
  platform = await startPlatform();
}
await settleAll();
await platform.kill();
await verify();
rmSync(folder, { recursive: true, force: true });

/** The team with what it has played, whose two heads sign in. */
async function arrange(): Promise<readonly string[]> {
  const accounts = largeTeam({ agents: 4, players, days, bets: 12, decimals: 2, most: 20_000 });
  await fetch(`http://127.0.0.1:${staffPort}/test/scenario`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ merchant, accounts }),
  });
  const keys = (await ask('keys', '')) as unknown as KeySet;
  const found: string[] = [];
  for (const username of heads) {
    const body = await encryptBody({ username, password: 'Livery-2026', type: 'username' }, keys, 'login');
    found.push(String(Object((await ask('login', '', { body }))['value'])['token']));
  }
  return found;
}

/** Asks for lists of days or periods, which settles them, as far as it comes. */
async function settleSome(head: number): Promise<void> {
  const from = 1 + drawBelow(days);
  const span = { startDate: dayBack(from), endDate: dayBack(Math.max(1, from - drawBelow(12))) };
  const token = tokens[head] ?? '';
  const turn = drawBelow(4);
  if (turn === 0) await ask('teamRebates', token, { query: span });
  else if (turn === 1) await ask('dailyWages', token, { query: span });
  else if (turn === 2) await ask('hourlyWages', token, { query: { date: dayBack(from) } });
  else await ask('dividends', token);
}

/** Pays what waits for the hand of a head of the team, each of them twice at once. */
async function payPending(head: number): Promise<void> {
  const token = tokens[head] ?? '';
  const span = { startDate: dayBack(days), endDate: dayBack(1), pageSize: '20', state: 'pending' };
  for (const [list, pay] of [
    ['manualWages', 'payManualWage'],
    ['dividends', 'payDividend'],
  ] as const) {
    const query = list === 'dividends' ? { scope: 'team' } : span;
    const rows: readonly { id: number; state: string }[] = Object((await ask(list, token, { query }))['value'])['list'];
    for (const { id } of rows.filter(({ state }) => state === 'pending')) {
      const body = JSON.stringify({ id });
      await Promise.all([ask(pay, token, { body }), ask(pay, token, { body })]);
    }
  }
}

/** What is left is settled undisturbed: the lists settle every day, hour and period that they cover. */
async function settleAll(): Promise<void> {
  const token = tokens[0] ?? '';
  // Day by day: a busy machine may take longer for all of them than a connection lasts.
  for (let back = days; back > 0; back -= 1) {
    const day = dayBack(back);
    await ask('teamRebates', token, { query: { startDate: day, endDate: day } });
    await ask('hourlyWages', token, { query: { date: day } });
  }
  await ask('dividends', token);
}

async function ask(
  name: EndpointName,
  token: string,
  { query = {}, body }: { readonly query?: Readonly<Record<string, string>>; readonly body?: string } = {},
): Promise<Readonly<Record<string, unknown>>> {
  const { method, path } = endpoints[name];
  const isEncrypted = name === 'login';
  const answer = await fetch(`${url}${path}?${new URLSearchParams(query)}`, {
    method,
    headers: {
      merchant,
      ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': isEncrypted ? 'application/jose' : 'application/json' }),
      ...(isEncrypted ? { encryption: 'JWE' } : {}),
    },
    ...(body === undefined ? {} : { body }),
  });
  const read: Readonly<Record<string, unknown>> = await answer.json();
  if (answer.status !== 200) throw new Error(`${name} was answered ${answer.status} ${JSON.stringify(read)}.`);
  return read;
}

/** Reads the data themselves: every row as the second calculation has it, and its money moved once. */
async function verify(): Promise<void> {
  const { db, close } = await openSandboxDatabase({ dataDir: join(folder, 'sandbox') }, openCipher([storageKey]));
  const { games } = loadCatalogue();
  const compared = await compareEarned(db, { merchant, decimals: 2, games, until: new Date() });
  const faults = await moneyFaults(db, merchant);
  const paidByHand = await db
    .selectFrom('settlement')
    .select('id')
    .where('payer', 'is not', null)
    .where('state', '=', 'paid')
    .execute();
  await close();
  const wrong = compared.filter(
    ({ settled, reckoned }) => reckoned.length === 0 || JSON.stringify(settled) !== JSON.stringify(reckoned),
  );
  const said = [
    ...faults,
    ...wrong.map(({ kind, settled, reckoned }) => `${kind}: ${settled.length} settled, ${reckoned.length} reckoned.`),
  ];
  const counts = compared.map(({ kind, settled }) => `${settled.length} ${kind}`).join(', ');
  if (said.length === 0) {
    process.stdout.write(
      `kill -9 while settling: ${kills} times, ${counts}, ${paidByHand.length} paid by hand, to the smallest unit\n`,
    );
    return;
  }
  process.stderr.write(`${said.join('\n')}\nThe data are in ${folder}.\n`);
  process.exit(1);
}
