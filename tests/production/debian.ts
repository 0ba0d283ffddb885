import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findFreePort } from '../../src/storage/free-port.fixture.ts';
import { findNginx } from '../attacks/nginx.ts';
import { callBuilt, startBuiltNode } from './built-node.ts';
import { checkContainer } from './check-container.ts';
import { checkRestarts } from './check-restarts.ts';
import { checkSite } from './check-site.ts';
import { checkUnbuffered } from './check-stream.ts';
import { checkUnit } from './check-unit.ts';
import { startDebianNginx } from './debian-nginx.ts';
import { openFindings } from './findings.ts';
import { openServerParts } from './server-parts.ts';
import { build } from './two-builds.ts';
import { projectRoot } from '../gate/run-command.ts';

// node tests/production/debian.ts: what stands around a server, tried with what this machine has; nothing is installed.
// The nginx site of deploy/ for two brands over TLS and HTTP/2 before a node of a built folder, and the systemd unit.
const findings = openFindings();
const port = await findFreePort();
const parts = await openServerParts(port);
try {
  await checkUnit(findings, parts.folder);
  await checkContainer(findings, parts.folder);
  const version = findNginx();
  if (version === undefined) findings.leaveOut('deploy/nginx.conf', 'nginx is not installed');
  else await tryNginx(version);
} finally {
  await parts.close();
}
process.stdout.write(`${findings.faults} faults\n`);
// The database's own hook would end the process with 0, whatever the exit code says.
if (findings.faults > 0) throw new Error(`${findings.faults} things of deploy/ are not as they have to be.`);

async function tryNginx(version: string): Promise<void> {
  const dist = join(parts.folder, 'dist');
  build(projectRoot, dist);
  const env = parts.nodeEnv('node', port);
  const node = await startBuiltNode(dist, env);
  try {
    for (const code of ['karat', 'soda']) callBuilt(dist, env, 'publish', code, '--author', 'soak');
    const nginx = await startDebianNginx(join(parts.folder, 'nginx'), [port]);
    process.stdout.write(
      `nginx ${version}, ${existsSync('/etc/nginx/nginx.conf') ? "with Debian's settings" : 'with short settings'}\n`,
    );
    sayBrotli();
    try {
      const [dataDir = '', internalKey = ''] = [env['LIVERY_DATA'], env['LIVERY_INTERNAL_KEY']];
      await checkSite(findings, { nginx, dataDir, internalKey });
    } finally {
      await nginx.stop();
    }
    await checkUnbuffered(findings, { port, dataDir: String(env['LIVERY_DATA']), folder: parts.folder });
  } finally {
    await node.stop();
  }
  await checkRestarts(findings, { parts, dist, port });
}

function sayBrotli(): void {
  const folders = ['/usr/lib/nginx/modules', '/usr/share/nginx/modules'];
  const isThere = folders.some((folder) => existsSync(join(folder, 'ngx_http_brotli_static_module.so')));
  if (!isThere)
    findings.leaveOut("nginx's own brotli", 'its module is not installed; the service packs by itself, which is tried');
}
