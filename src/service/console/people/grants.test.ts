import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestConsole, type Staff, type TestConsole } from '../console.fixture.ts';

const mine = 'pine';
const other = 'rowan';

let staff: TestConsole;
let ines: Staff;
beforeAll(async () => {
  staff = await openTestConsole();
  for (const code of [mine, other])
    await staff.publisher.publishFolder(staff.folder(code, { flags: { CBS3: true } }), {
      author: 'start',
      reason: 'first',
    });
  ines = await staff.join('Ines Okafor');
}, 120_000);
afterAll(() => staff.close());

const freshen = async () => {
  staff.pass(30_000);
  expect((await ines.post('/step-up', { code: staff.code(ines.secret) })).status).toBe(200);
};
const seqOf = async (code: string) => {
  const { merchants } = (await ines.get('/flags')).json;
  return merchants.find((line: { code: string }) => line.code === code).seq;
};

describe('somebody with some flag groups', () => {
  it('changes flags of these, stops and undoes them, and nothing else, not even by a rollback @C-162', async () => {
    const flags = (await ines.get('/flags')).json.flags as readonly { name: string; owner: string }[];
    const ownerOf = (name: string) => flags.find((flag) => flag.name === name)?.owner ?? '';
    const omar = await staff.join('Omar', 'manager', { groups: [ownerOf('flags.CBS3')] });
    const foreign = flags.find(({ owner, name }) => owner !== ownerOf('flags.CBS3') && name.startsWith('flags.'));
    const publish = async (name: string) =>
      omar.post('/change-sets', {
        changes: [{ merchant: other, name, value: false }],
        base: { [other]: await seqOf(other) },
        reason: 'A test',
      });
    const done = await publish('flags.CBS3');
    expect(done.status).toBe(200);
    for (const name of [foreign?.name ?? '', 'settings.login.remember', 'maintenance'])
      expect((await publish(name)).json.code, name).toBe('FORBIDDEN');
    const stop = (name: string, value: boolean) =>
      omar.post('/stops', { merchants: [other], name, value, reason: 'A test' });
    expect((await stop('maintenance', true)).json.code).toBe('FORBIDDEN');
    expect((await omar.post(`/change-sets/${done.json.id}/undo`, { reason: 'Back' })).status).toBe(200);
    const back = { to: 1, base: await seqOf(other), reason: 'A test' };
    expect((await omar.post(`/merchants/${other}/roll-back`, back)).json.code).toBe('FORBIDDEN');
    expect((await omar.get('/flags')).json.merchants).toHaveLength(2);
  });
});

describe('a grant', () => {
  it('is given by the invitation, listed, changed, and ends the sessions of its person @C-163', async () => {
    await freshen();
    const lineOf = async (name: string) =>
      (await ines.get('/people')).json.find((line: { name: string }) => line.name === name);
    const { json } = await ines.post('/people/invite', { name: 'Nadia', role: 'support', merchants: [mine] });
    expect(await lineOf('Nadia')).toMatchObject({ state: 'invited', merchants: [mine] });
    await ines.post(`/invitations/${(await lineOf('Nadia')).id}/withdraw`, {});
    expect(json.link).toBeDefined();
    const vera = await staff.join('Vera', 'support', { merchants: [mine], groups: ['account'] });
    const { id } = await lineOf('Vera');
    expect(await lineOf('Vera')).toMatchObject({ role: 'support', merchants: [mine], groups: ['account'] });
    expect((await vera.get('/session')).json.person).toMatchObject({ merchants: [mine], groups: ['account'] });
    await freshen();
    const change = (body: object) => ines.post(`/people/${id}`, body);
    expect((await change({ merchants: ['nowhere'] })).json.code).toBe('INVALID');
    expect((await change({ groups: ['nobody'] })).json.code).toBe('INVALID');
    expect((await change({ merchants: [] })).json.code).toBe('INVALID');
    expect((await change({ role: 'administrator', merchants: [mine] })).json.code).toBe('INVALID');
    expect((await change({ merchants: null, groups: null })).status).toBe(200);
    expect((await vera.get('/merchants')).json.code).toBe('SIGNED_OUT');
    const line = await lineOf('Vera');
    expect([line.role, line.merchants, line.groups]).toEqual(['support', undefined, undefined]);
    await change({ merchants: [other] });
    await change({ role: 'administrator' });
    expect((await lineOf('Vera')).merchants).toBeUndefined();
  });
});
