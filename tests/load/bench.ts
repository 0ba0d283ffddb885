import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measureAnswerTimes } from './answer-times.ts';
import { type BenchStack, withBenchStack } from './bench-stack.ts';
import { measureBlockedTime } from './blocked-time.ts';
import { measureChangeSet } from './change-set-times.ts';
import { measureCompile } from './compile-times.ts';
import { measureFleet } from './fleet-times.ts';
import { measureFlagPainted } from './flag-painted.ts';
import { measureFlagTable } from './flag-table-times.ts';
import { measureGuard } from './guard-times.ts';
import { measureIdleMemory } from './idle-memory.ts';
import { measureLiveDelivery } from './live-delivery.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureLobbyPaint } from './lobby-paint.ts';
import { type Figure, printFigures } from './measure.ts';
import { slowPhone } from './open-visit.ts';
import { measureProve } from './prove-times.ts';
import { measureReport } from './report-times.ts';
import { measureRegistration } from './registration-ready.ts';
import { measureScale } from './scale-times.ts';
import { measureScreenScripts } from './screen-scripts.ts';
import { measureScroll } from './scroll-list.ts';
import { measureTeamScroll } from './scroll-team.ts';
import { measureNoise } from './snapshot-noise.ts';
import { measureSnapshots } from './snapshot-times.ts';
import { measureSetPainted } from './set-painted.ts';
import { measureStatusCall } from './status-call.ts';
import { measureTeams } from './team-times.ts';

// npm run bench [-- --only <name>] [--rounds <n>] [--brands <code,…>|all] [--screens <id,…>]: figures of this machine at
// this moment; only figures of one run may be compared.

interface Bench {
  readonly name: string;
  readonly title: string;
  readonly run: () => Promise<readonly Figure[]>;
}

interface PageBench {
  readonly name: string;
  readonly title: string;
  readonly run: (stack: BenchStack) => Promise<readonly Figure[]>;
}

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: { only: { ...text, multiple: true }, rounds: text, brands: text, screens: text },
});
const rounds = values.rounds === undefined ? undefined : Number(values.rounds);

const benches: readonly Bench[] = [
  { name: 'compile', title: 'Compiling one merchant', run: measureCompile },
  { name: 'prove', title: 'Proving, and asking what a flag would do (processor time)', run: measureProve },
  { name: 'guard', title: 'Looking at the promises of one flag (processor time)', run: measureGuard },
  { name: 'scale', title: 'Compiling, proving and asking at three sizes (processor time)', run: () => measureScale() },
  { name: 'fleet', title: 'A new brand beside others that are live', run: () => measureFleet() },
  { name: 'change-set', title: 'A change set over 1,000 merchants', run: () => measureChangeSet(1_000) },
  { name: 'change-set-10000', title: 'A change set over 10,000 merchants', run: () => measureChangeSet(10_000) },
  { name: 'status', title: 'Status call', run: measureStatusCall },
  { name: 'strangers', title: 'What a stranger with a clock learns of who has an account', run: measureAnswerTimes },
  { name: 'team', title: 'Lists of an agent of 10,000 members', run: measureTeams },
  { name: 'memory', title: 'Memory of npm start with nobody there', run: measureIdleMemory },
  { name: 'report', title: 'Opening a report of pictures', run: () => measureReport(rounds) },
  { name: 'snapshot', title: 'Every picture of some brands', run: () => measureSnapshots(values) },
  { name: 'noise', title: 'Pictures of what nobody changed, beside load', run: () => measureNoise(rounds, values) },
  { name: 'live-1000', title: 'A flag to 1000 open browsers', run: () => measureLiveDelivery(1_000) },
  { name: 'live-5000', title: 'A flag to 5000 open browsers', run: () => measureLiveDelivery(5_000) },
  { name: 'live-10000', title: 'A flag to 10,000 open browsers', run: () => measureLiveDelivery(10_000) },
];

const pageBenches: readonly PageBench[] = [
  {
    name: 'set-painted',
    title: 'A change set to 1,000 open browsers of six brands',
    run: (stack) => measureSetPainted(stack),
  },
  {
    name: 'painted',
    title: 'A flag to the screen of an open lobby',
    run: (stack) => measureFlagPainted(stack, rounds),
  },
  {
    name: 'registration',
    title: `Registration (${slowPhone.words})`,
    run: (stack) => measureRegistration(stack, rounds),
  },
  { name: 'lobby', title: `Lobby (${slowPhone.words})`, run: (stack) => measureLobbyPaint(stack, rounds) },
  {
    name: 'scroll',
    title: 'A list of 10,000 games (4× CPU slowdown)',
    run: (stack) => measureScroll(stack, rounds),
  },
  {
    name: 'team-scroll',
    title: 'An agent’s list of 10,000 members (4× CPU slowdown)',
    run: (stack) => measureTeamScroll(stack, rounds),
  },
  {
    name: 'flag-table',
    title: 'The table of flags of 1,000 merchants (milliseconds until it is painted)',
    run: (stack) => measureFlagTable(stack, rounds),
  },
  {
    name: 'blocked',
    title: 'Main thread of a lobby blocked after its first paint (4× CPU slowdown; goal 200 ms)',
    run: (stack) => measureBlockedTime(stack, rounds),
  },
  {
    name: 'lighthouse',
    title: 'Lighthouse, mobile (performance 90, the rest 95 or more)',
    run: (stack) => measureLighthouse(stack, rounds),
  },
  { name: 'scripts', title: 'JavaScript per screen, gzip, against the budget', run: measureScreenScripts },
];

const names = [...benches, ...pageBenches].map(({ name }) => name);
const unknown = values.only?.find((name) => !names.includes(name));
if (unknown !== undefined) throw new Error(`There is no bench "${unknown}". There are ${names.join(', ')}.`);
const isWanted = ({ name }: { readonly name: string }) => values.only?.includes(name) ?? true;

const startedAt = performance.now();
process.stdout.write(`load average ${load()}\n`);
for (const { title, run } of benches.filter(isWanted)) printFigures(title, await run());
const pages = pageBenches.filter(isWanted);
if (pages.length > 0) {
  await withBenchStack(async (stack) => {
    for (const { title, run } of pages) printFigures(title, await run(stack));
  });
}
process.stdout.write(`\n${((performance.now() - startedAt) / 60_000).toFixed(1)} min; load average ${load()}\n`);

function load(): string {
  return loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');
}
