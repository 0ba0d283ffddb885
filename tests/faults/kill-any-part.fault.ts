import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startPostgresServer } from '../../src/storage/database/postgres-server.fixture.ts';
import { findFreePort } from '../../src/storage/free-port.fixture.ts';
import { type ServiceProcess, startServiceProcess } from '../support/service-process.ts';
import { callPort } from '../support/stack-address.ts';
import { drawBelow, waitWithin } from './draws.ts';

// Three nodes over one PostgreSQL, of which now one, now another and now the server itself is killed -9 at a drawn moment,
// while flags of two brands are changed at all of them and players look on:
//   node tests/faults/kill-any-part.fault.ts [kills]
// Players are served by the nodes that live, never go back, and in the end what was acknowledged is at every node.
const kills = Number(process.argv[2] ?? 40);
const brands = ['karat', 'soda'] as const;
/** A node that lives has every change within its poll, and a moment for the machine. */
const settlesWithinMs = 15_000;
type Brand = (typeof brands)[number];

interface Node {
  readonly name: string;
  readonly port: number;
  service: ServiceProcess | undefined;
  /** Highest seq of each brand that a player saw here since its start. */
  readonly seen: Map<Brand, number>;
}

const server = await startPostgresServer();
const folder = mkdtempSync(join(tmpdir(), 'livery-kill-any-'));
const nodes: Node[] = [];
for (const name of ['one', 'two', 'three']) {
  const node = { name, port: await findFreePort(), service: undefined, seen: new Map<Brand, number>() };
  nodes.push(node);
  await startNode(node);
}
const before = new Map(await Promise.all(brands.map(async (brand) => [brand, await seqAt(nodes[0], brand)] as const)));
const asked = new Map<Brand, number>(brands.map((brand) => [brand, 0]));
const acknowledged = new Map<Brand, number>(brands.map((brand) => [brand, 0]));
const killed: Record<string, number> = {};
let looks = 0;
let isOver = false;

try {
  const work = [...nodes.flatMap((node) => brands.map((brand) => changeAt(node, brand))), ...nodes.map(lookAt)];
  for (let round = 0; round < kills; round += 1) {
    await waitWithin(1_500);
    const victim = nodes[drawBelow(nodes.length + 1)];
    killed[victim?.name ?? 'PostgreSQL'] = (killed[victim?.name ?? 'PostgreSQL'] ?? 0) + 1;
    if (victim) await killNode(victim);
    else await server.kill();
    await waitWithin(1_500);
    if (victim) await startNode(victim);
    else await server.start();
  }
  isOver = true;
  await Promise.all(work);
  const made = await Promise.all(brands.map(settled));
  const count = (counts: ReadonlyMap<Brand, number>) => [...counts.values()].reduce((sum, one) => sum + one, 0);
  const words = Object.entries(killed).map(([name, times]) => `${name} ${times}`);
  process.stdout.write(
    `kill -9 of any part: ${words.join(', ')}; of ${count(asked)} changes ${count(acknowledged)} acknowledged and ${made.reduce((sum, one) => sum + one, 0)} made, ${looks} looks, nothing lost and nobody sent back\n`,
  );
} finally {
  isOver = true;
  for (const node of nodes) await killNode(node);
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** A node starts only where the database answers, as its unit would try again until it does. */
async function startNode(node: Node): Promise<void> {
  node.service = await startServiceProcess(join(folder, node.name), node.port, undefined, undefined, {
    DATABASE_URL: server.url,
  });
  node.seen.clear();
}

async function killNode(node: Node): Promise<void> {
  const { service } = node;
  node.service = undefined;
  await service?.kill();
}

async function changeAt(node: Node, brand: Brand): Promise<void> {
  for (let value = true; !isOver; value = !value) {
    await waitWithin(400);
    if (!node.service) continue;
    asked.set(brand, (asked.get(brand) ?? 0) + 1);
    const note = { code: brand, author: 'fault', reason: 'any part', name: 'flags.CBS3' };
    const kind = await node.service.operations.override({ ...note, value }).then((result) => result.kind, String);
    if (kind === 'published') acknowledged.set(brand, (acknowledged.get(brand) ?? 0) + 1);
  }
}

/** Looks at both brands of a node all the time; a node that lives serves them, and never an older state than before. */
async function lookAt(node: Node): Promise<void> {
  while (!isOver) {
    await wait(50);
    for (const brand of brands) {
      const { service } = node;
      if (!service) continue;
      const seq = await seqAt(node, brand).catch((error: unknown) => {
        if (service === node.service) throw error;
        return undefined;
      });
      if (seq === undefined || service !== node.service) continue;
      const last = node.seen.get(brand) ?? 0;
      demand(seq >= last, `${brand} went from ${last} back to ${seq} at node ${node.name}`);
      node.seen.set(brand, seq);
      looks += 1;
    }
  }
}

async function seqAt(node: Node | undefined, brand: Brand): Promise<number> {
  const port = node?.port ?? 0;
  const { status, text } = await callPort(port, '/livery/pointer', { host: `${brand}.localhost:${port}` });
  demand(status === 200, `node ${node?.name} answered ${status}: ${text.slice(0, 200)}`);
  return Number(JSON.parse(text).seq);
}

/** Waits until all nodes say the same of a brand, and gives how many changes were made of it. */
async function settled(brand: Brand): Promise<number> {
  const until = performance.now() + settlesWithinMs;
  for (;;) {
    const seqs = await Promise.all(nodes.map((node) => seqAt(node, brand)));
    const made = (seqs[0] ?? 0) - (before.get(brand) ?? 0);
    const [most = 0, least = 0] = [asked.get(brand), acknowledged.get(brand)];
    if (new Set(seqs).size === 1) {
      demand(made >= least && made <= most, `${brand}: ${least} of ${most} changes acknowledged, ${made} made`);
      return made;
    }
    demand(performance.now() < until, `${brand} stands at ${seqs.join(', ')} after ${settlesWithinMs} ms`);
    await wait(100);
  }
}

function demand(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new Error(otherwise);
}
