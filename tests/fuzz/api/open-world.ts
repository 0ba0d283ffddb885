import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JWK } from 'jose';
import type { EndpointName } from '../../../src/contracts/endpoints.ts';
import { projectRoot } from '../../gate/run-command.ts';
import { enterChat } from '../../support/enter-chat.ts';
import { callPort, openDoor } from '../../support/stack-address.ts';
import { type Ask, askPlatform, type Call } from './ask-platform.ts';
import type { Secrets } from './judge-answer.ts';
import type { Bearer, KnownValues } from './make-request.ts';

/** Where a running stack listens. */
export interface StackPorts {
  readonly service: number;
  readonly platform: number;
  /** Where tests arrange the platform. */
  readonly staff: number;
}

/** Two brands whose members have facts that are found again wherever they leak to. */
export interface FuzzWorld {
  readonly servicePort: number;
  readonly platformPort: number;
  /** Host of the brand that requests are made to. */
  readonly host: string;
  readonly brand: string;
  readonly otherBrand: string;
  readonly keys: { readonly keys: readonly JWK[] };
  readonly known: KnownValues;
  /** Cookie of a guest's conversation, which `known` names. */
  readonly chatCookie: string;
  readonly secrets: Secrets;
  /** A token of this kind; a member whose session has ended is replaced by another. */
  tokenOf(bearer: Bearer, number: number): Promise<string | undefined>;
  /** Id of a captcha whose answer is the document's example. */
  drawCaptcha(): Promise<string>;
  /** A session has ended under a request. */
  forget(bearer: Bearer): void;
  /** Everything that two members see who never sent a request; it must be the same before and after. */
  readUntouched(): Promise<string>;
}

/** A picture of one point. */
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const password = 'Livery-2026';
/** What every captcha shows; the example of the document. */
const captchaText = '4821';
/** Facts of the members whom no request stands for: one at the other brand, one at the same. */
const witnesses = [
  {
    ...{ userName: 'witnessother', nickname: 'Qzotherqz', mobile: '447911000731', email: 'qzother@mail.example' },
    ...{ label: 'Qzlabelother', balance: '73519.37', words: 'Qzwordsother says more than ten' },
  },
  {
    ...{ userName: 'witnesssame', nickname: 'Qzsameqz', mobile: '447911000732', email: 'qzsame@mail.example' },
    ...{ label: 'Qzlabelsame', balance: '61847.29', words: 'Qzwordssame says more than ten' },
  },
] as const;
const types: Readonly<Partial<Record<Bearer, number>>> = { member: 0, agent: 41 };
const dayBack = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
const wageFlags = { dividend: 1, manualSalary: 1, hourlySalary: 1 };
/** The one direct member of whichever agent sends requests. */
const downline = 'downline';

/** Publishes both brands on a running stack and fills them. */
export async function openWorld(ports: StackPorts): Promise<FuzzWorld> {
  const site = JSON.parse(readFileSync(join(projectRoot, 'tests/brands/everything/site.json'), 'utf8'));
  const { flags, promotions, flagKeys } = site;
  // Google is asked for its addresses over the network, and there is none here.
  const patch = {
    site: {
      ...{ flags: { ...flags, GOOGLELOGIN3: 0, ...wageFlags }, flagKeys, promotions },
      settings: { ...site.settings, 'sms.proofOfWork': false },
    },
    merchant: { settings: { 'activity.apply': true } },
  };
  const publish = async () =>
    (await openDoor<{ code: string }>(ports.service, '/livery/test/site', { body: { base: 'karat', patch } })).code;
  const [brand, otherBrand] = [await publish(), await publish()];
  // Its picture is drawn once, which may take longer on a busy machine than an answer may.
  const drawing = callPort(ports.platform, `/art/${brand}.mobileconfig`, { headers: { merchant: brand } });
  const given = (merchant: string, scenario: object) =>
    openDoor(ports.staff, '/test/scenario', { body: { merchant, ...scenario } });
  const ask = <T>(merchant: string, name: EndpointName, wanted: Call = {}) =>
    askPlatform<T>(ports.platform, merchant, name, wanted);
  const { value: keys } = await ask<{ keys: readonly JWK[] }>(brand, 'keys');
  const logIn = async (merchant: string, username: string) =>
    (await ask<{ token: string }>(merchant, 'login', { sealed: keys, body: { username, password, type: 'username' } }))
      .value.token;

  const drawCaptcha = async (merchant: string) =>
    (await ask<{ captchaId: string }>(merchant, 'captcha')).value.captchaId;

  const otherBrandText = 'Qztextofotherbrand';
  const announcements = (text: string) =>
    ['PL', 'PR', 'B', 'PU'].map((type) => ({ type, title: text, content: `<p>${text}</p>` }));
  await given(brand, { smsCode: '482199', captchaText, announcements: announcements('Of this brand') });
  await given(otherBrand, {
    captchaText,
    announcements: announcements(otherBrandText),
    helpEntries: [{ tag: 'FAQ', content: otherBrandText }],
  });
  const watched: { merchant: string; token: string }[] = [];
  for (const [index, { words, ...account }] of witnesses.entries()) {
    const merchant = index === 0 ? otherBrand : brand;
    await given(merchant, {
      accounts: [{ ...account, password, verified: ['email'], inboxUnread: 3, promotionCounts: { RAFFLE: 2 } }],
    });
    const token = await logIn(merchant, account.userName);
    const captcha = await drawCaptcha(merchant);
    await ask(merchant, 'feedback', { token, captcha, body: { content: words, type: 1, captcha: captchaText } });
    const { value } = await ask<{ chatUrl: string }>(merchant, 'chatLaunch', { token });
    const { path, cookie } = await enterChat(ports.platform, merchant, value.chatUrl);
    await callPort(ports.platform, path, {
      headers: { merchant, accept: 'application/json', cookie },
      body: { text: words },
    });
    watched.push({ merchant, token });
  }

  let made = 0;
  const makeMember = async (merchant: string, type: number, scenario: object = {}) => {
    made += 1;
    const userName = `fuzzer${made}`;
    await given(merchant, {
      accounts: [
        {
          ...{
            userName,
            password,
            type,
            balance: '500.00',
            email: `${userName}@mail.example`,
            mobile: `44791200${1000 + made}`,
          },
          ...{
            verified: made % 2 === 0 ? ['email', 'mobileNum'] : [],
            ...(made % 3 === 0 ? {} : { paymentPassword: '482915' }),
            inboxUnread: 3,
            promotionCounts: { RAFFLE: 3, TICKET: 2 },
          },
          contracts: type === 41 ? ['daily', 'dividend'] : [],
        },
      ],
      ...scenario,
    });
    return userName;
  };
  const makeToken: Readonly<Record<Bearer, (number: number) => Promise<string | undefined>>> = {
    none: async () => undefined,
    invented: async (number) => `invented-${number}`,
    member: async () => logIn(brand, await makeMember(brand, types.member ?? 0)),
    agent: async () => {
      const userName = await makeMember(brand, types.agent ?? 41);
      await given(brand, {
        accounts: [{ userName: downline, password, type: 3, upline: userName }],
        rain: { startsIn: -60, lasts: 3_600, claimsEach: 500, budget: '5000.00' },
      });
      return logIn(brand, userName);
    },
    trial: async () => (await ask<{ token: string }>(brand, 'freePlayLogin', { body: {} })).value.token,
    otherBrand: async () => logIn(otherBrand, await makeMember(otherBrand, 0)),
    expired: async () => {
      const userName = await makeMember(brand, 0, { tokenSeconds: 0 });
      const token = await logIn(brand, userName);
      await given(brand, { tokenSeconds: 12 * 3600 });
      return token;
    },
    ended: async () => {
      const token = await logIn(brand, await makeMember(brand, 0));
      await ask(brand, 'logout', { token });
      return token;
    },
  };
  // Before anybody else logs in: the short life of its tokens is the brand's, while it lasts.
  const tokens = new Map<Bearer, Promise<string | undefined>>([['expired', makeToken.expired(0)]]);
  await tokens.get('expired');

  const readUntouched = async () => {
    const names = [
      'memberInfo',
      'wallet',
      'memberDetails',
      'inbox',
      'favouriteIds',
      'feedbackList',
      'promotionApplications',
      'promotionCounts',
    ] as const;
    const answers = await Promise.all(
      watched.flatMap(({ merchant, token }) =>
        names.map(async (name) => [merchant, name, await ask(merchant, name, { token }).catch(String)]),
      ),
    );
    // What is left of an idle session runs down by itself.
    return JSON.stringify(answers, (key, value: unknown) => (key === 'idleSecondsLeft' ? undefined : value));
  };
  const [other, same] = watched;
  const host = `${brand}.localhost:${ports.service}`;
  const { manifest } = await openDoor<{ manifest: { parts: { site: string } } }>(ports.service, '/livery/pointer', {
    host,
  });
  const parts = [`${manifest.parts.site}.json`];
  await drawing;
  const { value: guest } = await ask<{ chatUrl: string }>(brand, 'chatLaunch');
  const { value: opened } = await ask<{ chatUrl: string }>(brand, 'chatLaunch');
  const chat = await enterChat(ports.platform, brand, opened.chatUrl);
  const known = {
    ...(await collectKnown(ask, { brand, other, same })),
    name: parts,
    file: [`${brand}.mobileconfig`],
    ticket: [new URL(guest.chatUrl, 'http://platform').searchParams.get('ticket')],
    conversation: [new URL(chat.path, 'http://platform').pathname.split('/').at(-1)],
  };
  return {
    servicePort: ports.service,
    platformPort: ports.platform,
    host,
    ...{ brand, otherBrand, keys, known, readUntouched },
    chatCookie: chat.cookie,
    secrets: {
      ofMembers: [
        ...witnesses.flatMap(({ nickname, mobile, email, label, balance, words }) => [
          nickname,
          mobile,
          email,
          label,
          balance,
          words,
        ]),
        ...watched.map(({ token }) => token),
      ],
      ofOtherBrand: [otherBrandText],
    },
    drawCaptcha: () => drawCaptcha(brand),
    tokenOf: (bearer, number) => {
      const kept = tokens.get(bearer) ?? makeToken[bearer](number);
      if (bearer !== 'invented') tokens.set(bearer, kept);
      return kept;
    },
    forget: (bearer) => {
      if (bearer === 'member' || bearer === 'agent' || bearer === 'trial' || bearer === 'otherBrand')
        tokens.delete(bearer);
    },
  };
}

interface Watched {
  readonly merchant: string;
  readonly token: string;
}

/** Values that calls can be made with; those of the witnesses are there to be tried by others. */
async function collectKnown(
  ask: Ask,
  {
    brand,
    other,
    same,
  }: { readonly brand: string; readonly other: Watched | undefined; readonly same: Watched | undefined },
): Promise<KnownValues> {
  const rows = (value: unknown): readonly Readonly<Record<string, unknown>>[] => (Array.isArray(value) ? value : []);
  const { value: games } = await ask<{ games: unknown }>(brand, 'games', { query: { pageSize: '20' } });
  const { value: notices } = await ask<Record<string, unknown>>(brand, 'announcements', { query: { types: 'PL,PR' } });
  const messages = await Promise.all(
    [other, same].map(async (one) =>
      one ? (await ask<{ list: unknown }>(one.merchant, 'inbox', { token: one.token })).value.list : [],
    ),
  );
  const ids = messages.flatMap((list) => rows(list).map(({ id }) => id));
  const announced = Object.values(notices).flatMap((list) => rows(list).map(({ id }) => id));
  const nodeIds = rows(games.games).map(({ nodeId }) => nodeId);
  return {
    nodeId: nodeIds,
    vendor: rows(games.games).map(({ vassalage }) => vassalage),
    vassalage: rows(games.games).map(({ vassalage }) => vassalage),
    ids: [...ids.map((id) => [id]), ids],
    announcementId: announced,
    content: ['A question of ordinary length'],
    type: [1, 'username', 'sms'],
    password: [password],
    username: [
      ...witnesses.map(({ userName }) => userName),
      ...Array.from({ length: 6 }, (_, index) => `newname${index}`),
    ],
    email: witnesses.map(({ email }) => email),
    mobileNum: [witnesses[0].mobile.slice(2), '7912001002', '7912001003'],
    mobileNo: ['7911000999'],
    value: ['7911000998', 'fresh@mail.example'],
    lotteryCode: ['hanoi-one-minute'],
    picture: [picture],
    images: [[picture]],
    verificationCode: ['482199'],
    code: ['482199', 'LIVERY'],
    startDate: ['2026-01-01', dayBack(3)],
    endDate: ['2026-12-31', dayBack(0)],
    language: ['en', 'ur'],
    pageSize: ['1', '100', '101'],
    member: [downline],
    parent: [downline],
    userName: [downline],
    redirectUri: ['http://localhost/m/login/return'],
  };
}
