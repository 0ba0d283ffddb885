import { connect as connectTls, type SecureVersion } from 'node:tls';
import { type Http2Client, connectTo, withClient } from './ask-http2.ts';
import { brandHosts, type DebianNginx } from './debian-nginx.ts';
import { timeEvent } from './check-stream.ts';
import { demand, type Findings } from './findings.ts';

interface Site {
  readonly nginx: DebianNginx;
  /** Data folder of the node behind it, and what its platform shows. */
  readonly dataDir: string;
  readonly internalKey: string;
}

/** Pages, files, the stream, what is closed, and the limits of the site of `deploy/`, over TLS and HTTP/2. */
export async function checkSite(findings: Findings, site: Site): Promise<void> {
  const { nginx } = site;
  const open = (host: string) =>
    connectTo(host, nginx.tlsPort, nginx.certificates[host] ?? nginx.certificates['karat.example']);
  for (const [code, [host]] of Object.entries(brandHosts)) {
    await findings.try(`${host} over TLS and HTTP/2`, () =>
      withClient(open(host), (client) => checkPage(client, code)),
    );
  }
  await findings.try('plain HTTP leads to HTTPS', async () => {
    const { status, headers } = await fetch(`http://127.0.0.1:${nginx.httpPort}/m/home?a=1`, {
      redirect: 'manual',
      headers: { host: 'karat.example' },
    });
    const to = headers.get('location') ?? '';
    demand(status === 308 && to.startsWith('https://') && to.endsWith('/m/home?a=1'), `${status} ${to}`);
  });
  await findings.try('TLS 1.2 and 1.3, nothing older', async () => {
    for (const version of ['TLSv1.2', 'TLSv1.3'] as const)
      demand((await speaks(nginx.tlsPort, version)) === version, `${version} was refused`);
    demand((await speaks(nginx.tlsPort, 'TLSv1.1')) === undefined, 'TLS 1.1 is spoken');
  });
  await findings.try('a brand cannot be asked for by the certificate of another', () =>
    withClient(open('karat.example'), async ({ ask }) => {
      const { status } = await ask('/m/home', { headers: { ':authority': 'nobody.example' } });
      demand(status === 421, String(status));
    }),
  );
  await findings.try('the rules of a brand are closed to the world', () =>
    withClient(open('karat.example'), async ({ ask }) => {
      const { status } = await ask('/livery/internal/site/karat', { headers: { 'livery-internal': site.internalKey } });
      demand(status === 404, String(status));
    }),
  );
  await findings.try('an event reaches a player within a second', () =>
    withClient(open('karat.example'), (client) => timeEvent(client, site.dataDir)),
  );
  await findings.try('bodies over 6 MB are refused', () =>
    withClient(open('karat.example'), async ({ ask }) => {
      const { status } = await ask('/wps/feedback', { body: Buffer.alloc(7 * 1024 * 1024) });
      demand(status === 413, String(status));
    }),
  );
  // Before the flood, after which an address has to wait for anything.
  await findings.try('one address holds 200 connections', async () => {
    const clients = await Promise.all([open('soda.example'), open('soda.example')]);
    return holdOpen(clients, nginx).finally(() => clients.forEach((client) => client.close()));
  });
  await findings.try('one address is slowed down', () =>
    withClient(open('soda.example'), (client) => flood(client, nginx)),
  );
}

async function checkPage({ session, ask }: Http2Client, code: string): Promise<string> {
  demand(session.alpnProtocol === 'h2', `${session.alpnProtocol} is spoken`);
  const page = await ask('/m/home', { headers: { 'accept-encoding': 'br' } });
  demand(page.status === 200, `the page answers ${page.status}`);
  demand(page.headers['server'] === 'nginx', `the server says ${String(page.headers['server'])}`);
  demand(String(page.headers['content-security-policy']).includes("default-src 'none'"), 'the policy is lost');
  const plain = await ask('/m/home');
  demand(plain.body.toString().toLowerCase().includes(code), 'the page is of another brand');
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(plain.body.toString())?.[1];
  demand(script !== undefined, 'the page names no script');
  const file = await ask(script, { headers: { 'accept-encoding': 'br' } });
  demand(
    file.headers['content-encoding'] === 'br',
    `the script is packed as ${String(file.headers['content-encoding'])}`,
  );
  demand(String(file.headers['cache-control']).includes('immutable'), 'the script is not kept');
  return `page ${page.status}, script ${Math.round(file.body.length / 1024)} KB by brotli of the service`;
}

/** The version of TLS that is spoken when only this one is offered; nothing when it is refused. */
function speaks(port: number, version: SecureVersion): Promise<string | undefined> {
  return new Promise((resolve) => {
    const options = { host: '127.0.0.1', port, servername: 'karat.example', rejectUnauthorized: false };
    // Node itself offers what is old only at its lowest level.
    const socket = connectTls({ ...options, minVersion: version, maxVersion: version, ciphers: 'DEFAULT:@SECLEVEL=0' });
    socket.once('secureConnect', () => {
      resolve(socket.getProtocol() ?? undefined);
      socket.destroy();
    });
    socket.once('error', () => resolve(undefined));
  });
}

/** More at once than one address may ask. */
async function flood({ ask }: Http2Client, nginx: DebianNginx): Promise<string> {
  const answers = await Promise.all(Array.from({ length: 900 }, () => ask('/livery/pointer').catch(() => undefined)));
  const count = (status: number) => answers.filter((answer) => answer?.status === status).length;
  demand(count(200) >= 100, `only ${count(200)} were answered`);
  demand(count(503) > 0 && nginx.errors().includes('limiting requests'), 'nothing was refused');
  return `of 900 at once ${count(200)} were answered and ${count(503)} refused`;
}

/** Requests whose bodies never come hold their connections. */
async function holdOpen(clients: readonly Http2Client[], nginx: DebianNginx): Promise<string> {
  const statuses: number[] = [];
  for (const { session } of clients) {
    for (let count = 0; count < 120; count += 1) {
      const stream = session.request({
        ':path': '/wps/feedback',
        ':method': 'POST',
        ':authority': 'soda.example',
        'content-length': '10',
      });
      stream.on('response', ({ ':status': status }) => statuses.push(Number(status)));
      stream.on('error', () => undefined);
    }
  }
  const until = performance.now() + 10_000;
  while (!nginx.errors().includes('limiting connections') && performance.now() < until)
    await new Promise((resolve) => setTimeout(resolve, 100));
  demand(nginx.errors().includes('limiting connections'), 'nothing was refused');
  return `${statuses.filter((status) => status === 503).length} of 240 were refused`;
}
