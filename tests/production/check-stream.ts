import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connectControl } from '../../src/service/control-client.ts';
import { CONTROL_SOCKET } from '../../src/service/control-socket.ts';
import { connectTo, type Http2Client, withClient } from './ask-http2.ts';
import { startDebianNginx } from './debian-nginx.ts';
import { demand, type Findings } from './findings.ts';

interface Node {
  readonly port: number;
  readonly dataDir: string;
  /** Folder for what nginx writes. */
  readonly folder: string;
}

/**
 * The two things that keep nginx from holding events back, one at a time: the setting of the site, and the header of the
 * service, which a site written by somebody else meets. With neither the event must be late, or the check finds nothing.
 */
export async function checkUnbuffered(findings: Findings, node: Node): Promise<void> {
  const held = 'proxy_buffering on;';
  const ignored = 'proxy_ignore_headers X-Accel-Buffering;';
  await findings.try('events come through by the setting alone', () =>
    timeBehind(node, ['proxy_buffering off;', ignored]),
  );
  await findings.try("events come through by the service's header alone", () => timeBehind(node, [held]));
  await findings.try('events are late with neither', async () => {
    const outcome = await timeBehind(node, [held, ignored]).catch((error: unknown) => error);
    demand(outcome instanceof Error && outcome.message.startsWith('no event'), `they came: ${String(outcome)}`);
  });
}

async function timeBehind({ port, dataDir, folder }: Node, settings: readonly string[]): Promise<string> {
  const setting = (text: string) => text.replace('proxy_buffering off;', settings.join('\n  '));
  const own = mkdtempSync(join(folder, 'stream-'));
  const nginx = await startDebianNginx(own, [port], setting);
  const certificate = nginx.certificates['karat.example'];
  try {
    const opening = connectTo('karat.example', nginx.tlsPort, certificate);
    return await withClient(opening, (client) => timeEvent(client, dataDir));
  } finally {
    await nginx.stop();
  }
}

/** Switches a flag of Karat; gives how long after the answer its event came. @throws when none comes within a second. */
export async function timeEvent({ session }: Http2Client, dataDir: string): Promise<string> {
  const request = { ':path': '/livery/stream', ':authority': 'karat.example', accept: 'text/event-stream' };
  const stream = session.request(request);
  const seqs: number[] = [];
  let text = '';
  stream.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    seqs.splice(0, seqs.length, ...[...text.matchAll(/^id: (\d+)$/gm)].map(([, seq]) => Number(seq)));
  });
  const opens = once(stream, 'response', { signal: AbortSignal.timeout(5_000) });
  await opens.catch(() => demand(false, 'no event: the stream did not open within 5 s'));
  const seq = await switchFlag(dataDir);
  const answeredAt = performance.now();
  while (!seqs.includes(seq)) {
    demand(performance.now() - answeredAt < 1_000, 'no event within a second');
    await wait(2);
  }
  return `${(performance.now() - answeredAt).toFixed(0)} ms after the command was answered`;
}

/** Turns a flag of Karat over; gives the `seq` of the release that came of it. */
async function switchFlag(dataDir: string): Promise<number> {
  const operations = await connectControl(join(dataDir, 'service', CONTROL_SOCKET));
  const note = { code: 'karat', author: 'soak', reason: 'soak', name: 'flags.CBS3' };
  for (const value of [true, false]) {
    const result = await operations?.override({ ...note, value });
    if (result?.kind === 'published') return result.pointer.seq;
    demand(result?.kind === 'unchanged', `the flag was answered with ${result?.kind ?? 'silence'}`);
  }
  throw new Error('The flag has neither value.');
}
