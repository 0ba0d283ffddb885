import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChangeSet, ChangeSetPart } from '../../src/contracts/console/change-sets.ts';
import type { MerchantHistory, MerchantLine } from '../../src/contracts/console/merchants.ts';
import { exportChain } from '../../scripts/cli/audit.ts';
import { verifyAudit } from '../../scripts/audit/verify-audit.ts';
import { findFreePort } from '../../src/storage/free-port.fixture.ts';
import { projectRoot } from '../gate/run-command.ts';
import { type ServiceProcess, startServiceProcess } from '../support/service-process.ts';
import { callPort } from '../support/stack-address.ts';
import { joinByLink } from './console-person.ts';
import { waitWithin } from './draws.ts';

// The service is killed -9 in the middle of change sets, their undos and stops over many merchants @C-230:
//   node tests/faults/kill-in-change-set.fault.ts [times] [seconds] [merchants]
// With a number of seconds it kills no more once they are over, but once in each kind of act however slow the machine is.
const times = Number(process.argv[2] ?? 100);
const seconds = Number(process.argv[3] ?? Number.POSITIVE_INFINITY);
const size = Number(process.argv[4] ?? 60);

const folder = mkdtempSync(join(tmpdir(), 'livery-kill-sets-'));
const codes = Array.from({ length: size }, (_, index) => `m${String(index).padStart(4, '0')}`);
const merchantsDir = writeMerchants();
const port = await findFreePort();
const origin = `http://console.localhost:${port}`;

type Act = 'change' | 'undo' | 'stop';
const outcomes: Record<`${Act} ${'done' | 'absent' | 'part'}`, number> = {
  ...{ 'change done': 0, 'change absent': 0, 'change part': 0, 'undo done': 0, 'undo absent': 0, 'undo part': 0 },
  ...{ 'stop done': 0, 'stop absent': 0, 'stop part': 0 },
};
/** Change sets that somebody was told of. */
const acknowledged = new Set<string>();
let kills = 0;

let service = await start();
const person = await joinByLink(port, service.firstLink ?? '');
/** How long each act takes here, as a whole: a kill comes at any moment of it. */
const took = await timeEach();
const begun = performance.now();
const fewest = 3;
for (let round = 0; round < times && (round < fewest || performance.now() - begun < seconds * 1000); round += 1) {
  const isOn = await readFlag();
  const last = (await listSets()).find(({ kind, state }) => kind === 'change' && state === 'published');
  const act: Act = round % 3 === 1 && last ? 'undo' : round % 3 === 2 && isOn ? 'stop' : 'change';
  const known = new Set((await listSets()).map(({ id }) => id));
  const doing = carryOut(act, { isOn, last: last?.id ?? '' }).catch(() => undefined);
  await waitWithin(took[act] * 1.1);
  await service.kill();
  kills += 1;
  const answered = await doing;
  if (answered) acknowledged.add(answered.id);
  service = await start();
  await verify(act, known, last?.id);
}
await verifyChain(service);
await service.kill();
rmSync(folder, { recursive: true, force: true });
const words = Object.entries(outcomes).flatMap(([name, count]) => (count > 0 ? [`${name} ${count}`] : []));
process.stdout.write(
  `kill -9 in change sets over ${size} merchants: ${kills} times, ${words.join(', ')}, nothing half\n`,
);

function start(): Promise<ServiceProcess> {
  return startServiceProcess(folder, port, merchantsDir, origin);
}

async function timeEach(): Promise<Readonly<Record<Act, number>>> {
  const time = async (act: Act, last = '') => {
    const startedAt = performance.now();
    const { id } = await carryOut(act, { isOn: await readFlag(), last });
    acknowledged.add(id);
    return { id, ms: performance.now() - startedAt };
  };
  const change = await time('change');
  const undo = await time('undo', change.id);
  // One stays live for the first undo in whose middle a kill comes.
  await time('change');
  return { change: change.ms, undo: undo.ms, stop: change.ms };
}

async function carryOut(act: Act, { isOn, last }: { isOn: boolean; last: string }): Promise<ChangeSet> {
  const name = 'flags.CBS3';
  const reason = 'in the middle of it';
  if (act === 'undo') return person.ask(`/change-sets/${last}/undo`, { reason });
  if (act === 'stop') return person.ask('/stops', { merchants: codes, name, value: false, reason });
  const lines = await person.ask<readonly MerchantLine[]>('/merchants');
  const base = Object.fromEntries(lines.map(({ code, seq }) => [code, seq]));
  const changes = codes.map((merchant) => ({ merchant, name, value: !isOn }));
  return person.ask('/change-sets', { changes, base, reason, force: true });
}

/** After a start: a change set and its undo are at every merchant or at none; a stop says where it has been, or is undone. */
async function verify(act: Act, known: ReadonlySet<string>, last: string | undefined): Promise<void> {
  const sets = await listSets();
  const listed = new Map(sets.map((set) => [set.id, set]));
  for (const id of acknowledged) must(listed.has(id), `The change set ${id}, which somebody was told of, is gone.`);
  const reached = await readReached();
  for (const id of new Set([...reached.done.keys(), ...reached.undone.keys()]))
    must(listed.has(id), `Merchants moved by ${id}, which no list has.`);
  for (const { id, kind, state } of sets) {
    const [done, undone] = [reached.done.get(id)?.size ?? 0, reached.undone.get(id)?.size ?? 0];
    if (kind === 'change') must(done === size, `The change set ${id} is at ${done} of ${size} merchants.`);
    must(
      undone === (state === 'undone' ? done : 0),
      `${undone} of ${done} merchants went back from ${id}, which is ${state}.`,
    );
  }
  const made = sets.find(({ id }) => !known.has(id));
  if (act === 'stop') {
    note(act, !made ? 'absent' : made.results.length > 0 ? 'done' : 'part');
    if (made) await endStop(made, reached.done.get(made.id) ?? new Set());
  } else note(act, (act === 'change' ? made : listed.get(last ?? '')?.state === 'undone') ? 'done' : 'absent');
  await requireOneState();
}

/** A stop that was cut off is listed as done in part, and its undo takes back all that it has reached and nothing else. */
async function endStop({ id, state, results }: ChangeSet, done: ReadonlySet<string>): Promise<void> {
  if (results.length === 0) must(state === 'partly', `The stop ${id} was cut off and is told as ${state}.`);
  const { undone } = await person.ask<ChangeSet>(`/change-sets/${id}/undo`, { reason: 'open again' });
  const back = (undone?.results ?? []).map(({ merchant }) => merchant);
  must(
    back.length === done.size && back.every((code) => done.has(code)),
    `The undo of ${id} names others than it reached.`,
  );
}

function note(act: Act, outcome: 'done' | 'absent' | 'part'): void {
  outcomes[`${act} ${outcome}`] += 1;
}

/** Merchants by the change set that they moved by, and by the one that they went back from. */
async function readReached() {
  const done = new Map<string, Set<string>>();
  const undone = new Map<string, Set<string>>();
  for (const code of codes) {
    const { seq, entries } = await person.ask<MerchantHistory>(`/merchants/${code}/history?limit=500`);
    must(entries[0]?.seq === seq, `The history of ${code} ends before where it stands.`);
    for (const { action, changeSet } of entries) {
      if (changeSet === undefined) continue;
      const of = action === 'undo' ? undone : done;
      const at = of.get(changeSet) ?? new Set();
      must(!at.has(code), `${code} moved twice by ${changeSet}.`);
      of.set(changeSet, at.add(code));
    }
  }
  return { done, undone };
}

/** What players see is the same everywhere again. */
async function requireOneState(): Promise<void> {
  const shown = await Promise.all(codes.map(isOnAt));
  must(new Set(shown).size === 1, `${shown.filter(Boolean).length} of ${size} merchants show the flag.`);
}

function readFlag(): Promise<boolean> {
  return isOnAt(codes[0] ?? '');
}

async function isOnAt(code: string): Promise<boolean> {
  const { status, text } = await callPort(port, '/m/home', { host: `${code}.localhost:${port}` });
  must(status === 200, `The page of ${code} answered ${status}.`);
  return text.includes('"CBS3":true');
}

async function listSets(): Promise<readonly ChangeSet[]> {
  const { list } = await person.ask<ChangeSetPart>('/change-sets?limit=500');
  return list;
}

async function verifyChain({ operations }: ServiceProcess): Promise<void> {
  const file = join(folder, 'audit.jsonl');
  await exportChain(operations, file);
  const { faults } = verifyAudit(readFileSync(file), []);
  must(faults.length === 0, `The audit chain has faults: ${faults.join(' ')}`);
}

/** Small brands that differ by their codes. */
function writeMerchants(): string {
  const dir = join(folder, 'merchants');
  for (const code of codes) {
    cpSync(join(projectRoot, 'tests/brands/smallest'), join(dir, code), { recursive: true });
    const file = join(dir, code, 'merchant.json');
    const merchant: object = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...merchant, code }));
  }
  return dir;
}

function must(holds: boolean, otherwise: string): void {
  if (holds) return;
  process.stderr.write(`${otherwise}\nThe data are in ${folder}.\n`);
  process.exit(1);
}
