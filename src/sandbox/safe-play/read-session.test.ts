import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from '../../contracts/platform-answer.ts';
import { hour, openPlayers, type Players } from './safe-play.fixture.ts';

const merchant = 'm-session';
let players: Players;
beforeAll(async () => {
  players = await openPlayers(merchant, {});
}, 240_000);
afterAll(() => players.platform.close());

describe('a session', { timeout: 240_000 }, () => {
  it('tells since when it runs, what play in it came to, and when the player signed in before', async () => {
    const first = await players.aPlayer('counted');
    expect((await players.ask('safePlay', first)).value.lastSignInAt).toBeUndefined();
    const before = players.platform.sandbox.now().getTime();
    players.platform.pass(hour);
    const token = await players.enter('counted');
    const { lastSignInAt } = (await players.ask('safePlay', token)).value;
    expect(Math.abs(new Date(lastSignInAt ?? 0).getTime() - before)).toBeLessThan(60_000);
    const round = await players.aGame(token);
    const { stake, payout } = await round(100);
    const session = (await players.platform.call<Answer<'playSession'>>('playSession', { merchant, token })).value;
    expect(Number(session.staked) * 100).toBeCloseTo(stake);
    expect(Number(session.net) * 100).toBeCloseTo(payout - stake);
  });
});
