import { afterAll, beforeAll, expect, it } from 'vitest';
import { day, hour, openPlayers, type Players } from './safe-play.fixture.ts';

const merchant = 'm-ends';
let players: Players;
beforeAll(async () => {
  players = await openPlayers(merchant, { flags: { DEPOSIT: true }, settings: { 'safePlay.raiseAtEnd': true } });
}, 240_000);
afterAll(() => players.platform.close());

const now = () => players.platform.sandbox.now().getTime();

for (const [span, length] of [
  ['week', 7],
  ['month', 31],
] as const) {
  it(`a limit is raised only when its week or month has run out and the player has said so again: ${span}`, async () => {
    const name = `ending-${span}`;
    const token = await players.aPlayer(name);
    const limit = { kind: 'deposit', span } as const;
    await players.ask('setPlayLimit', token, { ...limit, amount: '20' });
    await players.ask('setPlayLimit', token, { ...limit, amount: '50' });
    const waiting = await players.limitOf(token, 'deposit', span);
    expect(waiting).toMatchObject({ amount: '20.00', next: { amount: '50.00', asks: true } });
    const from = Date.parse(waiting?.next?.from ?? '');
    // Its own end, and a day of waiting where that is nearer.
    expect(from).toBeGreaterThanOrEqual(Date.parse(waiting?.renewsAt ?? ''));
    expect(from - now()).toBeGreaterThan(23 * hour);
    expect((await players.ask('confirmPlayLimit', token, limit)).code).toBe('limit.notYet');

    players.platform.pass((length + 1) * day);
    const later = await players.enter(name);
    expect(await players.limitOf(later, 'deposit', span)).toMatchObject({ amount: '20.00', next: { asks: true } });
    expect((await players.pay(later, '21')).code).toBe('limit.deposit');
    await players.ask('confirmPlayLimit', later, limit);
    const raised = await players.limitOf(later, 'deposit', span);
    expect(raised).toMatchObject({ amount: '50.00' });
    expect(raised).not.toHaveProperty('next');
    expect((await players.pay(later, '50')).status).toBe(200);
    expect((await players.ask('confirmPlayLimit', later, limit)).code).toBe('limit.notYet');
  });
}

it('keeps the limit when that is what the player says then, and takes it away only when they say so again', async () => {
  const token = await players.aPlayer('keeper');
  const limit = { kind: 'loss', span: 'week' } as const;
  await players.ask('setPlayLimit', token, { ...limit, amount: '20' });
  await players.ask('setPlayLimit', token, limit);
  players.platform.pass(8 * day);
  const later = await players.enter('keeper');
  expect(await players.limitOf(later, 'loss', 'week')).toMatchObject({ amount: '20.00', next: { asks: true } });
  await players.ask('keepPlayLimit', later, limit);
  expect(await players.limitOf(later, 'loss', 'week')).not.toHaveProperty('next');
  await players.ask('setPlayLimit', later, limit);
  players.platform.pass(8 * day);
  const last = await players.enter('keeper');
  await players.ask('confirmPlayLimit', last, limit);
  expect(await players.limitOf(last, 'loss', 'week')).not.toHaveProperty('amount');
});

it('tells a player once in a letter that raises wait for their word, when that time has come and not before', async () => {
  const token = await players.aPlayer('told');
  for (const [kind, span] of [
    ['deposit', 'day'],
    ['loss', 'day'],
    ['loss', 'month'],
  ] as const) {
    await players.ask('setPlayLimit', token, { kind, span, amount: '20' });
    await players.ask('setPlayLimit', token, { kind, span, amount: '50' });
  }
  interface Letters {
    readonly list: readonly { readonly title: string; readonly content: string }[];
  }
  const noticesOf = async (session: string) => {
    const { value } = await players.platform.call<Letters>('inbox', { merchant, token: session });
    return value.list.filter(({ title }) => title === 'A limit waits for your answer');
  };
  const unread = async (session: string) =>
    (await players.platform.call<number>('inboxCount', { merchant, token: session })).value;
  const before = await unread(token);
  expect(await noticesOf(token)).toEqual([]);

  // Two are due together, and the one of the month later.
  players.platform.pass(3 * day);
  const later = await players.enter('told');
  expect(await unread(later)).toBe(before + 1);
  expect(await noticesOf(later)).toMatchObject([
    { content: expect.stringContaining('open Safe play in your account') },
  ]);
  expect(await unread(later)).toBe(before + 1);
  players.platform.pass(40 * day);
  const last = await players.enter('told');
  expect(await noticesOf(last)).toHaveLength(2);

  // Whoever asks anew is told anew.
  await players.ask('setPlayLimit', last, { kind: 'deposit', span: 'day', amount: '60' });
  players.platform.pass(3 * day);
  const again = await players.enter('told');
  expect(await noticesOf(again)).toHaveLength(3);
});
