import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openTestConsole, type Staff, type TestConsole } from '../console.fixture.ts';
import { needsApproval } from './needs-approval.ts';

let staff: TestConsole;
let mira: Staff;
let omar: Staff;
let vera: Staff;
beforeAll(async () => {
  staff = await openTestConsole();
  mira = await staff.join('Mira', 'manager');
  omar = await staff.join('Omar', 'manager');
  vera = await staff.join('Vera', 'support');
  await staff.publisher.publishFolder(staff.folder('ab'), { author: 'start', reason: 'first' });
}, 120_000);
afterAll(() => staff.close());

const deposit = 'flags.DEPOSIT';
const isOn = async () => (await staff.live('ab')).flags['DEPOSIT'] === true;
const seqOf = async () => (await mira.get('/merchants')).json[0].seq;
const propose = async (by: Staff, more: object = {}) =>
  by.post('/change-sets', {
    changes: [{ merchant: 'ab', name: deposit, value: true }],
    reason: 'licence is there',
    base: { ab: await seqOf() },
    ...more,
  });
const approve = (by: Staff, id: string) => by.approve(id);

describe('what touches money', () => {
  it('needs a second person unless it stops @C-430', () => {
    const ask = (name: string, value?: unknown) => needsApproval({ name, value });
    expect([
      ask(deposit, true),
      ask(deposit),
      ask(deposit, false),
      ask('flags.CBS3', true),
      ask('roles.deposit', [1]),
    ]).toEqual([true, true, false, false, true]);
  });

  it('is no setting and no rule of a form that one person changes alone @C-430', async () => {
    const names = ['settings.recovery.phone', 'register.email.required', 'whatever.comes'];
    expect(names.map((name) => needsApproval({ name, value: true }))).toEqual([true, true, true]);
    expect(needsApproval({ name: 'maintenance', value: false })).toBe(false);
    const before = await seqOf();
    const { json: set } = await propose(vera, {
      changes: [{ merchant: 'ab', name: 'settings.recovery.phone', value: true }],
    });
    expect(set.state).toBe('proposed');
    expect(await seqOf()).toBe(before);
    await vera.post(`/change-sets/${set.id}/reject`, { reason: 'only asked' });
  });

  it('waits for somebody who may approve and is not the author, and says who both are @C-431', async () => {
    const { json: set } = await propose(vera);
    expect(set).toMatchObject({ state: 'proposed', author: 'Vera', results: [] });
    expect(await isOn()).toBe(false);
    expect((await approve(vera, set.id)).json.code).toBe('FORBIDDEN');
    const done = await approve(omar, set.id);
    expect(done.json).toMatchObject({ state: 'published', author: 'Vera', decided: { by: 'Omar', reason: 'seen' } });
    expect(await isOn()).toBe(true);
    const [entry] = await staff.history('ab');
    expect(entry).toMatchObject({ author: 'Vera', detail: { changeSet: set.id, approvedBy: 'Omar' } });
    expect((await approve(mira, set.id)).json.code).toBe('CONFLICT');
    await mira.post(`/change-sets/${set.id}/undo`, { reason: 'back' });
    expect(await isOn()).toBe(false);
  });

  it('is approved by nobody who proposed it, and by one of two at the same moment @C-431', async () => {
    const { json: set } = await propose(mira);
    expect((await approve(mira, set.id)).json).toMatchObject({ code: 'CONFLICT' });
    expect(await isOn()).toBe(false);
    const both = await Promise.all([approve(omar, set.id), approve(omar, set.id)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    await mira.post(`/change-sets/${set.id}/undo`, { reason: 'back' });
  });

  it('is not published once the merchant is another one than was looked at @C-431', async () => {
    const { json: set } = await propose(mira);
    await staff.operations.override({ code: 'ab', name: 'flags.CBS3', value: true, author: 'Sam', reason: 'chat' });
    const late = await approve(omar, set.id);
    expect(late.json).toMatchObject({ code: 'MOVED', moved: [{ merchant: 'ab' }] });
    expect(await isOn()).toBe(false);
    const rejected = await omar.post(`/change-sets/${set.id}/reject`, { reason: 'look again' });
    expect(rejected.json).toMatchObject({ state: 'rejected', decided: { by: 'Omar', reason: 'look again' } });
    expect((await approve(omar, set.id)).json.code).toBe('CONFLICT');
  });

  it('is withdrawn by its author, and rejected by nobody else without the right @C-432', async () => {
    const { json: set } = await propose(mira);
    const reject = (by: Staff) => by.post(`/change-sets/${set.id}/reject`, { reason: 'not now' });
    expect((await reject(vera)).json.code).toBe('FORBIDDEN');
    expect((await reject(mira)).json.state).toBe('rejected');
  });

  it('is refused at once when it could not be published, and cannot be forced @C-431', async () => {
    const { json } = await propose(mira, {
      changes: [
        { merchant: 'ab', name: deposit, value: true },
        { merchant: 'ab', name: 'flags.NOWHERE', value: true },
      ],
    });
    expect(json.code).toBe('REFUSED');
    expect((await propose(mira, { base: { ab: 1 } })).json.code).toBe('MOVED');
    expect((await propose(mira, { force: true })).json.code).toBe('INVALID');
  });

  it('needs the passkey of who approves: no code stands for it, and no code is needed beside it', async () => {
    const { json: set } = await propose(mira);
    await omar.post('/step-up', { code: staff.code(omar.secret) });
    const path = `/change-sets/${set.id}/approve`;
    expect((await omar.post(path, { reason: 'seen' })).json.code).toBe('NO_PASSKEY');
    expect(await isOn()).toBe(false);
    staff.pass(15 * 60_000);
    expect((await approve(omar, set.id)).json.state).toBe('published');
  });

  it('is stopped by one person at once @C-433', async () => {
    const body = { merchants: ['ab'], name: deposit, value: false, reason: 'fraud' };
    expect((await vera.post('/stops', body)).json.state).toBe('published');
    expect(await isOn()).toBe(false);
  });

  it('stays stopped as long as somebody stopped it, unless a second person agrees @C-433', async () => {
    const inHours = (hours: number) => new Date(staff.now().getTime() + hours * 3_600_000).toISOString();
    const endOf = async () => {
      const [entry] = await staff.history('ab');
      return entry?.overrides.findLast(({ name }) => name === deposit)?.until;
    };
    await staff.operations.override({ code: 'ab', name: deposit, value: true, author: 'Sam', reason: 'no fraud' });
    const stop = (hours: number) =>
      vera.post('/stops', { merchants: ['ab'], name: deposit, value: false, reason: 'fraud', until: inHours(hours) });
    await stop(5);
    expect((await stop(1)).json.results).toEqual([expect.objectContaining({ state: 'unchanged' })]);
    expect(await endOf()).toBe(inHours(5));
    const change = (hours: number) =>
      propose(vera, { changes: [{ merchant: 'ab', name: deposit, value: false }], until: inHours(hours) });
    const { json: longer } = await change(6);
    expect([longer.state, await endOf()]).toEqual(['published', inHours(6)]);
    const ask = { changes: [{ merchant: 'ab', name: deposit, value: false }], until: inHours(1) };
    expect((await vera.post('/impact', ask)).json.needsApproval).toBe(true);
    const { json: sooner } = await change(1);
    expect([sooner.state, await endOf()]).toEqual(['proposed', inHours(6)]);
    await omar.post('/step-up', { code: staff.code(omar.secret) });
    expect((await approve(omar, sooner.id)).json.state).toBe('published');
    expect(await endOf()).toBe(inHours(1));
  });
});

describe('the way back to where money moves', () => {
  const undo = (by: Staff, id: string) => by.post(`/change-sets/${id}/undo`, { reason: 'no fraud' });
  const rollBack = async (by: Staff, to: number) =>
    by.post('/merchants/ab/roll-back', { to, reason: 'as it was', base: await seqOf() });
  const stop = (by: Staff) => by.post('/stops', { merchants: ['ab'], name: deposit, value: false, reason: 'fraud' });
  const showCode = async (by: Staff) => {
    staff.pass(30_000);
    await by.post('/step-up', { code: staff.code(by.secret) });
  };
  const setOn = () =>
    staff.operations.override({ code: 'ab', name: deposit, value: true, author: 'Sam', reason: 'on' });

  // Nobody's session ends as an idle one.
  beforeEach(async () => {
    for (const one of [mira, omar, vera]) await one.get('/merchants');
  });

  it('is an undo by another one than who stopped it, who may approve and signs it', async () => {
    await setOn();
    const { json: set } = await stop(omar);
    await showCode(omar);
    expect((await undo(vera, set.id)).json.code).toBe('FORBIDDEN');
    expect((await undo(omar, set.id)).json.code).toBe('CONFLICT');
    for (const one of [vera, omar]) expect(['FORBIDDEN', 'CONFLICT']).toContain((await one.undo(set.id)).json.code);
    // No code stands for a signature.
    await showCode(mira);
    expect((await undo(mira, set.id)).json.code).toBe('NO_PASSKEY');
    expect(await isOn()).toBe(false);
    expect((await mira.undo(set.id)).json.state).toBe('undone');
    expect(await isOn()).toBe(true);
  });

  it('is a rollback by another one than who changed the merchant since, who signs it', async () => {
    await setOn();
    const open = await seqOf();
    await stop(omar);
    await showCode(omar);
    expect((await rollBack(omar, open)).json.code).toBe('CONFLICT');
    // No code stands for a signature.
    await showCode(mira);
    expect((await rollBack(mira, open)).json.code).toBe('NO_PASSKEY');
    expect(await isOn()).toBe(false);
    const signed = await mira.rollBack('ab', { to: open, reason: 'as it was', base: await seqOf() });
    expect(signed.json.state).toBe('published');
    expect(await isOn()).toBe(true);
  });

  it('needs a second person too when a stop would only end sooner, or a list of roles changes @C-433', async () => {
    await setOn();
    const until = new Date(staff.now().getTime() + 3_600_000).toISOString();
    const body = { merchants: ['ab'], name: deposit, value: false, reason: 'fraud' };
    await vera.post('/stops', { ...body, until });
    const { json: forGood } = await vera.post('/stops', body);
    expect((await undo(vera, forGood.id)).json.code).toBe('FORBIDDEN');
    const { json: set } = await propose(vera, { changes: [{ merchant: 'ab', name: 'roles.deposit', value: [3] }] });
    await showCode(omar);
    expect((await approve(omar, set.id)).json.state).toBe('published');
    expect((await undo(vera, set.id)).json.code).toBe('FORBIDDEN');
  });

  it('is not opened by ending a stop that runs @C-433', async () => {
    await setOn();
    const reached = Promise.withResolvers<void>();
    const tried = Promise.withResolvers<void>();
    const { overrideTogether } = staff.publisher;
    const slow = vi.spyOn(staff.publisher, 'overrideTogether').mockImplementation(async (requests, also) => {
      reached.resolve();
      await tried.promise;
      return overrideTogether(requests, also);
    });
    const stopping = stop(omar);
    await reached.promise;
    const [{ id }] = (await mira.get('/change-sets')).json.list;
    expect((await undo(vera, id)).json.code).toBe('FORBIDDEN');
    tried.resolve();
    expect((await stopping).json.state).toBe('published');
    slow.mockRestore();
    expect(await isOn()).toBe(false);
  });

  it('is free for whoever takes back what let money move @C-433', async () => {
    await staff.operations.override({ code: 'ab', name: deposit, value: false, author: 'Sam', reason: 'off' });
    const { json: set } = await propose(mira);
    await showCode(omar);
    await approve(omar, set.id);
    expect((await undo(vera, set.id)).json.state).toBe('undone');
    expect(await isOn()).toBe(false);
  });
});
