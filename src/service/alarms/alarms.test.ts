import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestStore } from '../store/test-store.fixture.ts';
import type { Store } from '../store/open-store.ts';
import { keepUpstream, saveFailure } from '../store/upstreams.ts';
import { saveExpiryFailure } from '../store/expiries.ts';
import { type AlarmChange, type AlarmList, createAlarmList } from './alarm-list.ts';
import { postAlarms } from './post-alarms.ts';
import { createPlatforms } from '../mapping/platforms.ts';
import { createTroubleWatch } from './watch-troubles.ts';

const platforms = createPlatforms({
  url: 'http://platform.test',
  mapping: { ca: { env: 'PLATFORM_CA' } },
  readSecret: () => 'certificates',
  keySeeds: [''],
});

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

let changes: string[];
let alarms: AlarmList;
beforeEach(() => {
  changes = [];
  alarms = createAlarmList({
    now: () => new Date('2030-01-01T00:00:00Z'),
    onChange: ({ state, name, subject }) => void changes.push([state, name, subject ?? ''].join(' ').trim()),
  });
});

const at = '2030-01-01T00:00:00.000Z';
const settings = { everyMs: 30_000, statusPath: '/s', settingsPath: '/r', flagKeys: {} };

function aWatch(more: Partial<Parameters<typeof createTroubleWatch>[0]> = {}) {
  const probe = () => Promise.resolve();
  return createTroubleWatch({ db: store.db, platforms, probe, alarms, ...more });
}

describe('what raises an alarm', () => {
  it('a platform that is not believed three times in a row, once, until it is believed again', async () => {
    const look = aWatch();
    await keepUpstream(store.db, 'amber', settings);
    for (let attempts = 1; attempts <= 6; attempts += 1) {
      await saveFailure(store.db, 'amber', { since: at, at, attempts, message: 'It answers 500.' });
      await look();
      expect(changes).toEqual(attempts < 3 ? [] : ['raised upstream amber']);
    }
    expect(alarms.list()).toMatchObject([{ name: 'upstream', subject: 'amber' }]);
    await saveFailure(store.db, 'amber', undefined);
    await look();
    expect(changes).toEqual(['raised upstream amber', 'cleared upstream amber']);
  });

  it('overrides that could not end', async () => {
    const look = aWatch();
    const time = new Date(at);
    const failure = { merchant: 'karat', since: time, at: time, attempts: 1, message: 'No.', retryAt: time };
    await saveExpiryFailure(store.db, failure);
    await look();
    await look();
    await store.db.deleteFrom('expiry_failures').execute();
    await look();
    expect(changes).toEqual(['raised expiry karat', 'cleared expiry karat']);
  });

  it('no clock where the answer of a busy database was a long time under way', async () => {
    const late = [0, 30_000];
    const look = aWatch({ clock: () => Date.now() + (late.shift() ?? 0) });
    await look();
    late.push(0, 30_000);
    await look();
    expect(changes).toEqual([]);
  });

  it("a clock that is further than two seconds from the database's, at the second look, with how far and which way", async () => {
    let offsetMs = 0;
    const look = aWatch({ clock: () => Date.now() + offsetMs });
    for (const [ms, expected] of [
      [1_500, []],
      [-1_500, []],
      [90_000, ['90.0 s ahead of']],
      [-3_000, ['3.0 s behind']],
    ] as const) {
      offsetMs = ms;
      await look();
      await look();
      const messages = alarms.list().map(({ message }) => /[\d.]+ s (?:ahead of|behind)/.exec(message)?.[0]);
      expect(messages).toEqual(expected);
    }
    offsetMs = 0;
    await look();
    expect(changes).toEqual(['raised clock', 'cleared clock']);
  });

  it('a platform that does not answer and notifications that do not arrive, at the second look', async () => {
    let isWell = false;
    const look = aWatch({
      isNotified: () => isWell,
      // A platform with a certificate of one's own is asked by it.
      probe: (_url, ca) =>
        isWell && ca === 'certificates' ? Promise.resolve() : Promise.reject(new Error('connect ECONNREFUSED')),
    });
    await look();
    expect(changes).toEqual([]);
    for (let more = 0; more < 3; more += 1) await look();
    expect(changes).toEqual(['raised notifications', 'raised platform http://platform.test']);
    isWell = true;
    await look();
    expect(changes.slice(2)).toEqual(['cleared notifications', 'cleared platform http://platform.test']);
  });

  it('a domain whose proof is missing for a day', async () => {
    const look = aWatch();
    const row = { host: 'play.example', merchant: 'karat', token: 't', main: null, proven_at: new Date(at) };
    await store.db.insertInto('domains').values(row).execute();
    await look();
    expect(changes).toEqual([]);
    await store.db
      .updateTable('domains')
      .set({ missing_since: new Date('2020-01-01T00:00:00Z'), found: 'no TXT record' })
      .execute();
    await look();
    expect(alarms.list()).toMatchObject([
      { name: 'domain', subject: 'play.example', message: expect.stringContaining('livery domain remove karat') },
    ]);
    await store.db.deleteFrom('domains').execute();
    await look();
    expect(changes).toEqual(['raised domain play.example', 'cleared domain play.example']);
  });

  it('a database that does not answer', async () => {
    let isWell = false;
    const look = aWatch({
      verify: () =>
        isWell
          ? Promise.resolve()
          : Promise.reject(new Error('Nothing was changed.', { cause: new Error('timeout expired') })),
    });
    await look();
    await look();
    expect(alarms.list()).toMatchObject([
      { message: 'The database does not answer (timeout expired): players are served, nothing can be changed.' },
    ]);
    isWell = true;
    await look();
    expect(changes).toEqual(['raised database', 'cleared database']);
  });
});

describe('the webhook', () => {
  const change: AlarmChange = { name: 'database', state: 'raised', message: 'silence', since: at, at };

  it('gets each change as JSON, again when it did not take it', async () => {
    const bodies: unknown[] = [];
    const server = createServer((request, response) => {
      void json(request).then((body) => {
        bodies.push(body);
        response.writeHead(bodies.length === 1 ? 503 : 200).end();
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
    const post = postAlarms({ url, node: 'n1', onTrouble: () => undefined, pausesMs: [1] });
    post.send(change);
    post.send({ ...change, state: 'cleared' });
    await expect.poll(() => bodies.length).toBe(3);
    server.close();
    expect(bodies[0]).toEqual({ event: 'alarm', node: 'n1', ...change });
    expect(bodies.map((body) => (body as AlarmChange).state)).toEqual(['raised', 'raised', 'cleared']);
  });

  it('holds nobody up when it is silent', async () => {
    const server = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const troubles: string[] = [];
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
    const onTrouble = (message: string) => void troubles.push(message);
    const post = postAlarms({ url, node: 'n1', onTrouble, timeoutMs: 50, pausesMs: [1] });
    const startedAt = performance.now();
    post.send(change);
    expect(performance.now() - startedAt).toBeLessThan(40);
    await expect.poll(() => troubles).toEqual(['The webhook of LIVERY_ALARM_WEBHOOK did not take an alarm.']);
    server.closeAllConnections();
    server.close();
  });
});
