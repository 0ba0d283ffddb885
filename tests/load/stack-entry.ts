import { cpSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildClient } from '../../scripts/build-client.ts';
import { startSandbox } from '../../scripts/start/sandbox-process.ts';
import { startService } from '../../src/service/main.ts';
import { runCommand } from '../gate/run-command.ts';
import { withLongLists } from './many-games.ts';

// `stack-entry.ts <folder> <port> <sandbox port>`: service and sandbox as players get them, and beside the site's pages
// the ones they are held against.
const [folder = '', port = '', sandboxPort = ''] = process.argv.slice(2);
const env = { ...process.env, LIVERY_DATA: folder, LIVERY_PORT: port, LIVERY_TEST: '', NODE_ENV: 'production' };
const sandbox = await startSandbox({
  port: Number(sandboxPort),
  staffPort: 0,
  // Screens of members are opened by the demonstration's accounts, which a platform in production does not have.
  env: { ...env, NODE_ENV: 'development' },
  onExit: (code) => process.stderr.write(`The sandbox ended with code ${code}.\n`),
});
const platform = await withLongLists(sandbox.url);
const buildDir = join(folder, 'build');
cpSync((await buildClient()).dir, buildDir, { recursive: true });
const references = await runCommand('node', [join(import.meta.dirname, 'build-references.ts'), buildDir], { env });
if (!references.ok) throw new Error(`The reference pages cannot be built. ${references.output}`);
renameSync(join(buildDir, 'server'), join(buildDir, 'own'));
mkdirSync(join(buildDir, 'server'));
writeFileSync(
  join(buildDir, 'server/render-shell.js'),
  `import { renderShell as own } from '../own/render-shell.js';
import { withReferences } from ${JSON.stringify(join(import.meta.dirname, 'reference-shell.ts'))};
export const renderShell = withReferences(own, ${JSON.stringify(folder)});
`,
);
const service = await startService({
  dataDir: join(folder, 'service'),
  port: Number(port),
  sandboxUrl: platform.url,
  buildDir,
  consoleOrigin: `http://console.localhost:${port}`,
  internalKeyFile: join(folder, 'internal.key'),
  isTest: false,
  // All of a bench's browsers have one address.
  streamLimits: { total: 20_000, perAddress: 20_000 },
  folders: 'owner',
});
process.once('SIGTERM', () => {
  void service
    .close()
    .then(() => platform.close())
    .then(() => sandbox.stop())
    .then(() => process.exit(0));
});
process.stdout.write('ready\n');
