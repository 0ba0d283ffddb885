import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OpenAnswer } from '../protocol.ts';
import type { Desk } from './game-desk.ts';
import { CallFailure } from './platform.ts';
import { slotGame } from './slot-game.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const opened: OpenAnswer = {
  ...{
    game: { name: 'Ember Tiger', vendor: 'Ember', kind: 'slot', picture: '/tiger' },
    sport: 'football',
    accent: '#fff',
  },
  ...{
    currency: { symbol: '€', position: 'before', decimals: 2 },
    balance: 5000,
    smallestStake: 20,
    largestStake: 100,
    restMs: 5000,
  },
  ...{ returnPercent: 96, playType: 'trad', isFree: false, fixtures: [], siteOrigin: '', backUrl: '' },
};

/** A slot whose every turn ends as told, and whether its button rests. */
function aSlot(play: Desk['play']) {
  const desk: Desk = {
    ...{
      opened,
      stage: document.createElement('section'),
      controls: document.createElement('section'),
      calm: true,
      play,
    },
    ...{ money: String, balance: () => 5000, announce: () => undefined, onBalance: () => undefined },
    ...{ showLowBalance: () => undefined, showReturn: () => undefined },
  };
  slotGame(desk);
  const button = desk.controls.querySelector<HTMLButtonElement>('.spin');
  return { press: () => button?.click(), rests: () => button?.getAttribute('aria-disabled') === 'true' };
}

it('rests after a turn as long as the site says', async () => {
  const slot = aSlot(() => Promise.resolve(undefined));
  slot.press();
  await vi.advanceTimersByTimeAsync(5000);
  expect(slot.rests()).toBe(true);
  await vi.advanceTimersByTimeAsync(300);
  expect(slot.rests()).toBe(false);
});

it('rests after a refusal only as long as a turn of before asks for, and not at all while another one runs', async () => {
  const early = aSlot(() => Promise.resolve(new CallFailure('spin.early', { waitMs: 1200 })));
  early.press();
  await vi.advanceTimersByTimeAsync(1200);
  expect(early.rests()).toBe(true);
  await vi.advanceTimersByTimeAsync(300);
  expect(early.rests()).toBe(false);
  const refused = aSlot(() => Promise.resolve(new CallFailure('spin.stake', { largest: '1.00' })));
  refused.press();
  await vi.advanceTimersByTimeAsync(0);
  expect(refused.rests()).toBe(false);
  const busy = aSlot(() => undefined);
  busy.press();
  expect(busy.rests()).toBe(false);
});
