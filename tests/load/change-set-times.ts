import { mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChangeSet } from '../../src/contracts/console/change-sets.ts';
import { findFreePort } from '../../src/storage/free-port.fixture.ts';
import type { Answer } from '../../src/service/operations.ts';
import { type ServiceProcess, startServiceProcess } from '../support/service-process.ts';
import { type Listeners, openListeners } from './listeners.ts';
import type { Figure } from './measure.ts';
import { quantile } from './measure.ts';
import { memoryOf } from './memory-of.ts';
import { seedFleet } from './seed-fleet.ts';

/** Change sets of one merchant that the others are held against. */
const ROUNDS = 5;

/**
 * One change set over many merchants published and undone, until each of their open pages, one at each merchant, has heard
 * of it; against as many change sets of one merchant, each of one that the node has not compiled before either. Every pointer
 * must have moved, and be back. Memory of the service.
 */
export async function measureChangeSet(size: number): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-sets-'));
  let service: ServiceProcess | undefined;
  let pages: Listeners | undefined;
  try {
    const merchantsDir = join(folder, 'merchants');
    mkdirSync(merchantsDir);
    const count = size + ROUNDS;
    const fleet = await seedFleet(folder, count, count);
    const codes = fleet.slice(0, size);
    const port = await findFreePort();
    service = await startServiceProcess(folder, port, merchantsDir);
    pages = await openListeners(size, {
      port,
      host: (index) => `${codes[index] ?? ''}.localhost:${port}`,
      path: '/livery/stream',
    });
    const idle = memoryOf(service.child.pid, 'VmRSS');
    const alone: Taken[] = [];
    for (const code of fleet.slice(size)) alone.push(await publishAndUndo(service, [code]));
    const many = await publishAndUndo(service, codes, pages);
    const peak = memoryOf(service.child.pid, 'VmHWM');
    const one = (part: keyof Taken) =>
      quantile(
        alone.map((taken) => taken[part]),
        0.5,
      );
    const held = (name: string, part: 'published' | 'undone') => ({
      name: `${size.toLocaleString('en')} merchants, 1 open page each: ${name}`,
      value: seconds(many[part]),
      against: `${size.toLocaleString('en')} × one merchant alone, ${seconds(one(part))}`,
      ratio: many[part] / (one(part) * size),
    });
    return [
      held('published as one', 'published'),
      held('undone as one', 'undone'),
      { name: 'the last open page heard of it after its answer', value: seconds(Math.max(0, many.heard)) },
      { name: 'memory before and at most', value: `${idle}, ${peak} MB`, ratio: peak / idle, against: 'before' },
    ];
  } finally {
    pages?.close();
    await service?.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Milliseconds. */
interface Taken {
  readonly published: number;
  readonly undone: number;
  /** From the answer to the last open page. */
  readonly heard: number;
}

async function publishAndUndo(
  { operations }: ServiceProcess,
  codes: readonly string[],
  pages?: Listeners,
): Promise<Taken> {
  const note = { author: 'bench', reason: 'bench' };
  const heard = pages?.heard('event: release');
  const startedAt = performance.now();
  const asked = { ...note, codes: [...codes], name: 'maintenance', value: true, force: true };
  const set = valueOf(await operations.overrideMany(asked));
  const publishedAt = performance.now();
  requireMoved(set.results, codes.length);
  const lastHeard = Math.max(...((await heard) ?? [publishedAt]));
  const undoingAt = performance.now();
  const { undone } = valueOf(await operations.undoChanges({ ...note, id: set.id }));
  const back = performance.now() - undoingAt;
  requireMoved(undone?.results ?? [], codes.length);
  return { published: publishedAt - startedAt, undone: back, heard: lastHeard - publishedAt };
}

function valueOf(answer: Answer<ChangeSet>): ChangeSet {
  if (answer.kind === 'answer') return answer.value;
  throw new Error(answer.message);
}

function requireMoved(results: ChangeSet['results'], count: number): void {
  const moved = results.filter(({ state }) => state === 'published').length;
  if (moved !== count) throw new Error(`${moved} of ${count} pointers have moved.`);
}

function seconds(value: number): string {
  return `${(value / 1000).toFixed(value < 10_000 ? 2 : 1)} s`;
}
