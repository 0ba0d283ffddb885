import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { cellOf } from '../../../contracts/console/flags.ts';
import { pushOverride } from '../../publishing/override-stack.ts';
import { openTestConsole, type Staff, type TestConsole } from '../console.fixture.ts';

let staff: TestConsole;
let mira: Staff;
beforeAll(async () => {
  staff = await openTestConsole();
  mira = await staff.join('Mira Khan', 'support');
  for (const code of ['ab', 'cd'])
    await staff.publisher.publishFolder(staff.folder(code, { flags: { CBS3: code === 'cd' } }), {
      author: 'start',
      reason: 'first',
    });
}, 120_000);
afterAll(() => staff.close());

const chat = 'flags.CBS3';
const flagOf = async (code: string) => (await staff.live(code)).flags['CBS3'];
const seqs = async () => {
  const { merchants } = (await mira.get('/flags')).json;
  return Object.fromEntries(merchants.map(({ code, seq }: { code: string; seq: number }) => [code, seq]));
};
const publish = async (more: object = {}) =>
  mira.post('/change-sets', {
    changes: [
      { merchant: 'ab', name: chat, value: true },
      { merchant: 'cd', name: chat, value: false },
    ],
    reason: 'chat moves',
    base: await seqs(),
    ...more,
  });

describe('the table of flags', () => {
  it('says of every cell whether it is on, by which layer, and who switched it, when and why @C-200', async () => {
    await staff.operations.override({
      code: 'ab',
      name: 'flags.FREEPLAY3',
      value: true,
      author: 'Sam',
      reason: 'trial week',
      until: '2030-02-01T00:00:00.000Z',
    });
    const { flags, merchants } = (await mira.get('/flags')).json;
    expect(flags.find(({ name }: { name: string }) => name === 'flags.DEPOSIT')).toMatchObject({
      own: 'DEPOSIT',
      money: true,
      owner: 'account',
      isUnused: false,
      effect: expect.stringContaining('deposit'),
    });
    const [ab, cd] = merchants;
    expect(ab).toMatchObject({ code: 'ab', seq: 2, isMaintenance: false });
    expect(ab.overrides['flags.FREEPLAY3']).toEqual({
      value: true,
      by: 'Sam',
      at: staff.now().toISOString(),
      reason: 'trial week',
      until: '2030-02-01T00:00:00.000Z',
      hides: 0,
    });
    expect(cellOf(ab, 'flags.FREEPLAY3')).toMatchObject({ on: true, layer: 'override', override: { by: 'Sam' } });
    expect([cellOf(cd, chat), cellOf(ab, chat)]).toEqual([
      { on: true, layer: 'site' },
      { on: false, layer: 'site' },
    ]);
    expect(cellOf(ab, 'flags.DEPOSIT').on).toBe(false);
  });

  it('has a page for each flag: what asks for it, and its history @C-201', async () => {
    const page = (await mira.get(`/flags/${chat}`)).json;
    expect(page.flag.effect).toContain('live chat');
    expect(page.usedBy).toContainEqual(expect.objectContaining({ kind: 'item', slot: 'header.shortcut' }));
    const history = (await mira.get('/flags/flags.FREEPLAY3/history')).json;
    expect(history).toEqual({ entries: [expect.any(Object)], all: 1 });
    expect(history.entries).toEqual([
      expect.objectContaining({
        merchant: 'ab',
        author: 'Sam',
        words: 'switched FREEPLAY3 on until 2030-02-01 00:00 UTC',
      }),
    ]);
    for (const path of ['/flags/flags.NOWHERE', '/flags/flags.NOWHERE/history'])
      expect((await mira.get(path)).status, path).toBe(404);
  });
});

describe('the impact of changes', () => {
  it('says which items, screens and words change for whom, while nothing moves @C-240', async () => {
    const before = await seqs();
    const changes = [{ merchant: 'ab', name: chat, value: true }];
    const { status, json } = await mira.post('/impact', { changes });
    expect(status).toBe(200);
    expect(json.groups).toHaveLength(1);
    const [group] = json.groups;
    expect(group).toMatchObject({ merchants: ['ab'], everyScreen: true, visitors: ['everybody'] });
    expect(group.values).toContainEqual({ name: chat, from: false, to: true });
    expect(group.items).toContainEqual(
      expect.objectContaining({ slot: 'header.shortcut', from: 'absent', to: 'shown' }),
    );
    expect(group.words.every(({ text }: { text?: string }) => typeof text === 'string')).toBe(true);
    expect(group.lines.join(' ')).toContain('appears in header.shortcut');
    expect(group.bytes.least).toBeGreaterThan(0);
    expect(json.base).toEqual({ ab: before['ab'] });
    expect(await seqs()).toEqual(before);
    expect(await flagOf('ab')).toBe(false);
  });

  it('folds merchants at which the same happens, and names those where nobody would notice @C-240', async () => {
    await staff.publisher.publishFolder(staff.folder('ef', { flags: { CBS3: false } }), {
      author: 'start',
      reason: 'first',
    });
    const changes = ['cd', 'ef', 'ab'].map((merchant) => ({ merchant, name: chat, value: true }));
    const { groups, unnoticed } = (await mira.post('/impact', { changes })).json;
    expect(groups.map(({ merchants }: { merchants: string[] }) => merchants)).toEqual([['ef', 'ab']]);
    expect(unnoticed).toEqual(['cd']);
  });

  it('tells of a merchant that would break a promise, with the counter-example, and of one that is none @C-241', async () => {
    const changes = [
      { merchant: 'ab', name: 'flags.NOWHERE', value: true },
      { merchant: 'zz', name: chat, value: true },
    ];
    const { refused } = (await mira.post('/impact', { changes })).json;
    expect(refused.map(({ merchant }: { merchant: string }) => merchant)).toEqual(['ab', 'zz']);
    expect(refused[0].problems[0].message).toContain('NOWHERE');
  });
});

describe('a change set', () => {
  it('is published at all merchants under one id, and undone as one, to what lay below @C-210', async () => {
    const before = await Promise.all(['ab', 'cd'].map((code) => staff.live(code)));
    const { status, json: set } = await publish({ until: '2030-06-01T00:00:00Z' });
    expect(status).toBe(200);
    expect(set).toMatchObject({ state: 'published', author: 'Mira Khan', reason: 'chat moves', kind: 'change' });
    expect(set.results.map(({ merchant, state }: Record<string, string>) => `${merchant} ${state}`)).toEqual([
      'ab published',
      'cd published',
    ]);
    expect([await flagOf('ab'), await flagOf('cd')]).toEqual([true, false]);
    const [entry] = (await mira.get('/merchants/ab/history')).json.entries;
    expect(entry).toMatchObject({
      author: 'Mira Khan',
      reason: 'chat moves',
      changeSet: set.id,
      words: 'switched CBS3 on until 2030-06-01 00:00 UTC',
    });
    const undone = await mira.post(`/change-sets/${set.id}/undo`, { reason: 'too early' });
    expect(undone.json).toMatchObject({ state: 'undone', undone: { by: 'Mira Khan', reason: 'too early' } });
    expect(await Promise.all(['ab', 'cd'].map((code) => staff.live(code)))).toEqual(before);
    expect((await mira.get('/merchants/ab/history')).json.entries[0].words).toBe('took back CBS3');
    expect((await mira.post(`/change-sets/${set.id}/undo`, { reason: 'again' })).json.code).toBe('CONFLICT');
    expect((await mira.get('/change-sets')).json.list[0]).toEqual((await mira.get(`/change-sets/${set.id}`)).json);
  });

  it('are listed part after part and counted, and those in one state alone @C-763', async () => {
    const { all: known } = (await mira.get('/change-sets')).json;
    for (const reason of ['one', 'two', 'three']) {
      const { json } = await publish({ reason, startAt: new Date(staff.now().getTime() + 3_600_000).toISOString() });
      await mira.post(`/change-sets/${json.id}/cancel`, { reason: 'later' });
    }
    const { list, all, ...end } = (await mira.get('/change-sets')).json;
    expect(list.map(({ reason }: { reason: string }) => reason).slice(0, 3)).toEqual(['three', 'two', 'one']);
    expect([all, list.length, end]).toEqual([known + 3, known + 3, {}]);
    const first = (await mira.get('/change-sets?limit=2')).json;
    expect(first).toEqual({ list: list.slice(0, 2), all, next: list[1].id });
    expect((await mira.get(`/change-sets?limit=50&before=${first.next}`)).json).toEqual({ list: list.slice(2), all });
    // The last part may be as long as what was asked for.
    expect((await mira.get(`/change-sets?limit=${all - 2}&before=${first.next}`)).json).toEqual({
      ...{ list: list.slice(2), all },
    });
    expect((await mira.get(`/change-sets?before=${list.at(-1).id}`)).json).toEqual({ list: [], all });
    expect((await mira.get('/change-sets?before=none')).json).toEqual({ list: [], all });
    expect((await mira.get('/change-sets?state=cancelled')).json).toEqual({ list: list.slice(0, 3), all: 3 });
    expect((await mira.get('/change-sets?state=cancelled&limit=1')).json).toEqual({
      ...{ list: list.slice(0, 1), all: 3, next: list[0].id },
    });
    expect((await mira.get('/change-sets?state=lost')).json.code).toBe('INVALID');
    await staff.db.deleteFrom('console_change_sets').where('state', '=', 'cancelled').execute();
    expect((await mira.get('/change-sets')).json.all).toBe(known);
  });

  it('moves no merchant when one would not take it @C-211', async () => {
    const before = await seqs();
    const { status, json } = await publish({
      changes: [
        { merchant: 'ab', name: chat, value: true },
        { merchant: 'cd', name: 'flags.NOWHERE', value: true },
      ],
    });
    expect([status, json.code]).toEqual([422, 'REFUSED']);
    expect(json.refused).toEqual([expect.objectContaining({ merchant: 'cd' })]);
    expect(await seqs()).toEqual(before);
    expect((await mira.get('/change-sets')).json.list).toHaveLength(1);
  });

  it('moves no merchant when the process ends in the middle of it @C-211', async () => {
    const before = await seqs();
    const note = { action: 'override', author: 'Mira', reason: 'because', detail: {} } as const;
    const requests = ['ab', 'cd'].map((merchant) => ({
      merchant,
      change: pushOverride({ name: 'flags.MAILCEN', value: true, ...note, at: staff.now().toISOString() }),
      note,
    }));
    const moved: string[] = [];
    const end = async (_: unknown, results: ReadonlyMap<string, unknown>) => {
      moved.push(...results.keys());
      throw new Error('The process ends.');
    };
    await expect(staff.publisher.overrideTogether(requests, end)).rejects.toThrow('The process ends.');
    expect(moved).toEqual(['ab', 'cd']);
    expect(await seqs()).toEqual(before);
  });

  it('tells the second of two what changed meanwhile, and of two at the same moment only one is done @C-212', async () => {
    const base = await seqs();
    const both = await Promise.all([publish({ base, reason: 'one' }), publish({ base, reason: 'other' })]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const late = await publish({ base, reason: 'too late' });
    expect(late.json).toMatchObject({ code: 'MOVED', moved: [{ merchant: 'ab' }, { merchant: 'cd' }] });
    expect(late.json.moved[0].seq).toBe((base['ab'] ?? 0) + 1);
    expect(late.json.moved[0].since).toEqual([
      expect.objectContaining({ author: 'Mira Khan', words: 'switched CBS3 on' }),
    ]);
  });

  it('leaves what somebody has changed since as they left it @C-213', async () => {
    const [set] = (await mira.get('/change-sets')).json.list;
    await staff.operations.override({ code: 'cd', name: chat, value: true, author: 'Sam', reason: 'needed here' });
    const { json } = await mira.post(`/change-sets/${set.id}/undo`, { reason: 'back' });
    expect(json.undone.results).toEqual([
      expect.objectContaining({ merchant: 'ab', state: 'published' }),
      expect.objectContaining({ merchant: 'cd', state: 'unchanged', message: expect.stringContaining(chat) }),
    ]);
    expect([await flagOf('ab'), await flagOf('cd')]).toEqual([false, true]);
    expect((await mira.get('/merchants/cd/history')).json.entries[0].author).toBe('Sam');
  });

  it('needs a reason, a place where each merchant was looked at, and one change for each value @C-214', async () => {
    expect((await publish({ reason: ' ' })).json.code).toBe('INVALID');
    expect((await publish({ base: { ab: 1 } })).json.message).toContain('cd');
    expect((await publish({ until: '2020-01-01T00:00:00Z' })).json.message).toContain('future');
    const twice = ['on', 'off'].map((word) => ({ merchant: 'ab', name: chat, value: word === 'on' }));
    expect((await publish({ changes: twice })).json.message).toContain('two things');
  });
});

describe('the fast lane', () => {
  it('closes sites though one of the merchants is none, and says so @C-607', async () => {
    const { json } = await mira.post('/stops', {
      merchants: ['ab', 'zz', 'cd'],
      name: 'maintenance',
      value: true,
      reason: 'wallet is down',
    });
    expect(json).toMatchObject({ kind: 'stop', state: 'partly' });
    expect(json.results.map(({ state }: { state: string }) => state)).toEqual(['published', 'failed', 'published']);
    expect((await staff.live('ab')).maintenance).toBe(true);
    await mira.post(`/change-sets/${json.id}/undo`, { reason: 'it is up again' });
    expect([(await staff.live('ab')).maintenance, (await staff.live('cd')).maintenance]).toEqual([false, false]);
  });

  it('is undone where it has come to, and goes no further @C-607', async () => {
    const merchants = ['ab', 'cd', 'ef'];
    const { overrideTogether } = staff.publisher;
    const reached = Promise.withResolvers<void>();
    const undone = Promise.withResolvers<void>();
    const slow = vi.spyOn(staff.publisher, 'overrideTogether').mockImplementation(async (requests, also) => {
      if (requests[0]?.merchant === 'cd' && requests[0].note.action === 'override') {
        reached.resolve();
        await undone.promise;
      }
      return overrideTogether(requests, also);
    });
    const stop = mira.post('/stops', { merchants, name: 'maintenance', value: true, reason: 'wallet is down' });
    await reached.promise;
    const [{ id }] = (await mira.get('/change-sets')).json.list;
    expect((await staff.live('ab')).maintenance).toBe(true);
    const { json } = await mira.post(`/change-sets/${id}/undo`, { reason: 'it is up' });
    expect(json).toMatchObject({ state: 'undone', undone: { results: [{ merchant: 'ab', state: 'published' }] } });
    expect(json.results.map(({ state }: { state: string }) => state)).toEqual(['published', 'failed', 'failed']);
    undone.resolve();
    expect((await stop).json.code).toBe('CONFLICT');
    slow.mockRestore();
    const sites = await Promise.all(merchants.map((code) => staff.live(code)));
    expect(sites.map(({ maintenance }) => maintenance)).toEqual([false, false, false]);
    expect((await mira.get(`/change-sets/${id}`)).json).toEqual(json);
  });

  it('takes flags that go off, and nothing that goes on @C-607', async () => {
    const stop = (value: boolean) => mira.post('/stops', { merchants: ['cd'], name: chat, value, reason: 'abuse' });
    expect((await stop(true)).json.code).toBe('INVALID');
    expect((await stop(false)).json.state).toBe('published');
    expect(await flagOf('cd')).toBe(false);
  });
});

describe('a rollback', () => {
  it('goes back to a seq, unless the merchant moved since it was looked at @C-640', async () => {
    const omar = await staff.join('Omar', 'manager');
    const base = (await seqs())['cd'] ?? 0;
    const back = (body: object) => omar.post('/merchants/cd/roll-back', { to: 1, reason: 'as it was', base, ...body });
    expect((await back({ base: base - 1 })).json).toMatchObject({
      code: 'MOVED',
      moved: [{ merchant: 'cd', seq: base }],
    });
    expect((await back({})).json).toMatchObject({ state: 'published', seq: base + 1 });
    expect(await flagOf('cd')).toBe(true);
    expect((await back({ base: base + 1, to: 999 })).json.code).toBe('REFUSED');
  });

  it('overwrites nothing that nobody looked at: of two at the same moment only one is done @C-640', async () => {
    const zoe = await staff.join('Zoe', 'manager');
    const base = (await seqs())['ab'] ?? 0;
    const back = (to: number) => zoe.post('/merchants/ab/roll-back', { to, reason: 'as it was', base });
    const both = await Promise.all([back(1), back(3)]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const late = both.find(({ status }) => status === 409);
    expect(late?.json).toMatchObject({ code: 'MOVED', moved: [{ merchant: 'ab', seq: base + 1 }] });
  });
});
