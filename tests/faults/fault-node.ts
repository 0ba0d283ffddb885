import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connectControl } from '../../src/service/control-client.ts';
import { CONTROL_SOCKET } from '../../src/service/control-socket.ts';
import { startTestService } from '../../src/service/fixture.ts';
import { demandAscending, openStreamPage } from './stream-page.ts';

/** A node of the service with open pages of Karat, over a database that may go away. */
export interface FaultNode {
  /** Turns a flag of Karat over and tells what came of it. */
  change(): Promise<{ readonly kind: 'published' | 'refused'; readonly ms: number }>;
  /** The `seq` that the node gives players. */
  seq(): Promise<number>;
  /** Status of its lobby. */
  page(): Promise<number>;
  /** Waits until every open page has had this `seq` or a higher one. @throws after so many milliseconds. */
  hasSeq(seq: number, withinMs: number): Promise<void>;
  /** @throws when an open page was given an older state after a newer one. */
  demandAscending(): void;
  stop(): Promise<void>;
}

const host = 'karat.localhost';
const pageCount = 50;

/** Starts a node over the database at `databaseUrl` and opens the streams of fifty pages. */
export async function openFaultNode(databaseUrl: string): Promise<FaultNode> {
  const node = await startTestService({ databaseUrl });
  const pages = await Promise.all(Array.from({ length: pageCount }, () => openStreamPage(node.port, host)));
  let value = false;
  return {
    async change() {
      const startedAt = performance.now();
      const operations = await connectControl(join(node.dataDir, CONTROL_SOCKET));
      value = !value;
      const note = { code: 'karat', author: 'fault', reason: 'bad network', name: 'flags.CBS3' };
      const kind = await operations?.override({ ...note, value }).then(
        (result) => (result.kind === 'published' ? 'published' : 'refused'),
        () => 'refused' as const,
      );
      return { kind: kind ?? 'refused', ms: performance.now() - startedAt };
    },
    async seq() {
      const { text } = await node.call(host, '/livery/pointer');
      return Number((JSON.parse(text) as { readonly seq: number }).seq);
    },
    page: async () => (await node.call(host, '/m/home')).status,
    async hasSeq(seq, withinMs) {
      const until = performance.now() + withinMs;
      while (!pages.every(({ seqs }) => seqs.some((one) => one >= seq))) {
        if (performance.now() > until) throw new Error(`Not every page had seq ${seq} within ${withinMs} ms.`);
        await wait(5);
      }
    },
    demandAscending: () => demandAscending(pages),
    async stop() {
      for (const { socket } of pages) socket.destroy();
      await node.stop();
    },
  };
}
