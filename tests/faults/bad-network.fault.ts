import { setTimeout as wait } from 'node:timers/promises';
import { startPostgresServer } from '../../src/storage/database/postgres-server.fixture.ts';
import { openFaultProxy } from './fault-proxy.ts';
import { type FaultNode, openFaultNode } from './fault-node.ts';

// Three nodes over one PostgreSQL, the third by a network that delays, cuts and swallows; then the server is stopped for
// half a minute. Players are served the whole time, no open page goes back, what was acknowledged stays, and each node
// has every change within five seconds of the moment when its database can be reached again (promises P2, P4, P5, P9).
const server = await startPostgresServer();
const address = new URL(server.url);
const proxy = await openFaultProxy(Number(address.port));
const direct = address.href;
address.port = String(proxy.port);
const nodes: FaultNode[] = [];
for (const url of [direct, direct, address.href]) nodes.push(await openFaultNode(url));
const [first, , far] = nodes as [FaultNode, FaultNode, FaultNode];
let acknowledged = 0;
let asked = 0;

/** The longest that a node may lag once its database answers. */
const lagMs = 5_000;
/** The longest that a change may take to be refused. */
const refusedWithinMs = 2_500;

try {
  const seqAtStart = await first.seq();

  proxy.delay(300);
  const slow = await followed(first, 'by a network 300 ms slow in each direction');
  await changeAt(far);
  proxy.delay(0);

  const stopCutting = repeat(150, () => proxy.cut());
  for (let round = 0; round < 20; round += 1) await Promise.all([changeAt(first), changeAt(far)]);
  stopCutting();
  const cut = await followed(first, 'after its connections were cut all the time');

  const looking = watchPages();
  proxy.swallow(true);
  await wait(1_000);
  const refused = await changeAt(far);
  demand(refused.kind === 'refused', `a change of a node without a database was ${refused.kind}`);
  demand(refused.ms < refusedWithinMs, `it was refused after ${refused.ms.toFixed(0)} ms`);
  await changeAt(first);
  await wait(30_000);
  proxy.swallow(false);
  const swallowed = await followed(first, 'after 30 s in which everything was swallowed');

  await server.halt();
  await wait(1_000);
  for (const node of nodes) {
    const { kind, ms } = await changeAt(node);
    demand(
      kind === 'refused' && ms < refusedWithinMs,
      `without PostgreSQL a change was ${kind} after ${ms.toFixed(0)} ms`,
    );
  }
  await wait(29_000);
  await server.start();
  const stopped = await followed(first, 'after PostgreSQL was away for 30 s');

  const pages = await looking();
  const after = await first.seq();
  // A change whose answer was cut off may have been made.
  const made = after - seqAtStart;
  demand(
    made >= acknowledged && made <= asked,
    `${acknowledged} of ${asked} changes were acknowledged, ${made} were made`,
  );
  for (const node of nodes) node.demandAscending();
  process.stdout.write(
    `bad network: of ${asked} changes ${acknowledged} were acknowledged and ${made} made; a change reached 50 pages of the other node after ${slow} ms (slow), ` +
      `${cut} ms (cut), ${swallowed} ms (swallowed), ${stopped} ms (stopped); ${pages} pages looked at, each was right\n`,
  );
} finally {
  for (const node of nodes) await node.stop();
  proxy.close();
  await server.stop();
}

/** Changes a flag until that is acknowledged, as often as somebody would try; gives when every page of every node had it. */
async function followed(node: FaultNode, when: string): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    if ((await changeAt(node)).kind === 'published') break;
    demand(performance.now() - startedAt < 30_000, `no change was possible ${when}`);
    await wait(200);
  }
  const changedAt = performance.now();
  const seq = await node.seq();
  await Promise.all(nodes.map((each) => each.hasSeq(seq, lagMs + 2_000)));
  const took = performance.now() - changedAt;
  demand(took < lagMs, `a change took ${took.toFixed(0)} ms ${when}`);
  return Math.round(took);
}

async function changeAt(node: FaultNode): Promise<{ readonly kind: 'published' | 'refused'; readonly ms: number }> {
  asked += 1;
  const change = await node.change();
  if (change.kind === 'published') acknowledged += 1;
  return change;
}

/** Looks at a page of every node all the time; the function that it gives ends that and says how many were looked at. */
function watchPages(): () => Promise<number> {
  let isOver = false;
  let count = 0;
  const look = async () => {
    while (!isOver) {
      for (const node of nodes) demand((await node.page()) === 200, 'a player was not served');
      count += nodes.length;
      await wait(100);
    }
  };
  const looks = look();
  looks.catch(() => undefined);
  return async () => {
    isOver = true;
    await looks;
    return count;
  };
}

function repeat(everyMs: number, act: () => void): () => void {
  const timer = setInterval(act, everyMs);
  return () => clearInterval(timer);
}

function demand(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new Error(otherwise);
}
