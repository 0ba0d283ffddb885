import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Condition } from '../../src/contracts/conditions.ts';
import { flagsCatalogue } from '../../src/contracts/generated/catalogues.ts';
import { affects, evaluate, isNoticed, type ProofSubject, prove } from '../../src/engine/index.ts';
import { aFleet } from '../../src/release/a-fleet.fixture.ts';
import { openCompiler } from '../../src/release/compiler.ts';
import { loadEngineTexts } from '../../src/release/load/engine-texts.ts';
import { type FolderFiles, readFolder } from '../../src/release/load/read-folder.ts';
import { createMatchCheck } from '../../src/release/prove/can-match.ts';
import { readSubject } from '../../src/release/prove/read-subject.ts';
import { projectRoot } from '../gate/run-command.ts';
import type { Figure } from './measure.ts';
import { milliseconds } from './measure.ts';

/** Proving one merchant and a fleet, and asking what a flag would do to it; all in processor time of one core. */
export async function measureProve(merchants = 200): Promise<Figure[]> {
  const open = await openSubjects();
  const folder = await readFolder(join(projectRoot, 'merchants/karat'), 'merchants/karat');
  const karat = await open(folder);
  const regulated = await open(underPolicy(folder, 'uk'));
  const first = cost(() => prove(karat));
  const again = cost(() => prove(karat));
  const tangle = anyOfSeventeen(karat);
  const searched = cost(() => prove(karat, () => [tangle]));
  prove(regulated);
  const clamped = cost(() => prove(regulated));
  const unclamped = cost(() => prove({ ...karat, policies: {} }));
  const searchedClamped = cost(() => prove(regulated, () => [anyOfSeventeen(regulated)]));
  const tried = cost(() => tryEach(tangle.must, karat));
  const compiling = process.cpuUsage();
  const fleet: ProofSubject[] = [];
  for (const files of aFleet(merchants)) fleet.push(await open(files));
  const compiled = spent(compiling);
  const proofs = cost(() => fleet.map((subject) => prove(subject)));
  const broken = proofs.value.filter(({ findings }) => findings.length > 0).length;
  const hash = (text: string) => createHash('sha256').update(text).digest('hex');
  const change = { name: 'flags.CBS3', value: true };
  const asked = cost(() => fleet.filter((subject) => isNoticed(affects({ ...subject, hash }, change))).length);
  return [
    { name: `prove karat, ${first.value.situations} situations`, value: milliseconds(first.ms), against: 'cold' },
    { name: 'prove karat again', value: milliseconds(again.ms) },
    {
      name: 'prove a promise that reads 17 flags',
      value: milliseconds(searched.ms),
      against: `trying 131072 sets ${milliseconds(tried.ms)}`,
      ratio: searched.ms / tried.ms,
    },
    {
      name: 'prove karat without asking about policies',
      value: milliseconds(unclamped.ms),
      against: `with that axis ${milliseconds(again.ms)}`,
      ratio: unclamped.ms / again.ms,
    },
    {
      name: `prove karat under uk, ${clamped.value.situations} situations`,
      value: milliseconds(clamped.ms),
      against: `without a pack ${milliseconds(unclamped.ms)}`,
      ratio: clamped.ms / unclamped.ms,
    },
    {
      name: 'prove the 17 flags under uk',
      value: milliseconds(searchedClamped.ms),
      against: `without a pack ${milliseconds(searched.ms)}`,
      ratio: searchedClamped.ms / searched.ms,
    },
    {
      name: `prove ${merchants} merchants, ${broken} break a promise`,
      value: milliseconds(proofs.ms),
      against: `compiling them ${milliseconds(compiled)}`,
      ratio: proofs.ms / compiled,
    },
    { name: `affects CBS3 on, noticed at ${asked.value} of ${merchants}`, value: milliseconds(asked.ms) },
  ];
}

/** Compiles folders to what `prove` and `affects` ask about. */
export async function openSubjects(): Promise<(files: FolderFiles) => Promise<ProofSubject>> {
  const compiler = await openCompiler({ rootDir: projectRoot });
  const texts = await loadEngineTexts(join(projectRoot, 'src'));
  const canMatch = createMatchCheck();
  return async (files) => {
    const compiled = await compiler.compile(files, { overrides: [] });
    if (!compiled.ok) throw new Error(`${files.folder} does not compile; run livery check.`);
    return readSubject(files, compiled, { texts, canMatch });
  };
}

/** The same merchant under a policy pack. */
function underPolicy({ folder, files }: FolderFiles, policy: string): FolderFiles {
  const merchant: unknown = JSON.parse(Buffer.from(files.get('merchant.json') ?? '').toString('utf8'));
  const text = JSON.stringify(Object.assign({}, merchant, { policy }));
  return { folder, files: new Map(files).set('merchant.json', Buffer.from(text)) };
}

const flags = Object.keys(flagsCatalogue.flags).slice(0, 17);

/** A promise that holds, and that no single flag of the seventeen settles: if each brings the next, all are alike. */
function anyOfSeventeen({ site }: ProofSubject) {
  const brings = flags.map((flag, index): Condition => {
    const next = flags[(index + 1) % flags.length] ?? flag;
    return { any: [{ not: { flag } }, { flag: next }] };
  });
  const some: Condition = { any: flags.map((flag) => ({ flag })) };
  const notAll: Condition = { any: flags.map((flag): Condition => ({ not: { flag } })) };
  const must: Condition = { not: { all: [...brings, some, notAll, { not: { role: 'trial' } }] } };
  return { invariant: 'bench.tangle', says: 'All flags are alike.', about: site.identity.code, must, madeBy: [] };
}

/** The slow way: every set of flags, decided one by one for a guest and a player. */
function tryEach(must: Condition, { site }: ProofSubject): number {
  let broken = 0;
  const values: Record<string, boolean> = {};
  const facts = { ...site, flags: values };
  for (let set = 0; set < 2 ** flags.length; set += 1) {
    for (const [bit, flag] of flags.entries()) values[flag] = ((set >> bit) & 1) === 1;
    if (!evaluate(must, facts, { app: 'browser', language: 'en' })) broken += 1;
    if (!evaluate(must, facts, { app: 'browser', language: 'en', memberType: 0 })) broken += 1;
  }
  return broken;
}

function cost<T>(act: () => T): { readonly value: T; readonly ms: number } {
  const before = process.cpuUsage();
  const value = act();
  return { value, ms: spent(before) };
}

/** Processor time since then, in milliseconds. */
export function spent(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
