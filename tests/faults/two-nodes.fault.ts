import { join } from 'node:path';
import type { TestService } from '../../src/service/fixture.ts';
import { startTestService } from '../../src/service/fixture.ts';
import { connectControl } from '../../src/service/control-client.ts';
import { CONTROL_SOCKET } from '../../src/service/control-socket.ts';
import { startPostgresServer } from '../../src/storage/database/postgres-server.fixture.ts';
import { openListeners } from '../load/listeners.ts';

// Two nodes of the service share one PostgreSQL: a flag switched at one reaches the browsers of the other, and changes
// made at both at once all happen, one after the other.
const server = await startPostgresServer();
const one = await startTestService({ databaseUrl: server.url });
const two = await startTestService({ databaseUrl: server.url });
try {
  const browsers = await openListeners(50, {
    port: two.port,
    host: `karat.localhost:${two.port}`,
    path: '/livery/stream',
  });
  const heard = browsers.heard('event: release');
  const startedAt = performance.now();
  await change(one, true);
  const moments = await heard;
  browsers.close();
  process.stdout.write(
    `a flag at one node reached 50 browsers of the other in ${(Math.max(...moments) - startedAt).toFixed(0)} ms\n`,
  );

  const before = await seqOf(one);
  const rounds = 10;
  const changes = Array.from({ length: rounds }, (_, round) => [
    change(one, round % 2 === 0),
    change(two, round % 2 === 1),
  ]);
  const kinds = await Promise.all(changes.flat());
  const done = kinds.filter((kind) => kind === 'published').length;
  const after = await seqOf(two);
  if (after !== before + done)
    throw new Error(`${done} changes were acknowledged, seq went from ${before} to ${after}.`);
  process.stdout.write(
    `${done} of ${rounds * 2} simultaneous changes of two nodes were made, none lost, seq ${after}\n`,
  );
} finally {
  await one.stop();
  await two.stop();
  await server.stop();
}

async function change(node: TestService, value: boolean): Promise<string> {
  const operations = await connectControl(join(node.dataDir, CONTROL_SOCKET));
  const result = await operations?.override({
    code: 'karat',
    author: 'fault',
    reason: 'two nodes',
    name: 'flags.CBS3',
    value,
  });
  return result?.kind ?? 'silent';
}

async function seqOf(node: TestService): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 500));
  const { text } = await node.call(`karat.localhost:${node.port}`, '/livery/pointer');
  return JSON.parse(text).seq;
}
