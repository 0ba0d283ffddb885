import { join } from 'node:path';
import { writeStandInBuild } from '../../src/service/fixture.ts';
import { startService } from '../../src/service/main.ts';

// Started by service-process.ts with a folder, a port and, where it is not the project's, a folder of merchants. With
// LIVERY_FAULT_CONSOLE it has a console at that origin, and prints the link of its first administrator; with
// LIVERY_FAULT_PLATFORM a platform there, else none that answers.
const [folder = '', port = '', merchantsDir] = process.argv.slice(2);
const consoleOrigin = process.env['LIVERY_FAULT_CONSOLE'];
const service = await startService({
  dataDir: join(folder, 'service'),
  port: Number(port),
  sandboxUrl: process.env['LIVERY_FAULT_PLATFORM'] ?? 'http://127.0.0.1:9',
  buildDir: writeStandInBuild(join(folder, 'build')),
  internalKeyFile: join(folder, 'internal.key'),
  isTest: false,
  folders: 'owner',
  ...(merchantsDir === undefined ? {} : { merchantsDir }),
  ...(consoleOrigin === undefined ? {} : { consoleOrigin }),
  streamLimits: { total: 20_000, perAddress: 20_000 },
});
if (service.firstLink !== undefined) process.stdout.write(`link ${service.firstLink}\n`);
process.stdout.write('ready\n');
