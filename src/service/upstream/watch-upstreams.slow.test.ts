import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LONGEST_PAUSE_MS } from './back-off.ts';
import { pushOverride, takeOverride } from '../publishing/override-stack.ts';
import type { ForeignPlatform } from './foreign-platform.fixture.ts';
import { aStatus as status, openForeignPlatform } from './foreign-platform.fixture.ts';
import type { Follower, Followers } from './follower.fixture.ts';
import { EVERY, openFollowers, person } from './follower.fixture.ts';

let followers: Followers;
beforeAll(async () => {
  followers = await openFollowers();
}, 240_000);
afterAll(() => followers.close());

let platform: ForeignPlatform;
beforeEach(async () => {
  platform = await openForeignPlatform();
});
afterEach(() => platform.close());

const aFollower = (): Promise<Follower> => followers.follow(platform);

describe('following a platform', () => {
  it('makes a release of a change, in the name of the platform and naming what changed', async () => {
    platform.say(
      status({ whitelabel: { CBS3: 'N' }, register: { rules: { email: { enabled: true, required: false } } } }),
    );
    const follower = await aFollower();
    await follower.ask();
    expect((await follower.live()).rules['email']).toMatchObject({ enabled: true, required: false });

    platform.say(
      status({ whitelabel: { CBS3: 'Y' }, register: { rules: { email: { enabled: true, required: true } } } }),
    );
    await follower.ask();
    expect((await follower.live()).flags['CBS3']).toBe(true);
    const [newest] = await follower.history();
    expect(newest).toMatchObject({
      seq: 3,
      action: 'upstream',
      author: 'platform',
      reason: 'The platform changed flags.CBS3 ("N" → "Y"), register.email.required (false → true).',
      detail: { changed: ['flags.CBS3', 'register.email.required'] },
    });
  });

  it('asks with the tag of the last answer and publishes nothing when nothing changed', async () => {
    platform.say(status({ whitelabel: { CBS3: 1 } }));
    platform.rule({ value: { rules: {} } }, '/wps/member/register/settings');
    const follower = await aFollower();
    const [first] = await follower.ask();
    expect(first).toEqual({ path: platform.statusPath, merchant: follower.code, tag: undefined });
    expect((await follower.ask()).map(({ tag }) => tag?.startsWith('W/'))).toEqual([true, true]);
    expect(await follower.ask(EVERY - 1)).toEqual([]);
    platform.behave('restless');
    await follower.ask();
    await follower.ask();
    expect(await follower.history()).toHaveLength(2);
  });

  it('asks a platform without tags now and then, so that one that denies its changes is found out', async () => {
    platform.say(status({ whitelabel: { CBS3: false } }));
    const follower = await aFollower();
    await follower.ask();
    platform.behave('denies');
    platform.say(status({ whitelabel: { CBS3: true } }));
    await follower.ask();
    expect((await follower.live()).flags['CBS3']).toBe(false);
    for (let question = 0; question < 20; question += 1) await follower.ask();
    expect((await follower.live()).flags['CBS3']).toBe(true);
  });

  it('finds the register settings where the status answer says, and believes them more', async () => {
    platform.say(
      status({
        paths: { registerSettings: '/api/v9/rules' },
        register: { rules: { email: { enabled: true, required: true } } },
      }),
    );
    platform.rule({ value: { rules: { email: { enabled: true, required: false } } } }, '/api/v9/rules');
    const follower = await aFollower();
    expect((await follower.ask()).map(({ path }) => path)).toEqual([
      platform.statusPath,
      '/api/v9/rules',
      // Its status has no templates.
      '/wps/system/template',
    ]);
    expect((await follower.live()).rules['email']).toMatchObject({ required: false });
    expect((await follower.state())?.notes.contradictions).toEqual([
      'The status says email.required is true, the register settings false; the settings count.',
    ]);
  });

  it('takes rules that change while the status stays', async () => {
    platform.say(status({}));
    platform.rule({ rules: { nickname: { enabled: true } } }, '/wps/member/register/settings');
    const follower = await aFollower();
    await follower.ask();
    platform.rule({ rules: { nickname: { enabled: true, required: true } } }, '/wps/member/register/settings');
    await follower.ask();
    expect((await follower.live()).rules['nickname']).toMatchObject({ enabled: true, required: true });
  });

  it('keeps the folder’s word where a half-implemented platform says nothing, and names what it did not understand', async () => {
    platform.say({ info: { whitelabel: { CBS3: true, FREEPLAY: 1 }, legacySkin: 'blue' } });
    const follower = await aFollower();
    await follower.ask();
    expect((await follower.live()).rules['birthday']).toMatchObject({ enabled: true, required: true });
    expect((await follower.state())?.notes).toMatchObject({
      unknownFlags: [{ name: 'FREEPLAY', nearest: 'FREEPLAY3' }],
      unmapped: [{ name: 'info.legacySkin' }],
    });
  });
});

describe('several nodes', () => {
  it('ask a platform once between them, back off together, and take over from one that ended', async () => {
    platform.say(status({ whitelabel: { CBS3: true } }));
    platform.rule({ value: { rules: {} } }, '/wps/member/register/settings');
    const follower = await aFollower();
    const statusQuestions = async (after?: number) =>
      (await follower.askFromBoth(after)).filter(({ path }) => path === platform.statusPath).length;
    expect(await statusQuestions()).toBe(1);
    expect(await statusQuestions(EVERY - 1)).toBe(0);
    expect(await statusQuestions(1)).toBe(1);
    platform.behave({ code: 500 });
    expect(await statusQuestions()).toBe(1);
    expect(await statusQuestions()).toBe(0);
    expect(await statusQuestions()).toBe(1);
    expect((await follower.state())?.failure).toMatchObject({ attempts: 2 });
    platform.behave('well');
    // The first node looks no more.
    follower.endFirst();
    expect(await statusQuestions(4 * EVERY)).toBe(1);
    expect((await follower.state())?.failure).toBeNull();
  });
});

describe('a platform that changes its mind at every question', () => {
  it('is followed a few times, then held at what is live until it says the same three times in a row', async () => {
    platform.say(status({ whitelabel: { CBS3: false } }));
    const follower = await aFollower();
    await follower.ask();
    const flap = async (value: boolean) => {
      platform.say(status({ whitelabel: { CBS3: value } }));
      await follower.ask();
    };
    for (let question = 0; question < 20; question += 1) await flap(question % 2 === 0);
    expect(await follower.history()).toHaveLength(7);
    expect((await follower.live()).flags['CBS3']).toBe(true);
    await flap(false);
    expect((await follower.state())?.notes.held).toContain('It changes its answer all the time');
    await flap(false);
    expect((await follower.live()).flags['CBS3']).toBe(false);
    expect((await follower.state())?.notes.held).toBeUndefined();
  });
});

describe('a platform in trouble', () => {
  it.each([
    [
      'a server error',
      { code: 503, body: '{"code":"E-7","message":"closed for the night"}' },
      '503 (E-7: closed for the night)',
    ],
    ['words that are no JSON', { code: 200, body: '<html>' }, 'no JSON'],
    ['an answer that is no status', { code: 200, body: '{"code":"E-9"}' }, 'no status answer'],
    ['a redirect', { code: 302, location: 'http://127.0.0.1:9/' }, '302'],
    ['a call that is not there', { code: 404 }, 'is not there'],
    ['an endless answer', { code: 200, body: '1'.repeat(600_000) }, 'more than 524288 bytes'],
    ['silence', 'silent', 'did not answer within'],
  ] as const)('keeps the last good configuration through %s', async (_name, manner, words) => {
    platform.say(status({ whitelabel: { CBS3: true } }));
    const follower = await aFollower();
    await follower.ask();
    platform.behave(manner);
    await follower.ask();
    await follower.ask(2 * EVERY);
    expect((await follower.live()).flags['CBS3']).toBe(true);
    expect(await follower.history()).toHaveLength(2);
    const failure = (await follower.state())?.failure;
    expect(failure).toMatchObject({ attempts: 2, message: expect.stringContaining(words) });
    expect(Date.parse(failure?.at ?? '') - Date.parse(failure?.since ?? '')).toBe(2 * EVERY);

    platform.behave('well');
    await follower.ask(4 * EVERY);
    expect((await follower.state())?.failure).toBeNull();
    expect(await follower.history()).toHaveLength(2);
  });

  it('keeps the last good configuration when the answer does not compile, and says which words are wrong', async () => {
    platform.say(status({ whitelabel: { CBS3: true } }));
    const follower = await aFollower();
    await follower.ask();
    platform.say(status({ whitelabel: { CBS3: false }, register: { rules: { username: { min: 20, max: 6 } } } }));
    await follower.ask();
    expect((await follower.live()).flags['CBS3']).toBe(true);
    expect((await follower.state())?.failure?.message).toContain('/register/username/min');
    platform.say(status({ whitelabel: { CBS3: false }, register: { rules: { username: { min: 6, max: 20 } } } }));
    await follower.ask(2 * EVERY);
    expect((await follower.live()).flags['CBS3']).toBe(false);
    expect((await follower.state())?.failure).toBeNull();
  });

  it('believes no status whose rules cannot be read, and asks no other host for them', async () => {
    platform.say(status({ whitelabel: { CBS3: true } }));
    const follower = await aFollower();
    platform.behave({ code: 500 }, 'settings');
    await follower.ask();
    expect((await follower.live()).flags['CBS3']).toBe(false);
    platform.say(status({ whitelabel: { CBS3: true }, paths: { registerSettings: '//elsewhere.example/rules' } }));
    await follower.ask(2 * EVERY);
    // What is no path of the platform is passed over: the rules are asked for where they were.
    expect((await follower.state())?.failure?.message).toContain('/wps/member/register/settings answers 500');
  });

  it('asks at the next look when other settings are published, however long it would wait', async () => {
    platform.behave({ code: 500 });
    const follower = await aFollower();
    await follower.ask();
    await follower.ask(2 * EVERY);
    platform.behave('well');
    platform.say(status({ whitelabel: { CBS3: true } }));
    expect(await follower.ask(1)).toEqual([]);
    await follower.publish({ upstream: { url: platform.url, everySeconds: 20 } });
    expect(await follower.ask(1)).not.toEqual([]);
    expect((await follower.live()).flags['CBS3']).toBe(true);
  });

  it('asks a failing platform ever more rarely, up to a cap', async () => {
    platform.behave({ code: 500 });
    const follower = await aFollower();
    await follower.ask();
    for (const pause of [2 * EVERY, 4 * EVERY, 8 * EVERY, LONGEST_PAUSE_MS, LONGEST_PAUSE_MS]) {
      expect(await follower.ask(pause - 1)).toEqual([]);
      expect(await follower.ask(1)).toHaveLength(1);
    }
  });
});

describe('what staff do to a merchant that follows a platform', () => {
  it('keeps an override above the platform, and what the platform said meanwhile counts when it ends', async () => {
    platform.say(status({ whitelabel: { CBS3: false } }));
    const follower = await aFollower();
    await follower.ask();
    const at = '2030-01-01T00:00:00.000Z';
    await follower.override(pushOverride({ name: 'flags.CBS3', value: true, ...person, at }));
    platform.say(status({ whitelabel: { CBS3: true } }));
    await follower.ask();
    platform.say(status({ whitelabel: { CBS3: false, DEPOSIT: true } }));
    await follower.ask();
    expect((await follower.live()).flags).toMatchObject({ CBS3: true, DEPOSIT: true });
    platform.say(status({ whitelabel: { CBS3: true, DEPOSIT: true } }));
    await follower.ask();
    await follower.override(takeOverride('flags.CBS3'));
    expect((await follower.live()).flags['CBS3']).toBe(true);
  });

  it('keeps an override that says what the platform says already, for what the platform says next', async () => {
    platform.say(status({ whitelabel: { CBS3: 'N' } }));
    const follower = await aFollower();
    await follower.ask();
    const at = '2030-01-01T00:00:00Z';
    const off = pushOverride({ name: 'flags.CBS3', value: false, ...person, at });
    expect(await follower.override(off)).toMatchObject({ kind: 'published', overrides: [{ name: 'flags.CBS3' }] });
    expect(
      await follower.override(pushOverride({ name: 'flags.CBS3', value: false, author: 'sam', reason: '', at })),
    ).toMatchObject({ kind: 'unchanged', overrides: [{ author: 'mira' }] });
    const value = (await follower.live()).promotions['LOGIN'];
    const same = pushOverride({ name: 'promotions.LOGIN', value, ...person, at });
    expect(await follower.override(same)).toMatchObject({ kind: 'unchanged' });
    platform.say(status({ whitelabel: { CBS3: 'Y' } }));
    await follower.ask();
    expect((await follower.live()).flags['CBS3']).toBe(false);
    await follower.override(takeOverride('flags.CBS3'));
    expect((await follower.live()).flags['CBS3']).toBe(true);
  });

  it('keeps what the platform said when the folder is published again', async () => {
    platform.say(status({ whitelabel: { CBS3: true } }));
    const follower = await aFollower();
    await follower.ask();
    expect(await follower.publish()).toMatchObject({ kind: 'unchanged' });
    await follower.publish({ promotions: { REFERRAL: false } });
    expect((await follower.live()).flags['CBS3']).toBe(true);
    await follower.ask();
    expect(await follower.history()).toHaveLength(3);
  });

  it('does not undo a rollback until the platform says something else', async () => {
    platform.say(status({ whitelabel: { CBS3: false } }));
    const follower = await aFollower();
    await follower.ask();
    platform.say(status({ whitelabel: { CBS3: true } }));
    await follower.ask();
    await follower.rollBack();
    await follower.ask();
    expect((await follower.live()).flags['CBS3']).toBe(false);
    platform.say(status({ whitelabel: { CBS3: true, DEPOSIT: true } }));
    await follower.ask();
    expect((await follower.live()).flags['CBS3']).toBe(true);
  });

  it('asks no more when the folder becomes its own master', async () => {
    platform.say(status({ whitelabel: { CBS3: true } }));
    const follower = await aFollower();
    await follower.ask();
    await follower.publish({ source: 'livery' });
    expect((await follower.live()).flags['CBS3']).toBe(false);
    expect(await follower.ask()).toEqual([]);
  });
});
