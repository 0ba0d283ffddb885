import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestConsole, type TestConsole, testOrigin } from '../console.fixture.ts';
import { makeFirstLink, makeLink } from './links.ts';

let staff: TestConsole;
beforeAll(async () => {
  staff = await openTestConsole();
}, 120_000);
afterAll(() => staff.close());

const password = 'correct horse battery';
const tokenOf = (link: string | undefined) => new URL(link ?? '').hash.slice(1);

it('lets the first administrator in by one link of several, once, and nobody after that @C-122', async () => {
  const links = [await makeFirstLink(staff.context), await makeFirstLink(staff.context)];
  expect(links[0]).toMatch(new RegExp(`^${testOrigin}/join#[\\w-]{43}$`));
  expect((await staff.call('GET', '/session')).json).toEqual({
    state: 'signed-out',
    isFirst: true,
    hasPasskeys: true,
  });
  const begun = await Promise.all(
    links.map((link, index) =>
      staff.call('POST', '/join', { body: { token: tokenOf(link), name: `Ines ${index}`, password } }),
    ),
  );
  expect(begun[0]?.json).toMatchObject({ name: 'Ines 0', role: 'administrator', recoveryCodes: { length: 10 } });
  expect(begun[0]?.json.uri).toMatch(/^otpauth:\/\/totp\/Livery:Ines%200\?issuer=Livery&secret=[A-Z2-7]{32}&/);
  const confirmed = await Promise.all(
    links.map((link, index) =>
      staff.call('POST', '/join/confirm', {
        body: { token: tokenOf(link), code: staff.code(begun[index]?.json.secret) },
      }),
    ),
  );
  expect(confirmed.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 404]);
  expect(await makeFirstLink(staff.context)).toBeUndefined();
  const people = await staff.db.selectFrom('console_people').selectAll().execute();
  expect(people).toHaveLength(1);
  expect(JSON.stringify(people)).not.toContain(begun.find(({ json }) => json.name === people[0]?.name)?.json.secret);
  staff.pass(60_000);
});

it('keeps the session in a cookie that only this host gets, and no script reads @C-124', async () => {
  const { link } = await makeLink(staff.context, { role: 'viewer', name: 'Vera' });
  const token = tokenOf(link);
  const { json } = await staff.call('POST', '/join', { body: { token, name: 'ignored', password } });
  expect(json).toMatchObject({ name: 'Vera', role: 'viewer' });
  const { headers } = await staff.call('POST', '/join/confirm', { body: { token, code: staff.code(json.secret) } });
  expect(headers['set-cookie']).toMatch(
    /^__Host-livery-console=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/,
  );
});

it('takes no link that is used, too old or made up, no wrong code, no short password, and no name twice @C-123', async () => {
  const { link } = await makeLink(staff.context, { role: 'viewer', name: 'Omar' });
  const token = tokenOf(link);
  const join = (body: object) => staff.call('POST', '/join', { body: { token, name: 'Omar', password, ...body } });
  expect((await join({ password: 'short' })).json.code).toBe('INVALID');
  expect((await join({ token: 'x'.repeat(43) })).json.code).toBe('NOT_FOUND');
  const { json } = await join({});
  const confirm = (code: string) => staff.call('POST', '/join/confirm', { body: { token, code } });
  expect((await confirm('000000')).json.code).toBe('WRONG_SIGN_IN');
  expect((await confirm(staff.code(json.secret))).status).toBe(200);
  expect((await confirm(staff.code(json.secret))).json.code).toBe('NOT_FOUND');
  staff.pass(60_000);
  const again = await makeLink(staff.context, { role: 'viewer', name: 'oMAR' });
  expect((await join({ token: tokenOf(again.link) })).json.code).toBe('CONFLICT');
  const old = await makeLink(staff.context, { role: 'viewer', name: 'Late' });
  staff.pass(24 * 60 * 60_000);
  expect((await join({ token: tokenOf(old.link) })).json.code).toBe('NOT_FOUND');
});

it('takes no password that guessing tries first @C-123', async () => {
  const { link } = await makeLink(staff.context, { role: 'viewer', name: 'Konstantinos' });
  const join = (typed: string) =>
    staff.call('POST', '/join', { body: { token: tokenOf(link), name: 'ignored', password: typed } });
  for (const typed of ['UnbelievaBle', 'konstantinos 2030!', 'Livery202020']) {
    const { status, json } = await join(typed);
    expect([status, json.code], typed).toEqual([400, 'INVALID']);
  }
  expect((await join(password)).status).toBe(200);
});
