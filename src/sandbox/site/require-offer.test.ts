import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aSitePart, type SiteOptions } from '../../engine/site.fixture.ts';
import type { Call } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { requireOffers } from './require-offer.ts';
import { serviceSites } from './site-source.ts';

let server: Server;
let reads: number;
let published: SiteOptions;

beforeEach(async () => {
  [reads, published] = [0, {}];
  server = createServer((_, response) => {
    reads += 1;
    response.end(JSON.stringify({ release: 'r', site: aSitePart(published), forms: {}, rules: {} }));
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** A platform that reads its sites from the service above, by a clock of the test's own. */
function aPlatform() {
  let at = 0;
  const serviceUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sites = serviceSites({ serviceUrl, internalKey: () => 'key', now: () => at });
  const call = { merchant: 'acme', language: 'en' } as Call;
  return {
    pass: (ms: number) => void (at += ms),
    deposit: () => requireOffers({ sites } as Sandbox, call, [{ when: { flag: 'DEPOSIT' } }]),
  };
}

test('a call that was switched on a moment ago is carried out, though the platform read the site before', async () => {
  const { pass, deposit } = aPlatform();
  await expect(deposit()).rejects.toMatchObject({ failure: { code: 'no.permission' } });
  published = { flags: { DEPOSIT: true } };
  pass(150);
  await deposit();
  expect(reads).toBe(2);
  // What is offered is not read again within a second.
  pass(900);
  await deposit();
  expect(reads).toBe(2);
});

test('a call that was switched off is refused after a second, and a flood of refused calls reads ten times a second', async () => {
  published = { flags: { DEPOSIT: true } };
  const { pass, deposit } = aPlatform();
  await deposit();
  published = {};
  pass(1000);
  await expect(deposit()).rejects.toMatchObject({ failure: { code: 'no.permission' } });
  expect(reads).toBe(2);
  for (let ms = 0; ms < 1000; ms += 10) {
    pass(10);
    await expect(deposit()).rejects.toMatchObject({ failure: { code: 'no.permission' } });
  }
  expect(reads).toBe(12);
});
