import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestConsole, type Staff, type TestConsole } from '../console.fixture.ts';
import { resetFactor } from './renew-factor.ts';
import { invite, withdrawInvitation } from './people.ts';

let staff: TestConsole;
let ines: Staff;
beforeAll(async () => {
  staff = await openTestConsole();
  ines = await staff.join('Ines Okafor');
}, 120_000);
afterAll(() => staff.close());

const password = 'correct horse battery';
const freshen = async (by: Staff) => {
  staff.pass(30_000);
  expect((await by.post('/step-up', { code: staff.code(by.secret) })).status).toBe(200);
};
const idOf = async (name: string) => {
  const { id } = await staff.db
    .selectFrom('console_people')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return id;
};
const follow = async (link: string, name: string) => {
  const token = new URL(link).hash.slice(1);
  return (await staff.call('POST', '/join', { body: { token, name, password } })).json.code;
};
const openByPassword = (by: Staff) => staff.signIn({ name: by.name, code: staff.code(by.secret) });

it('ends the invitations and reset links of an administrator with their access, role or second factor @C-128', async () => {
  await staff.join('Omar', 'viewer');
  const omar = await idOf('Omar');
  const ends = [{ isClosed: true }, { role: 'manager' }, 'reset'] as const;
  for (const [index, end] of ends.entries()) {
    const name = `Ada ${'abc'[index]}`;
    const ada = await staff.join(name);
    await freshen(ada);
    const guest = `Guest ${'abc'[index]}`;
    const { link } = (await ada.post('/people/invite', { name: guest, role: 'administrator' })).json;
    await ada.post(`/people/${omar}/reset-factor`, {});
    await freshen(ines);
    const path = `/people/${await idOf(name)}`;
    const ended = end === 'reset' ? await ines.post(`${path}/reset-factor`, {}) : await ines.post(path, end);
    expect(ended.status).toBe(200);
    expect(await follow(link, guest)).toBe('NOT_FOUND');
    const left = await staff.db.selectFrom('console_links').select('person').where('person', '=', omar).execute();
    expect(left).toEqual([]);
  }
});

it('lets nobody act on people whose own access ended a moment before @C-128', async () => {
  await staff.join('Bo');
  const by = await idOf('Bo');
  const { id } = await staff.db
    .selectFrom('console_people')
    .select('id')
    .where('name', '=', 'Omar')
    .executeTakeFirstOrThrow();
  await freshen(ines);
  await ines.post(`/people/${by}`, { role: 'viewer' });
  const acts = [
    () => invite(staff.context, { name: 'Late Guest', role: 'viewer', by }),
    () => resetFactor(staff.context, { id, by }),
    () => withdrawInvitation(staff.context, { id: 'any', by }),
  ];
  for (const act of acts) await expect(act()).rejects.toMatchObject({ refusal: { code: 'FORBIDDEN' } });
});

it('notes in the chain whom an administrator let in, as what and where', async () => {
  await freshen(ines);
  await ines.post('/people/invite', { name: 'Mara Lind', role: 'manager', groups: ['account'] });
  const { body } = await staff.db
    .selectFrom('audit_chain')
    .select('body')
    .orderBy('n', 'desc')
    .executeTakeFirstOrThrow();
  const invited = { what: 'invite a manager', name: 'Mara Lind', role: 'manager', groups: ['account'] };
  expect(JSON.parse(body)).toMatchObject(invited);
});

it('opens no session for a sign-in that was proven before the second factor was reset @C-128', async () => {
  const vera = await staff.join('Vera', 'viewer');
  const reached = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const slow = vi.spyOn(staff.context.limiter, 'clear').mockImplementation(async () => {
    reached.resolve();
    await goOn.promise;
  });
  const signingIn = openByPassword(vera);
  await reached.promise;
  slow.mockRestore();
  await resetFactor(staff.context, { id: await idOf('Vera'), by: await idOf('Ines Okafor') });
  goOn.resolve();
  expect((await signingIn).json.code).toBe('WRONG_SIGN_IN');
  const open = await staff.db
    .selectFrom('console_sessions')
    .select('id')
    .where('person', '=', await idOf('Vera'))
    .execute();
  expect(open).toEqual([]);
});

it('takes passkeys from whose access ends, and tokens from who changes the password @C-128', async () => {
  const nils = await staff.join('Nils', 'manager');
  await freshen(nils);
  const { token } = (await nils.post('/tokens', { name: 'nightly', rights: ['read'], days: 90 })).json;
  const asToken = () => staff.call('GET', '/merchants', { headers: { authorization: `Bearer ${token}`, origin: '' } });
  expect((await asToken()).status).toBe(200);
  staff.pass(30_000);
  const body = { old: password, password: 'another long sentence', code: staff.code(nils.secret) };
  expect((await nils.post('/password', body)).status).toBe(200);
  expect((await asToken()).json.code).toBe('SIGNED_OUT');
  const id = await idOf('Nils');
  const keys = () => staff.db.selectFrom('console_passkeys').select('id').where('person', '=', id).execute();
  expect(await keys()).toHaveLength(1);
  await freshen(ines);
  await ines.post(`/people/${id}`, { isClosed: true });
  await ines.post(`/people/${id}`, { isClosed: false });
  expect(await keys()).toEqual([]);
});

it('answers an act that is done, and tells the log of the service, when the chain takes no entry of it', async () => {
  await freshen(ines);
  await staff.db.schema.alterTable('audit_chain').renameTo('audit_chain_away').execute();
  try {
    const { status } = await ines.post('/people/invite', { name: 'Gone Astray', role: 'viewer' });
    expect(status).toBe(200);
  } finally {
    await staff.db.schema.alterTable('audit_chain_away').renameTo('audit_chain').execute();
  }
  expect(staff.troubles.at(-1)).toContain('The audit chain lacks what was done: invite a viewer by ');
});
