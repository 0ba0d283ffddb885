import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../src/storage/free-port.fixture.ts';
import { canonicalJson } from '../../src/contracts/canonical-json.ts';
import type { Hash, ReleaseManifest } from '../../src/contracts/release.ts';
import type { Operations } from '../../src/service/operations.ts';
import { startServiceProcess } from '../support/service-process.ts';
import { callPort } from '../support/stack-address.ts';
import { drawBelow, waitWithin } from './draws.ts';

// The service is killed -9 again and again while three merchants are published without a pause:
//   node tests/faults/kill-while-publishing.fault.ts [times] [seconds]
// With a number of seconds it kills no more once they are over.
const times = Number(process.argv[2] ?? 200);
const seconds = Number(process.argv[3] ?? Number.POSITIVE_INFINITY);
const merchants = ['chamak', 'karat', 'soda'] as const;
type Merchant = (typeof merchants)[number];

interface Shown {
  readonly seq: number;
  readonly release: Hash;
  readonly manifest: ReleaseManifest;
}

interface Seen {
  /** Every seq that a player or a publisher was ever told, and the release it stood for. */
  readonly releases: Map<number, Hash>;
  acknowledged: number;
  /** Highest seq that a player was shown. */
  shown: number;
}

const seen = Object.fromEntries(
  merchants.map((code) => [code, { releases: new Map(), acknowledged: 0, shown: 0 }]),
) as Record<Merchant, Seen>;
const folder = mkdtempSync(join(tmpdir(), 'livery-kill-'));
const port = await findFreePort();
let publications = 0;
let looks = 0;
let kills = 0;

for (let round = 1; round <= times && performance.now() < seconds * 1000; round += 1) {
  const service = await startServiceProcess(folder, port);
  await Promise.all(merchants.map((code) => verifyStart(code, service.operations)));
  const stop = { now: false };
  const work = merchants.flatMap((code) => [publishOn(code, service.operations, stop), lookOn(code, stop)]);
  await publicationsReach(publications + 1 + drawBelow(6));
  await waitWithin(150);
  stop.now = true;
  await service.kill();
  kills += 1;
  await Promise.all(work);
  if (round % 10 === 0)
    process.stdout.write(`${round} kills, ${publications} acknowledged publications, ${looks} looks\n`);
}
const last = await startServiceProcess(folder, port);
await Promise.all(merchants.map((code) => verifyStart(code, last.operations)));
await last.kill();
rmSync(folder, { recursive: true, force: true });
process.stdout.write(
  `kill -9 while publishing: ${kills} times, ${publications} acknowledged publications, ${looks} looks, nothing lost\n`,
);

/** Waits until some changes were acknowledged, so that every kill meets a service at work. */
async function publicationsReach(count: number): Promise<void> {
  while (publications < count) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** Publishes one flag change after the other until the service is gone; notes what was acknowledged. */
async function publishOn(code: Merchant, operations: Operations, stop: { now: boolean }): Promise<void> {
  for (let count = 0; !stop.now; count += 1) {
    const note = { code, author: 'fault', reason: `change ${count}`, name: 'flags.CBS3', value: count % 2 === 0 };
    const result = await operations.override(note).catch((error: unknown) => error);
    // No answer, no promise: the change may have happened or not.
    if (result instanceof Error && stop.now) return;
    if (result instanceof Error) throw result;
    const { kind, pointer } = result as { kind: string; pointer: { seq: number; release: Hash } };
    // The first change after a start may be what the last one before the kill made already.
    const isDone = kind === 'published' || (kind === 'unchanged' && count === 0);
    must(isDone, `${code} was not published: ${JSON.stringify(result)}`);
    recordSeen(code, pointer.seq, pointer.release);
    seen[code].acknowledged = Math.max(seen[code].acknowledged, pointer.seq);
    publications += 1;
  }
}

/** Looks like a player does until the service is gone: what is shown is a told release and never an older one. */
async function lookOn(code: Merchant, stop: { now: boolean }): Promise<void> {
  while (!stop.now) {
    const answer = await get(code, '/livery/pointer').catch(() => undefined);
    if (!answer) return;
    const { seq, release } = JSON.parse(answer) as { seq: number; release: Hash };
    must(seq >= seen[code].shown, `${code} went back from seq ${seen[code].shown} to ${seq}.`);
    seen[code].shown = seq;
    recordSeen(code, seq, release);
    looks += 1;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** After a start: one whole published release, not older than anything promised, and a history that knows every promise. */
async function verifyStart(code: Merchant, operations: Operations): Promise<void> {
  const { acknowledged, shown, releases } = seen[code];
  const shownNow: Shown = JSON.parse(await get(code, '/livery/pointer'));
  const { seq, release, manifest } = shownNow;
  must(
    seq >= Math.max(acknowledged, shown),
    `${code} is at seq ${seq}; ${acknowledged} was acknowledged, ${shown} shown.`,
  );
  recordSeen(code, seq, release);
  must(hashOf(canonicalJson(manifest)) === release, `The manifest of ${code} is not release ${release}.`);
  const { site, forms, validators, theme } = manifest.parts;
  for (const [hash, extension] of [
    [site, 'json'],
    [forms, 'json'],
    [validators, 'js'],
    [theme, 'json'],
  ]) {
    const bytes = await get(code, `/livery/parts/${hash}.${extension}`);
    must(hashOf(bytes) === hash, `Part ${hash} of ${code} has other bytes.`);
  }
  must((await get(code, '/m/home')).includes(`"seq":${seq}`), `The page of ${code} shows another seq than ${seq}.`);
  const history = await operations.history({ code, limit: 100_000 });
  must(history.kind === 'answer', `${code} has no history.`);
  const recorded = new Map(history.kind === 'answer' ? history.value.map((line) => [line.seq, line.release]) : []);
  must(recorded.size === seq, `The history of ${code} has ${recorded.size} entries at seq ${seq}.`);
  for (const [known, release] of releases)
    must(recorded.get(known) === release, `The history of ${code} lost seq ${known}.`);
}

/** One seq is one release, for ever. */
function recordSeen(code: Merchant, seq: number, release: Hash): void {
  const before = seen[code].releases.get(seq);
  must(before === undefined || before === release, `Seq ${seq} of ${code} was ${before} and is ${release}.`);
  seen[code].releases.set(seq, release);
}

async function get(code: Merchant, path: string): Promise<string> {
  const { status, text } = await callPort(port, path, { host: `${code}.localhost:${port}` });
  must(status === 200, `${path} of ${code} answered ${status}.`);
  return text;
}

function hashOf(content: string): Hash {
  return createHash('sha256').update(content).digest('hex');
}

function must(holds: boolean, otherwise: string): void {
  if (holds) return;
  process.stderr.write(`${otherwise}\nThe data are in ${folder}.\n`);
  process.exit(1);
}
