import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../src/storage/free-port.fixture.ts';
import { connectTo, withClient } from './ask-http2.ts';
import { startBuiltNode } from './built-node.ts';
import { startDebianNginx } from './debian-nginx.ts';
import { demand, type Findings } from './findings.ts';
import type { ServerParts } from './server-parts.ts';

/**
 * Restarts two nodes behind the site of `deploy/` one after the other, as an update and a change of keys do, while a
 * player asks all the time and streams come back. nginx forgets a node's failure only when a request to it ends, and
 * a stream does not: where it passes over such a node, the restart of the other one leaves nobody.
 */
export async function checkRestarts(
  findings: Findings,
  { parts, dist, port }: { readonly parts: ServerParts; readonly dist: string; readonly port: number },
): Promise<void> {
  await findings.try('of two nodes that are restarted one after the other, one always answers', async () => {
    const ports = [port, await findFreePort()];
    const start = (own: number) => startBuiltNode(dist, parts.nodeEnv(`restarted-${own}`, own));
    const nodes = new Map(await Promise.all(ports.map(async (own) => [own, await start(own)] as const)));
    const nginx = await startDebianNginx(join(parts.folder, 'restarts'), ports);
    const asking = new AbortController();
    try {
      const asked = askAlways(nginx, asking.signal);
      for (const [own, node] of nodes) {
        await node.stop();
        nodes.set(own, await start(own));
      }
      asking.abort();
      const statuses = await asked;
      demand(
        statuses.every((status) => status === 200),
        `of ${statuses.length} answers ${statuses.filter((status) => status !== 200).length} were refusals`,
      );
      return `${statuses.length} answers, none refused`;
    } finally {
      asking.abort();
      await nginx.stop();
      for (const node of nodes.values()) await node.stop();
    }
  });
}

/** Asks for a brand's lobby ten times a second and keeps streams open; resolves with the states of all answers. */
function askAlways(
  { tlsPort, certificates }: { readonly tlsPort: number; readonly certificates: Readonly<Record<string, string>> },
  until: AbortSignal,
): Promise<readonly number[]> {
  const opening = connectTo('karat.example', tlsPort, certificates['karat.example']);
  return withClient(opening, async ({ ask }) => {
    const statuses: number[] = [];
    const keepStream = async () => {
      while (!until.aborted) {
        // A stream whose node ends may break off, and is opened again.
        const ended = await ask('/livery/stream').catch(() => undefined);
        if (ended !== undefined) statuses.push(ended.status);
        await wait(100);
      }
    };
    for (let count = 0; count < 6; count += 1) void keepStream();
    while (!until.aborted) {
      statuses.push((await ask('/m/home')).status);
      await wait(100);
    }
    return statuses;
  });
}
