import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { ChangeSet } from '../../../src/contracts/console/change-sets.ts';
import type { MerchantHistory } from '../../../src/contracts/console/merchants.ts';
import type { MadePass, PassLine } from '../../../src/contracts/console/passes.ts';
import type { ConsoleRole, Scope } from '../../../src/contracts/console/roles.ts';
import type { Invitation, PersonLine, SessionAnswer, SessionLine } from '../../../src/contracts/console/session.ts';
import type { MadeToken, TokenLine } from '../../../src/contracts/console/tokens.ts';
import { connectControl } from '../../../src/service/control-client.ts';
import { CONTROL_SOCKET } from '../../../src/service/control-socket.ts';
import type { StackEnv } from '../../gate/with-stack.ts';
import { joinStaff, type Staff } from '../../support/join-staff.ts';
import { openDoor } from '../../support/stack-address.ts';
import { type Caller, currentSeq, type KnownSides } from './make-call.ts';

/** What shows a request to be somebody's. */
export interface Credentials {
  readonly cookie?: string;
  readonly authorization?: string;
}

/** A console with people of every role at one merchant, and another merchant that only administrators have. */
export interface ConsoleWorld {
  readonly port: number;
  readonly host: string;
  /** Of the console, of a brand, and of a stranger. */
  readonly origins: Readonly<Record<'own' | 'brand' | 'foreign', string>>;
  readonly known: KnownSides;
  /** Code of the merchant that only administrators have. */
  readonly other: string;
  /** What only the other merchant has, and what lets other people in. */
  readonly secrets: readonly string[];
  credentialsOf(caller: Caller): Promise<Credentials>;
  /** A session or a token has ended under a request. */
  forget(caller: Caller): void;
  /** Where the merchant of the callers is. */
  readSeq(): Promise<number>;
  /** Everything that no request may have changed; it must be the same before and after. */
  readUntouched(): Promise<string>;
}

/** Texts that stand at the other merchant alone. */
const words = { reason: 'Qzreasonofother', note: 'Qznoteofother' };
/** What the token of small scope may. */
export const tokenRights = ['read', 'stop'] as const;
const hour = 3_600_000;

/** Publishes two merchants on a running stack and lets staff in at its console. */
export async function openConsoleWorld(env: StackEnv): Promise<ConsoleWorld> {
  const port = Number(env.LIVERY_ACCEPT_PORT);
  const host = `console.localhost:${port}`;
  let households = 0;
  const enter = (link: string, name: string) => {
    households += 1;
    return joinStaff({ port, link, name, address: `172.21.${households >> 8}.${households & 255}` });
  };
  const publish = async () =>
    (await openDoor<{ code: string }>(port, '/livery/test/site', { body: { base: 'karat' } })).code;
  const [mine, other] = [await publish(), await publish()];
  const witness = await enter(env.LIVERY_ACCEPT_CONSOLE_LINK, 'Witness of all');
  const control = await connectControl(join(env.LIVERY_ACCEPT_DATA, 'service', CONTROL_SOCKET));
  if (!control) throw new Error('Nobody answers at the control socket.');

  /** Administrators whose code was shown just now: they may let others in. */
  const enterAdministrator = async () => {
    const name = `Keeper ${randomUUID().slice(0, 8)}`;
    const invited = await control.inviteStaff({ name });
    if (invited.kind !== 'answer') throw new Error(invited.message);
    return enter(invited.value.link, name);
  };
  let keeper = { staff: await enterAdministrator(), until: Date.now() + 5 * 60_000 };
  const enterRole = async (role: ConsoleRole, scope: Scope): Promise<Staff> => {
    if (role === 'administrator') return enterAdministrator();
    if (keeper.until < Date.now()) keeper = { staff: await enterAdministrator(), until: Date.now() + 5 * 60_000 };
    const name = `A ${role} ${randomUUID().slice(0, 8)}`;
    const { link } = await keeper.staff.ask<Invitation>('/people/invite', { name, role, ...scope });
    return enter(link, name);
  };
  const scope = { merchants: [mine] };
  const makeCredentials: Readonly<Record<Caller, () => Promise<Credentials>>> = {
    none: async () => ({}),
    invented: async () => ({ cookie: `livery-console=${'x'.repeat(43)}` }),
    inventedToken: async () => ({ authorization: `Bearer lvy_${'x'.repeat(43)}` }),
    viewer: async () => ({ cookie: (await enterRole('viewer', scope)).cookie }),
    support: async () => ({ cookie: (await enterRole('support', scope)).cookie }),
    manager: async () => ({ cookie: (await enterRole('manager', scope)).cookie }),
    administrator: async () => ({ cookie: (await enterAdministrator()).cookie }),
    token: async () => {
      const maker = await enterRole('manager', {});
      const made = await maker.ask<MadeToken>('/tokens', {
        name: 'small',
        rights: tokenRights,
        days: 1,
        merchants: [mine],
      });
      return { authorization: `Bearer ${made.token}` };
    },
    ended: async () => {
      const staff = await enterRole('manager', scope);
      await staff.ask('/sign-out', {});
      return { cookie: staff.cookie };
    },
  };
  const kept = new Map<Caller, Promise<Credentials>>();

  const [own, foreign] = [await fillMerchant(witness, mine), await fillMerchant(witness, other, words)];
  const me = await witness.ask<SessionAnswer>('/session');
  const sessions = await witness.ask<readonly SessionLine[]>('/sessions');
  const invited = await witness.ask<Invitation>('/people/invite', { name: 'Guest of witness', role: 'viewer' });
  const token = await witness.ask<MadeToken>('/tokens', { name: 'of witness', rights: ['read'], days: 1 });
  const people = await witness.ask<readonly PersonLine[]>('/people');
  const invitation = people.find(({ name }) => name === 'Guest of witness')?.id ?? '';
  const person = me.state === 'signed-in' ? me.person.id : '';
  const spare = await enterRole('viewer', scope);
  const spareMe = await spare.ask<SessionAnswer>('/session');

  const readUntouched = async () => {
    const history = await witness.ask<MerchantHistory>(`/merchants/${other}/history`);
    const sets = await Promise.all(foreign.sets.map((id) => witness.ask<ChangeSet>(`/change-sets/${id}`)));
    const passes = (await witness.ask<readonly PassLine[]>('/passes')).filter(({ merchant }) => merchant === other);
    const tokens = (await witness.ask<readonly TokenLine[]>('/tokens')).filter(({ name }) => name === 'of witness');
    const lines = (await witness.ask<readonly PersonLine[]>('/people'))
      .filter(({ id }) => id === person || id === invitation)
      .map(({ id, name, role, state }) => ({ id, name, role, state }));
    return JSON.stringify({ history, sets, passes, tokens, lines });
  };
  return {
    port,
    host,
    origins: { own: `http://${host}`, brand: `http://${mine}.localhost:${port}`, foreign: 'http://evil.example' },
    known: {
      own: {
        ...valuesOf(mine, own),
        'people :id': [spareMe.state === 'signed-in' ? spareMe.person.id : ''],
        'invitations :id': ['0'.repeat(64)],
        'tokens :id': [randomUUID()],
      },
      other: {
        ...valuesOf(other, foreign),
        'people :id': [person],
        'invitations :id': [invitation],
        'tokens :id': token.lines.map(({ id }) => id),
        id: sessions.map(({ id }) => id),
        token: [invited.link.split('#')[1] ?? ''],
      },
    },
    other,
    secrets: [other, ...Object.values(words), witness.cookie, token.token],
    credentialsOf: (caller) => {
      const found = kept.get(caller) ?? makeCredentials[caller]();
      kept.set(caller, found);
      return found;
    },
    forget: (caller) => {
      if (!['none', 'ended', 'invented', 'inventedToken'].includes(caller)) kept.delete(caller);
    },
    readSeq: async () => {
      const pointer = { host: `${mine}.localhost:${port}` };
      return (await openDoor<{ seq: number }>(port, '/livery/pointer', pointer)).seq;
    },
    readUntouched,
  };
}

interface Filled {
  readonly sets: readonly string[];
  readonly passes: readonly string[];
}

/** Gives a merchant what staff leave behind: a change set that is live, one that waits, one to be approved, a tester's link. */
async function fillMerchant(
  witness: Staff,
  merchant: string,
  { reason, note } = { reason: 'An ordinary reason', note: 'An ordinary note' },
): Promise<Filled> {
  const publish = async (name: string, value: boolean, more: object = {}) => {
    const { seq } = await witness.ask<MerchantHistory>(`/merchants/${merchant}/history`);
    const changes = [{ merchant, name, value }];
    return (await witness.ask<ChangeSet>('/change-sets', { changes, base: { [merchant]: seq }, reason, ...more })).id;
  };
  const later = { startAt: new Date(Date.now() + 9 * hour).toISOString() };
  const sets = [
    await publish('flags.CBS3', true),
    await publish('flags.MAILCEN', false, later),
    await publish('flags.DEPOSIT', false, later),
  ];
  const { results } = await witness.ask<ChangeSet>(`/change-sets/${sets[0] ?? ''}`);
  if (results[0]?.state !== 'published') throw new Error(`Nothing of ${merchant} changed, so that it has no past.`);
  const pass = await witness.ask<MadePass>('/passes', { merchant, note, hours: 5 });
  return { sets, passes: [pass.id] };
}

/** Values that questions and acts about one merchant can be made with. */
function valuesOf(merchant: string, { sets, passes }: Filled): KnownSides['own'] {
  return {
    'merchants :code': [merchant],
    'flags :name': ['flags.CBS3', 'flags.DEPOSIT', 'maintenance'],
    'change-sets :id': sets,
    'passes :id': passes,
    'cards :reference': ['ABCD-EFGH'],
    '?limit': ['1', '500'],
    '?before': ['2', '9007199254740991'],
    '?from': ['1'],
    '?to': [currentSeq],
    '?about': ['CBS3', 'deposit', 'Log in'],
    '?type': ['0', '4'],
    '?app': ['browser', 'installed'],
    '?language': ['en', 'ur'],
    '?merchant': [merchant],
    '?from and to': ['from=1&to=1', `from=1&to=${currentSeq}`],
    merchant: [merchant],
    merchants: [merchant],
    'keys of base': [merchant],
    'keys of messages': ['en', 'ur'],
    'values of messages': ['Back soon'],
    'values of base': [currentSeq],
    name: ['flags.CBS3', 'flags.DEPOSIT', 'maintenance'],
    value: [true, false],
    reason: ['An ordinary reason'],
    note: ['An ordinary note'],
    changeSet: sets,
    seq: [1, currentSeq],
    from: [1],
    to: [1, currentSeq],
    base: [currentSeq],
    about: ['CBS3', 'deposit'],
    language: ['en', 'ur'],
    screen: ['home.screen', 'cashier.deposit'],
    memberType: [0, 4],
    startAt: [new Date(Date.now() + 5 * hour).toISOString()],
    until: [new Date(Date.now() + 8 * hour).toISOString()],
    hours: [1, 168],
    days: [1, 365],
    token: ['x'.repeat(43)],
    attempt: ['x'.repeat(43)],
    code: ['000000'],
    password: ['a long and quiet password'],
    id: [randomUUID()],
  };
}
