import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startPostgresServer } from '../../src/storage/database/postgres-server.fixture.ts';
import { openFaultNode } from './fault-node.ts';
import { openSmallDisk } from './small-disk.ts';

// The disk of PostgreSQL is full: players are served, a change is refused within moments, and what was acknowledged is there
// once the disk has room again. PostgreSQL may end meanwhile; whoever runs it starts it again, as systemd would.
const diskMegabytes = 256;
const refusedWithinMs = 2_500;
/** Changes until the log of the database needs room that there is not. */
const mostChanges = 400;
const disk = openSmallDisk(diskMegabytes);
if (disk) await tryFullDisk(disk);
else process.stdout.write('full disk: not tried, because this user may not mount a disk.\n');

async function tryFullDisk({ folder, fill, free, close }: NonNullable<typeof disk>): Promise<void> {
  const server = await startPostgresServer(folder);
  const node = await openFaultNode(server.url);
  let [asked, acknowledged] = [0, 0];
  const change = async () => {
    asked += 1;
    const outcome = await node.change();
    if (outcome.kind === 'published') acknowledged += 1;
    return outcome;
  };
  try {
    const before = await node.seq();
    for (let round = 0; round < 3; round += 1) await change();
    demand(acknowledged === 3, `with room ${acknowledged} of 3 changes were made`);

    fill();
    let refused = await change();
    while (refused.kind === 'published' && asked < mostChanges) {
      await leaveRoomBehind(server.url);
      refused = await change();
    }
    demand(refused.kind === 'refused', `${asked} changes were made on a full disk`);
    demand(refused.ms < refusedWithinMs, `the change was refused after ${refused.ms.toFixed(0)} ms`);
    for (let round = 0; round < 20; round += 1) {
      demand((await node.page()) === 200, 'a player was not served');
      const again = await change();
      demand(again.ms < refusedWithinMs, `a change was ${again.kind} after ${again.ms.toFixed(0)} ms`);
    }

    free();
    await server.halt().catch(() => undefined);
    await server.start();
    const startedAt = performance.now();
    while ((await change()).kind !== 'published') {
      demand(performance.now() - startedAt < 30_000, 'no change was possible once there was room');
      await wait(200);
    }
    const after = await node.seq();
    const made = after - before;
    demand(
      made >= acknowledged && made <= asked,
      `${acknowledged} of ${asked} changes were acknowledged, ${made} made`,
    );
    await node.hasSeq(after, 7_000);
    node.demandAscending();
    process.stdout.write(
      `full disk: of ${asked} changes ${acknowledged} were acknowledged and ${made} made, the others refused; every page was served and came to the last one\n`,
    );
  } finally {
    await node.stop();
    await server.stop().catch(() => undefined);
    close();
  }
}

/** Begins a new file of the write-ahead log, for which there is no room. */
async function leaveRoomBehind(url: string): Promise<void> {
  const client = new pg.Client(url);
  client.on('error', () => undefined);
  await client
    .connect()
    .then(() => client.query('create table if not exists filler (a text)'))
    .then(() => client.query(`insert into filler select repeat('x', 2000) from generate_series(1, 2000)`))
    .then(() => client.query('select pg_switch_wal()'))
    .catch(() => undefined);
  await client.end().catch(() => undefined);
}

function demand(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new Error(otherwise);
}
