import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Follower, Followers } from './follower.fixture.ts';
import { EVERY, openFollowers, person } from './follower.fixture.ts';
import type { ForeignPlatform } from './foreign-platform.fixture.ts';
import { aStatus as status, openForeignPlatform } from './foreign-platform.fixture.ts';

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

const sound = { USERNAMEREG3: 'Y', CBS3: 'Y', DEPOSIT: 'Y', WITHDRAW: 'Y' };

/** A follower whose only way to log in hangs on USERNAMEREG3, after its platform has said something sound. */
async function aFollower(): Promise<Follower> {
  const navigation = { slots: { 'login.method': [{ id: 'login.username', when: { flag: 'USERNAMEREG3' } }] } };
  platform.say(status({ whitelabel: sound }));
  const follower = await followers.follow(platform, navigation);
  await follower.ask();
  expect((await follower.live()).flags).toMatchObject({ CBS3: true, DEPOSIT: true });
  return follower;
}

describe('an answer that is not to be believed', () => {
  it.each<[string, unknown, RegExp]>([
    ['breaks a promise', { ...sound, USERNAMEREG3: 'N' }, /would break a promise\. .*way to log in.* for a guest/],
    [
      'has a value that is no switch',
      { ...sound, CBS3: 'banana' },
      /info\.whitelabel\.CBS3 is "banana", which is neither/,
    ],
    ['has a list for a switch', { ...sound, CBS3: [1] }, /CBS3 is \[1\]/],
    ['has an object for a switch', { ...sound, CBS3: { on: true } }, /CBS3 is \{"on":true\}/],
    ['speaks of no switch any more', {}, /no longer speaks of 4 switches that are on: flags\.CBS3, flags\.DEPOSIT/],
    ['takes most switches away', { USERNAMEREG3: 'Y' }, /no longer speaks of 3 switches/],
  ])(
    'stays out when it %s: the last good one stays live, and staff and log hear of it',
    async (_, whitelabel, says) => {
      const follower = await aFollower();
      platform.say(status({ whitelabel }));
      await follower.ask();
      await follower.ask(2 * EVERY);
      expect((await follower.live()).flags).toMatchObject({ USERNAMEREG3: true, CBS3: true, DEPOSIT: true });
      expect(await follower.history()).toHaveLength(2);
      expect((await follower.state())?.failure).toMatchObject({ attempts: 2, message: expect.stringMatching(says) });
      expect(follower.alarms).toEqual([expect.stringMatching(says)]);
      platform.say(status({ whitelabel: { ...sound, CBS3: 'N' } }));
      await follower.ask(4 * EVERY);
      expect((await follower.live()).flags).toMatchObject({ CBS3: false });
      expect((await follower.state())?.failure).toBeNull();
    },
  );

  it('stays out when it is the first one and speaks of no switch', async () => {
    platform.say(status({ whitelabel: {} }));
    const follower = await followers.follow(platform);
    await follower.ask();
    expect((await follower.live()).flags['DEPOSIT']).toBe(true);
    expect((await follower.state())?.failure?.message).toContain('no longer speaks of');
  });

  it('goes live by force, in the name of who forced it', async () => {
    const follower = await aFollower();
    platform.say(status({ whitelabel: {} }));
    await follower.ask();
    expect(await follower.force()).toBeUndefined();
    expect((await follower.live()).flags['CBS3']).toBe(false);
    const [newest] = await follower.history();
    expect(newest).toMatchObject({
      action: 'upstream',
      author: person.author,
      reason: expect.stringContaining('because (The platform changed'),
      detail: { forced: true, breaks: ['login.hasMethod at login.method'] },
    });
    expect((await follower.state())?.failure).toBeNull();
  });

  it.each<[string, object, RegExp]>([
    ['takes switches away', { USERNAMEREG3: 'Y' }, /no longer speaks of 3 switches/],
    ['has values that are no switches', { ...sound, CBS3: 'banana' }, /CBS3 is "banana"/],
  ])('keeps in the history that it was forced when all it does is that it %s', async (_, whitelabel, overruled) => {
    const follower = await aFollower();
    platform.say(status({ whitelabel }));
    expect(await follower.force()).toBeUndefined();
    const [newest] = await follower.history();
    expect(newest?.detail).toMatchObject({ forced: true, overruled: [expect.stringMatching(overruled)] });
    expect(newest?.detail).not.toHaveProperty('breaks');
  });

  it('is not said to be forced when nothing had to be overruled', async () => {
    const follower = await aFollower();
    platform.say(status({ whitelabel: { ...sound, CBS3: 'N' } }));
    expect(await follower.force()).toBeUndefined();
    expect(Object.keys((await follower.history())[0]?.detail ?? {})).toEqual(['changed']);
  });
});
