import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from 'selfsigned';
import { waitForPort } from '../attacks/nginx.ts';
import { findFreePort } from '../../src/storage/free-port.fixture.ts';
import { projectRoot } from '../gate/run-command.ts';

/** The nginx of this machine with the site of `deploy/`. */
export interface DebianNginx {
  readonly httpPort: number;
  readonly tlsPort: number;
  /** Whom its certificates are trusted by. */
  readonly certificates: Readonly<Record<string, string>>;
  /** What stands in its log of errors. */
  errors(): string;
  stop(): Promise<void>;
}

/** Names of the brands that the site of `deploy/` serves, as they stand in their certificates. */
export const brandHosts = {
  karat: ['karat.example', 'www.karat.example'],
  soda: ['soda.example', 'play.soda.example'],
} as const;

/**
 * Starts nginx with the settings that Debian installs, where they are there, and with the files of `deploy/`, of which
 * nothing but ports, addresses of files and the nodes' ports is changed, unless `change` does. @throws what `nginx -t` says against them.
 */
export async function startDebianNginx(
  folder: string,
  nodePorts: readonly number[],
  change: (brandSettings: string) => string = (text) => text,
): Promise<DebianNginx> {
  const [httpPort, tlsPort] = [await findFreePort(), await findFreePort()];
  const sites = join(folder, 'sites-enabled');
  for (const name of [sites, join(folder, 'letsencrypt')]) mkdirSync(name, { recursive: true });
  const certificates = Object.fromEntries(
    await Promise.all(
      Object.values(brandHosts).map(async (names) => [names[0], await certify(folder, names)] as const),
    ),
  );
  const brand = join(folder, 'livery-brand.conf');
  writeFileSync(brand, change(readFileSync(join(projectRoot, 'deploy/nginx-brand.conf'), 'utf8')));
  const site = readFileSync(join(projectRoot, 'deploy/nginx.conf'), 'utf8');
  const node = 'server 127.0.0.1:4000 max_fails=0;';
  const moved: readonly (readonly [string, string])[] = [
    [node, nodePorts.map((port) => node.replace('4000', String(port))).join('\n  ')],
    ['listen 80 default_server;', `listen 127.0.0.1:${httpPort} default_server;`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${tlsPort} ssl http2;`],
    ['/etc/letsencrypt/live/', `${folder}/letsencrypt/`],
    ['/etc/nginx/livery-brand.conf', brand],
  ];
  writeFileSync(
    join(sites, 'livery'),
    moved.reduce((text, [from, to]) => replaceAll(text, from, to), site),
  );
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, mainSettings(folder));
  const tried = spawnSync('nginx', ['-t', '-c', file], { encoding: 'utf8' });
  if (tried.status !== 0 || /\[warn\]/.test(tried.stderr)) throw new Error(`nginx -t: ${tried.stderr}`);
  const child = spawn('nginx', ['-c', file, '-g', 'daemon off;'], { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  await waitForPort(tlsPort);
  return {
    httpPort,
    tlsPort,
    certificates,
    errors: () => (existsSync(join(folder, 'error.log')) ? readFileSync(join(folder, 'error.log'), 'utf8') : ''),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function replaceAll(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`deploy/nginx.conf has no "${from}".`);
  return text.replaceAll(from, to);
}

/** A certificate that nobody signed, as `certbot` would lay it down. */
async function certify(folder: string, names: readonly string[]): Promise<string> {
  const [name = ''] = names;
  const { private: key, cert } = await generate([{ name: 'commonName', value: name }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: names.map((value) => ({ type: 2, value })) }],
  });
  const into = join(folder, 'letsencrypt', name);
  mkdirSync(into, { recursive: true });
  writeFileSync(join(into, 'fullchain.pem'), cert);
  writeFileSync(join(into, 'privkey.pem'), key, { mode: 0o600 });
  return cert;
}

/** Debian's own settings with their files in our folder; shorter ones of the same meaning where they are not there. */
function mainSettings(folder: string): string {
  const debian = '/etc/nginx/nginx.conf';
  const text = existsSync(debian)
    ? readFileSync(debian, 'utf8')
    : 'pid /run/nginx.pid;\nerror_log /var/log/nginx/error.log;\nevents { worker_connections 768; }\nhttp {\n' +
      'access_log /var/log/nginx/access.log;\ngzip on;\ninclude /etc/nginx/sites-enabled/*;\n}\n';
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n');
  return text
    .replace(/^user .*$/m, process.getuid?.() === 0 ? 'user root;' : '')
    .replace('/run/nginx.pid', join(folder, 'nginx.pid'))
    .replaceAll('/var/log/nginx/', `${folder}/`)
    .replaceAll(/^\s*include \/etc\/nginx\/conf\.d\/.*$/gm, '')
    .replace('/etc/nginx/sites-enabled/', `${folder}/sites-enabled/`)
    .replace(/http \{/, `http {\n${temporary}`);
}
