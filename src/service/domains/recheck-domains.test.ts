import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../store/open-store.ts';
import { openTestStore } from '../store/test-store.fixture.ts';
import { type DnsServer, openDnsServer } from './dns-server.fixture.ts';
import { createProver, proofRecord, proofText } from './prove-domain.ts';
import { listMissingProofs, recheckDomains } from './recheck-domains.ts';

const hour = 60 * 60_000;
let store: Store;
let dns: DnsServer;
let asked = 0;
let at = new Date('2030-01-01T00:00:00Z');
beforeAll(async () => {
  store = await openTestStore();
  dns = await openDnsServer();
  const row = { merchant: 'karat', token: 't1', main: null, proven_at: at };
  await store.db
    .insertInto('domains')
    .values([
      { ...row, host: 'play.example' },
      { ...row, host: 'claimed.example', proven_at: null },
    ])
    .execute();
}, 240_000);
afterAll(async () => {
  dns.close();
  await store.close();
});

async function lookAfter(hours: number) {
  at = new Date(at.getTime() + hours * hour);
  const prover = createProver({ dnsServers: [dns.address] });
  const prove: typeof prover = (domain, token) => {
    asked += 1;
    return prover(domain, token);
  };
  // Two nodes look at the same time.
  await Promise.all([1, 2].map(() => recheckDomains({ db: store.db, prove, now: () => at })));
}
const missing = async () =>
  (await listMissingProofs(store.db, at)).map(({ host, since }) => [host, since.toISOString()]);

describe('the proofs of domains', () => {
  it('are looked for every day, each by one node, and one that is missing for a day is told until it is back', async () => {
    dns.texts.set(proofRecord('play.example'), proofText('t1'));
    await lookAfter(23);
    expect(asked).toBe(0);
    await lookAfter(1);
    expect([asked, await missing()]).toEqual([1, []]);
    dns.texts.set(proofRecord('play.example'), proofText('of-the-next-owner'));
    await lookAfter(24);
    const since = at.toISOString();
    expect([asked, await missing()]).toEqual([2, []]);
    await lookAfter(23);
    expect([asked, await missing()]).toEqual([3, []]);
    await lookAfter(1);
    expect([asked, await missing()]).toEqual([4, [['play.example', since]]]);
    const [proof] = await listMissingProofs(store.db, at);
    expect(proof).toMatchObject({ merchant: 'karat', found: expect.stringContaining('other TXT records') });
    const { proven_at } = await store.db
      .selectFrom('domains')
      .select('proven_at')
      .where('host', '=', 'play.example')
      .executeTakeFirstOrThrow();
    expect(proven_at).not.toBeNull();
    dns.texts.set(proofRecord('play.example'), proofText('t1'));
    await lookAfter(1);
    expect([asked, await missing()]).toEqual([5, []]);
  });

  it('are asked of no address of an inner network', async () => {
    let reached = 0;
    const inner: Server = createServer((_request, response) => {
      reached += 1;
      response.end(proofText('t1'));
    });
    await new Promise<void>((done) => inner.listen(0, '127.0.0.1', done));
    dns.hosts.add('inner.example');
    const prove = createProver({ dnsServers: [dns.address], filePort: (inner.address() as AddressInfo).port });
    expect(await prove('inner.example', 't1')).toEqual({
      isProven: false,
      found: expect.stringContaining('127.0.0.1 is no public address'),
    });
    expect(reached).toBe(0);
    inner.close();
  });
});
