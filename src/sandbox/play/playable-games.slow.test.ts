import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixturesAt } from './fixture-bet.ts';
import type { Draw, PlayKind } from './game-kind.ts';
import { playableGames } from './playable-games.ts';

/** Chance that repeats: the mulberry32 generator. */
function seeded(seed: number): Draw {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below);
  };
}

/** Paid out over staked, in percent. */
function returnOf(kind: PlayKind, bet: unknown, rounds: number): number {
  const game = playableGames[kind];
  const draw = seeded(20_261_121);
  let payout = 0;
  for (let round = 0; round < rounds; round += 1) payout += game.settle(bet, draw).payout;
  return (payout / ((game.costOf(bet) ?? 0) * rounds)) * 100;
}

const [three] = fixturesAt(494_000, 'three');
const [two] = fixturesAt(494_000, 'two');

describe('the documented return to the player', () => {
  it.each<[PlayKind, unknown, number, number]>([
    ['slot', { stake: 100 }, 120_000, 2.5],
    ['roulette', { chips: { red: 100, dozen1: 100, n17: 50 } }, 60_000, 2],
    ['lottery', { stake: 100, picks: [7] }, 60_000, 2.5],
    ['lottery', { stake: 100, side: 'big' }, 60_000, 1.5],
    ['fixture', { stake: 100, fixture: three?.id, pick: 'home' }, 60_000, 1.5],
    ['fixture', { stake: 100, fixture: two?.id, pick: 'away' }, 60_000, 1.5],
  ])('of %s with %j comes out of many rounds', (kind, bet, rounds, tolerance) => {
    const measured = returnOf(kind, bet, rounds);
    expect(Math.abs(measured - playableGames[kind].returnPercent), `${measured.toFixed(2)}%`).toBeLessThan(tolerance);
  });
});

describe('a bet', () => {
  it.each<[PlayKind, unknown]>([
    ['slot', { stake: 105 }],
    ['slot', { stake: -100 }],
    ['slot', { stake: 10_000_000 }],
    ['roulette', { chips: {} }],
    ['roulette', { chips: { n37: 100 } }],
    ['roulette', { chips: { red: 100, constructor: 100 } }],
    ['fixture', { stake: 100, fixture: two?.id, pick: 'draw' }],
    ['lottery', { stake: 100, picks: [1, 1] }],
    ['lottery', { stake: 100, picks: [50] }],
    ['lottery', { stake: 100, side: 'toString' }],
  ])('at %s of %j is not taken', (kind, bet) => expect(playableGames[kind].costOf(bet)).toBeUndefined());

  it('never pays less than nothing, nor a part of a cent', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 100 }), (seed, tens) => {
        const draw = seeded(seed);
        const stake = tens * 10;
        const bets: [PlayKind, unknown][] = [
          ['slot', { stake }],
          ['roulette', { chips: { red: stake, n0: stake } }],
          ['lottery', { stake, picks: [1, 2] }],
          ['fixture', { stake, fixture: three?.id, pick: 'draw' }],
        ];
        return bets.every(([kind, bet]) => {
          const { payout } = playableGames[kind].settle(bet, draw);
          return Number.isInteger(payout) && payout >= 0;
        });
      }),
      { numRuns: 100 },
    );
  });
});
