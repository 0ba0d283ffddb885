import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { EndpointName } from '../contracts/endpoints.ts';
import { endpoints } from '../contracts/endpoints.ts';
import { platformCalls } from '../contracts/generated/platform-calls.ts';
import { platformRoutes } from './routes.ts';
import type { TestSandbox } from './sandbox.fixture.ts';
import { openTestSandbox } from './sandbox.fixture.ts';

const document = parse(readFileSync('schemas/platform.openapi.yaml', 'utf8'));
const names = Object.keys(endpoints) as EndpointName[];

describe('platform.openapi.yaml', () => {
  it('names every endpoint once, and the sandbox answers each', () => {
    const calls = platformCalls.filter(({ isPage }) => !isPage);
    expect(calls.map(({ name, method, path }) => `${name} ${method} ${path}`).sort()).toEqual(
      names.map((name) => `${name} ${endpoints[name].method} ${endpoints[name].path}`).sort(),
    );
    expect(platformRoutes.map(({ name }) => name).sort()).toEqual([...names].sort());
  });

  it('lets in no longer bodies than the sandbox reads', () => {
    const limits = new Map(platformCalls.map(({ name, bodyLimit }) => [name, bodyLimit]));
    const wider = platformRoutes.filter(({ bodyLimit, name }) => bodyLimit && bodyLimit !== limits.get(name));
    expect(wider).toEqual([]);
  });

  it('describes every property with an example that keeps its own schema', () => {
    const ajv = new Ajv2020({ strict: false, validateSchema: false, validateFormats: false });
    ajv.addSchema(document, 'platform');
    const wrong: string[] = [];
    for (const [name, schema] of Object.entries<{ properties?: Record<string, Record<string, unknown>> }>(
      document.components.schemas,
    )) {
      for (const [property, value] of Object.entries(schema.properties ?? {})) {
        if (value['$ref']) continue;
        const examples = Array.isArray(value['examples']) ? value['examples'] : [];
        if (!value['description'] || examples.length === 0) wrong.push(`${name}.${property} lacks words or an example`);
        const validate = ajv.compile({ $ref: `platform#/components/schemas/${name}/properties/${property}` });
        for (const example of examples)
          if (!validate(example)) wrong.push(`${name}.${property}: ${JSON.stringify(example)}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

interface GameRow {
  readonly nodeId: string;
  readonly vassalage: string;
}

interface Notice {
  readonly id: number;
  readonly read: boolean;
}

describe('the sandbox', { timeout: 240_000 }, () => {
  let platform: TestSandbox;
  beforeAll(async () => {
    platform = await openTestSandbox();
    platform.publish('m-test', {
      flags: {
        ...{ CBS3: true, MANPLAYREB3: true, USERNAMEREG3: true },
        ...{ manualSalary: true, hourlySalary: true, dividend: true },
      },
      settings: { 'liveModels.enabled': true, 'activity.apply': true, 'login.secondFactor': 'optional' },
      roles: { member: [0, 1, 2], trial: [4], nonAgent: [0, 4, 40], deposit: [0, 1, 2], withdraw: [0, 1, 2, 41] },
    });
  }, 240_000);
  afterAll(() => platform.close());

  const query = {
    ...{
      username: 'free',
      code: 'LIVERY',
      types: 'A,B,PL,PU,PR,H',
      typeId: '1',
      startDate: '2026-01-01',
      endDate: '2026-01-02',
      date: '2026-01-02',
    },
    ...{
      lotteryCode: 'hanoi-one-minute',
      kind: 'daily',
      member: 'player0',
      gameId: 'ember-tiger',
      platform: 'html5',
      device: '0',
      form: 'registrationMobile',
    },
  };
  const reads = names.filter((name) => endpoints[name].method === 'GET' && name !== 'launch' && name !== 'recentAdd');

  it('keeps its contract on every read, for an agent', async () => {
    const { value } = await platform.login('m-test', 'agent41');
    const answers = await Promise.all(reads.map((name) => platform.call(name, { query, token: value.token })));
    expect(
      answers.map(({ status, body }, index) => (status === 200 ? 200 : `${reads[index]} ${JSON.stringify(body)}`)),
    ).toEqual(reads.map(() => 200));
  });

  it('asks every member call for a session', async () => {
    const closed = platformRoutes.filter(({ access, name }) => access === 'member' && name !== 'logout');
    for (const { name } of closed) {
      const body = endpoints[name].method === 'POST' ? { body: {} } : {};
      expect([name, (await platform.call(name, body)).code]).toEqual([name, 'not.logged.in']);
    }
  });

  it('remembers favourites and recents of a player', async () => {
    const { token } = (await platform.login('m-test', 'player0')).value;
    const found = await platform.call<{ games: readonly GameRow[] }>('games', { query: { gameName: 'ember tiger' } });
    const game = found.value.games[0] ?? { nodeId: '', vassalage: '' };
    await platform.call('favouriteAdd', { token, body: { nodeId: game.nodeId, vendor: game.vassalage } });
    await platform.call('recentAdd', { token, query: { nodeId: game.nodeId } });
    expect((await platform.call('favouriteIds', { token })).value.content).toEqual([
      { nodeId: game.nodeId, vassalage: 'BRIGHTFORGE' },
    ]);
    const recent = await platform.call<{ list: readonly GameRow[] }>('recent', { token });
    expect(recent.value.list[0]?.nodeId).toBe(game.nodeId);
    await platform.call('favouriteRemove', { token, query: { nodeId: game.nodeId } });
    expect((await platform.call('favourites', { token })).value.content).toEqual([]);
    expect(await platform.call('launch', { token, query: { nodeId: game.nodeId } })).toMatchObject({
      status: 200,
      value: { url: expect.stringMatching(/\/play\?game=[0-9a-f]{64}&language=en#launch=/) },
    });
  });

  it('marks an announcement read for one player only', async () => {
    const [one, other] = await Promise.all([platform.login('m-test', 'player0'), platform.login('m-test', 'player1')]);
    const playerNotices = async (token: string | undefined) =>
      (await platform.call<{ player: readonly Notice[] }>('announcements', { token, query: { types: 'PL' } })).value
        .player;
    const [first] = await playerNotices(one.value.token);
    await platform.call('announcementRead', {
      token: one.value.token,
      body: { announcementId: first?.id, read: true },
    });
    expect((await playerNotices(one.value.token))[0]?.read).toBe(true);
    expect((await playerNotices(other.value.token))[0]?.read).toBe(false);
  });

  it('fails a planned call a number of times, and records what arrived', async () => {
    await platform.given('m-plan', {
      inboxUnread: 7,
      failures: { wallet: { status: 503, code: 'system.upgrading', times: 1 } },
    });
    const { token } = (await platform.login('m-plan', 'player0')).value;
    expect((await platform.call('wallet', { merchant: 'm-plan', token })).code).toBe('system.upgrading');
    expect((await platform.call('wallet', { merchant: 'm-plan', token })).status).toBe(200);
    expect((await platform.call('inboxCount', { merchant: 'm-plan', token })).value).toBe(7);
    const calls = await (await fetch(`${platform.staffUrl}/test/calls?merchant=m-plan`)).json();
    // A client asks for the keys before its first encrypted call.
    expect(calls.slice(0, 2)).toMatchObject([
      { endpoint: 'keys' },
      { endpoint: 'login', encrypted: true, body: { username: 'player0' } },
    ]);
    expect(JSON.stringify(calls)).not.toContain(token);
  });

  it('tells regions by documentation addresses', async () => {
    const region = (ip: string) => platform.call('systemRegion', { query: { ip } });
    expect((await region('203.0.113.9')).value).toMatchObject({ country: 'KP', regionRestriction: true });
    expect((await region('127.0.0.1')).value).toMatchObject({ country: 'GB', regionRestriction: false });
  });

  it('keeps every movement in balance', async () => {
    const { rows } = await platform.sandbox.db.executeQuery<{ total: string }>({
      ...platform.sandbox.db
        .selectFrom('entry')
        .select((row) => row.fn.sum<string>('amount').as('total'))
        .groupBy('movement')
        .compile(),
    });
    expect(new Set(rows.map(({ total }) => Number(total)))).toEqual(new Set([0]));
  });
});
