import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../src/storage/free-port.fixture.ts';
import { connectTo, withClient } from './ask-http2.ts';
import { startBuiltNode } from './built-node.ts';
import { startDebianNginx } from './debian-nginx.ts';
import { demand, type Findings } from './findings.ts';
import type { ServerParts } from './server-parts.ts';

/** How long docs/production.md waits between a node that serves again and the next one, in milliseconds. */
const pauseMs = 3000;

/**
 * Restarts two nodes behind the site of `deploy/` one after the other, as an update and a change of keys do, while a
 * player asks all the time. nginx passes over a node that failed: one that is not found again in time leaves nobody.
 */
export async function checkRestarts(
  findings: Findings,
  { parts, dist }: { readonly parts: ServerParts; readonly dist: string },
): Promise<void> {
  await findings.try('of two nodes that are restarted one after the other, one always answers', async () => {
    const ports = [await findFreePort(), await findFreePort()];
    const start = (port: number) => startBuiltNode(dist, parts.nodeEnv(`restarted-${port}`, port));
    const nodes = new Map(await Promise.all(ports.map(async (port) => [port, await start(port)] as const)));
    const nginx = await startDebianNginx(join(parts.folder, 'restarts'), ports);
    const asking = new AbortController();
    try {
      const asked = askAlways(nginx, asking.signal);
      for (const [port, node] of nodes) {
        await node.stop();
        nodes.set(port, await start(port));
        await wait(pauseMs);
      }
      asking.abort();
      const statuses = await asked;
      demand(
        statuses.every((status) => status === 200),
        `of ${statuses.length} answers ${statuses.filter((status) => status !== 200).length} were no page`,
      );
      return `${statuses.length} pages, all answered`;
    } finally {
      asking.abort();
      await nginx.stop();
      for (const node of nodes.values()) await node.stop();
    }
  });
}

/** Asks for a brand's lobby ten times a second; resolves with the states of all answers. */
function askAlways(
  { tlsPort, certificates }: { readonly tlsPort: number; readonly certificates: Readonly<Record<string, string>> },
  until: AbortSignal,
): Promise<readonly number[]> {
  const opening = connectTo('karat.example', tlsPort, certificates['karat.example']);
  return withClient(opening, async ({ ask }) => {
    const statuses: number[] = [];
    while (!until.aborted) {
      statuses.push((await ask('/m/home')).status);
      await wait(100);
    }
    return statuses;
  });
}
