import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ConsoleRight, type ConsoleRole, consoleRoles as roles } from '../../../contracts/console/roles.ts';
import { openTestConsole, type Staff, type TestConsole } from '../console.fixture.ts';
import { consoleRoutes } from './console-routes.ts';

let staff: TestConsole;
const people = new Map<ConsoleRole, Staff>();
beforeAll(async () => {
  staff = await openTestConsole();
  for (const role of roles) people.set(role, await staff.join(`A ${role}`, role));
}, 120_000);
afterAll(() => staff.close());

/** Who may do what, written down a second time, apart from the code that decides. */
const mayDo: Readonly<Record<ConsoleRight, readonly ConsoleRole[]>> = {
  read: ['viewer', 'support', 'manager', 'administrator'],
  answer: ['support', 'manager', 'administrator'],
  stop: ['support', 'manager', 'administrator'],
  change: ['support', 'manager', 'administrator'],
  approve: ['manager', 'administrator'],
  'roll-back': ['manager', 'administrator'],
  people: ['administrator'],
};

/** Routes that need no session. */
const openPaths = [
  '/session',
  '/join',
  '/join/confirm',
  '/renew',
  '/renew/confirm',
  '/sign-in',
  '/sign-out',
  '/sign-in/passkey/begin',
  '/sign-in/passkey',
];

// A stream would not end; who may open it is decided as for every other route.
const asked = consoleRoutes.flatMap(({ method, path, right }) =>
  path === '/events' || right === 'anybody' ? [] : [{ method, path, right }],
);

describe('the routes of the console', () => {
  it('are open to everybody only where somebody comes in or goes out @C-129', () => {
    const open = consoleRoutes.filter(({ right }) => right === 'anybody');
    expect(open.map(({ path }) => path)).toEqual(openPaths);
  });

  it('are all that the server answers: nothing else is there, and none of them without /api @C-129', async () => {
    for (const { method, path } of consoleRoutes) {
      const url = path.replace(/:\w+/g, 'x');
      expect((await staff.app.inject({ method, url })).statusCode, path).toBe(404);
    }
    const printed = staff.app
      .printRoutes({ commonPrefix: false })
      .match(/\((?:GET|POST|HEAD|PUT|DELETE|PATCH|OPTIONS)[^)]*\)/g);
    expect(printed?.flatMap((words) => words.slice(1, -1).split(', ')).length).toBe(consoleRoutes.length);
  });

  it.each(
    consoleRoutes
      .filter(({ right }) => right !== 'anybody')
      .map((route) => [`${route.method} ${route.path}`, route] as const),
  )('%s answers nobody who is not signed in, and no cookie that was made up @C-129', async (_, { method, path }) => {
    for (const cookie of [undefined, `__Host-livery-console=${'x'.repeat(43)}`]) {
      const { status, json } = await staff.call(method, path.replace(/:\w+/g, 'x'), {
        body: method === 'POST' ? {} : undefined,
        ...(cookie ? { cookie } : {}),
      });
      expect([status, json.code]).toEqual([401, 'SIGNED_OUT']);
    }
  });

  describe.each(roles)('for a %s', (role) => {
    it.each(asked.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', async (_, route) => {
      const { method, path, right } = route;
      // An empty body is refused as such by who may do it, so that nothing is changed by trying.
      const { status, json } = await staff.call(method, path.replace(/:\w+/g, 'x'), {
        body: method === 'POST' ? {} : undefined,
        cookie: people.get(role)?.cookie ?? '',
      });
      if (mayDo[right].includes(role)) expect([200, 400, 404], JSON.stringify(json)).toContain(status);
      else expect([status, json.code]).toEqual([403, 'FORBIDDEN']);
    });
  });

  it.each(consoleRoutes.filter(({ method }) => method === 'POST').map(({ path }) => path))(
    'POST %s takes nothing from another place than the console @C-129',
    async (path) => {
      const cookie = people.get('administrator')?.cookie ?? '';
      const foreign: readonly Readonly<Record<string, string>>[] = [
        { origin: 'https://karat.example.com' },
        { origin: 'http://console.example.com' },
        { origin: 'null' },
        { origin: '' },
        { 'sec-fetch-site': 'same-site' },
        { 'sec-fetch-site': 'cross-site' },
      ];
      for (const headers of foreign) {
        const { status, json } = await staff.call('POST', path.replace(/:\w+/g, 'x'), { body: {}, cookie, headers });
        expect([status, json.code], JSON.stringify(headers)).toEqual([403, 'WRONG_ORIGIN']);
      }
    },
  );

  it('take JSON alone, which no form of another site can send, and nothing that they do not know @C-129', async () => {
    const cookie = people.get('administrator')?.cookie ?? '';
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x']) {
      const headers = { origin: staff.context.origin, 'content-type': type, cookie };
      const payload = '{"reason":"because"}';
      const { statusCode } = await staff.app.inject({ method: 'POST', url: '/api/impact', headers, payload });
      expect(statusCode).toBe(415);
    }
    const body = { changes: [{ merchant: 'ab', name: 'flags.CBS3', value: true }], author: 'somebody else' };
    expect((await staff.call('POST', '/impact', { cookie, body })).json.code).toBe('INVALID');
  });
});
