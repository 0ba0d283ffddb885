import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { Arena } from './arena.ts';
import { type Counted, countedFaults } from './count-faults.ts';

/** Ports that answer on the loopback alone. */
const inner = ['service', 'sandbox', 'staff', 'start', 'operator'] as const;

/** Knocks at every port by the addresses that other machines know this one by: nobody may open. */
export async function judgeElsewhere({ ports }: Arena): Promise<Counted> {
  const addresses = Object.values(networkInterfaces())
    .flatMap((lines) => lines ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  const doors = addresses.flatMap(({ address }) => inner.map((target) => ({ address, target })));
  return countedFaults(doors, async ({ address, target }) =>
    (await isOpen(address, ports[target])) ? [`${target}: answers at ${address}`] : [],
  );
}

function isOpen(host: string, port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ host, port, timeout: 2_000 });
    const finish = (open: boolean) => () => {
      socket.destroy();
      done(open);
    };
    socket.on('connect', finish(true)).on('error', finish(false)).on('timeout', finish(false));
  });
}
