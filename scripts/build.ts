import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildClient } from './build-client.ts';
import { BuildFolderError, writeServer } from './build/server/write-server.ts';
import { step } from './start/step.ts';

// npm run build [-- --out <folder>]: one folder that a server runs from with Node alone.
process.umask(0o022);
const root = resolve(import.meta.dirname, '..');
const { values } = parseArgs({ options: { out: { type: 'string', default: 'dist' } } });
const out = resolve(root, values.out);
try {
  const { dir, engineBuild } = await step(
    'build the player app',
    () => buildClient(),
    ({ built }) => (built ? 'built' : 'unchanged'),
  );
  await step('write the server', () => writeServer({ root, clientDir: dir, engineBuild }, out));
  process.stdout.write(`${out} is built: node ${resolve(out, 'serve.mjs')} starts it; docs/production.md says how.\n`);
} catch (error) {
  if (!(error instanceof BuildFolderError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
