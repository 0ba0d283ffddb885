import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSandbox, type TestSandbox } from '../sandbox.fixture.ts';

interface Page<T> {
  readonly list: readonly T[];
}

interface Message {
  readonly id: number;
  readonly read: boolean;
}

describe('messages', { timeout: 240_000 }, () => {
  let platform: TestSandbox;
  beforeAll(async () => {
    platform = await openTestSandbox();
    platform.publish('m-test');
  }, 240_000);
  afterAll(() => platform.close());

  const tokenOf = async (name: string) => (await platform.login('m-test', name)).value.token;
  const inboxOf = async (token: string | undefined) =>
    (await platform.call<Page<Message>>('inbox', { token })).value.list;
  const countOf = async (token: string | undefined) => (await platform.call('inboxCount', { token })).value;

  it('reads and deletes only what is chosen, and only in the own mailbox', async () => {
    const [token, other] = await Promise.all([tokenOf('player0'), tokenOf('player1')]);
    const [first, second, third] = (await inboxOf(token)).map(({ id }) => id);
    expect(await countOf(token)).toBe(3);
    await platform.call('inboxRead', { token, body: { ids: [first] } });
    expect((await inboxOf(token)).map(({ read }) => read)).toEqual([true, false, false]);
    const foreign = (await inboxOf(other)).map(({ id }) => id);
    await platform.call('inboxDelete', { token, body: { ids: [second, ...foreign] } });
    expect((await inboxOf(token)).map(({ id }) => id)).toEqual([first, third]);
    expect(await inboxOf(other)).toHaveLength(3);
    expect(await countOf(token)).toBe(1);
    for (const ids of ['all', [1.5], [2 ** 40], undefined]) {
      expect((await platform.call('inboxDelete', { token, body: { ids } })).code).toBe('body.invalid');
    }
  });

  it('keeps questions of the sender and shows their answers to nobody else', async () => {
    const [token, other] = await Promise.all([tokenOf('player0'), tokenOf('player1')]);
    await platform.given('m-test', { captchaText: '1234' });
    const ask = async (body: object) => {
      await platform.call('captcha', { token });
      return platform.call('feedback', { token, body: { captcha: '1234', sender: 'player1', ...body } });
    };
    const content = 'Why is the lobby dark?';
    expect((await ask({ type: '0', content })).status).toBe(200);
    expect((await ask({ type: '5', content })).code).toBe('body.invalid');
    expect((await ask({ content })).code).toBe('body.invalid');
    expect((await ask({ type: '0', content: ` ${'x'.repeat(9)} ` })).code).toBe('feedback.invalid');
    await platform.given('m-test', { feedbackAnswer: 'It is night.' });
    const list = (await platform.call<Page<object>>('feedbackList', { token })).value.list;
    expect(list[0]).toMatchObject({ type: 0, content, answer: 'It is night.' });
    const others = (await platform.call<Page<object>>('feedbackList', { token: other })).value.list;
    expect(JSON.stringify(others)).not.toContain(content);
  });
});
