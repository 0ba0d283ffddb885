import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below the ports that systems give to outgoing connections (from 32768 on Linux, from 49152 elsewhere): one of those could
 * take a free port before its server, which may need half a minute on a busy machine, listens there.
 */
const ports = { first: 20_000, end: 32_768 } as const;
const MOST_TRIES = 100;

/** A port that nobody uses at this moment, and that no outgoing connection is given. */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const port = randomInt(ports.first, ports.end);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port was found between ${ports.first} and ${ports.end}.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });
}
