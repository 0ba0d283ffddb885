import { join } from 'node:path';
import { writeStandInBuild } from '../../src/service/fixture.ts';
import { startService } from '../../src/service/main.ts';

// Started by service-process.ts with a folder, a port and, where it is not the project's, a folder of merchants.
const [folder = '', port = '', merchantsDir] = process.argv.slice(2);
await startService({
  dataDir: join(folder, 'service'),
  port: Number(port),
  sandboxUrl: 'http://127.0.0.1:9',
  buildDir: writeStandInBuild(join(folder, 'build')),
  internalKeyFile: join(folder, 'internal.key'),
  isTest: false,
  folders: 'owner',
  ...(merchantsDir === undefined ? {} : { merchantsDir }),
  streamLimits: { total: 20_000, perAddress: 20_000 },
});
process.stdout.write('ready\n');
