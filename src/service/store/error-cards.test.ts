import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createErrorCards, readErrorCard } from './error-cards.ts';
import type { Store } from './open-store.ts';
import { openTestStore } from './test-store.fixture.ts';

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
}, 240_000);
afterAll(() => store.close());

const card = {
  merchant: 'karat',
  release: 'r1',
  seq: 3,
  reason: 'Loading failed',
  page: '/m/help',
  call: 'help 500 x',
};

describe('error cards', () => {
  it('are found by a short reference, however it is spelled', async () => {
    const cards = createErrorCards({ db: store.db, now: () => new Date() });
    const reference = await cards.keep(card);
    expect(reference).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
    expect(await readErrorCard(store.db, ` ${reference.toLowerCase()} `)).toMatchObject({ ...card, reference });
    expect(await readErrorCard(store.db, 'NOBODY')).toBeUndefined();
  });

  it('share a reference while players see the same within a minute', async () => {
    let time = Date.parse('2030-01-01T10:00:00Z');
    const cards = createErrorCards({ db: store.db, now: () => new Date(time) });
    const [one, same] = await Promise.all([cards.keep(card), cards.keep(card)]);
    const other = await cards.keep({ ...card, page: '/m/home' });
    time += 60_000;
    const later = await cards.keep(card);
    expect(same).toBe(one);
    expect(new Set([one, other, later]).size).toBe(3);
  });

  it('hold no character that a terminal obeys', async () => {
    const cards = createErrorCards({ db: store.db, now: () => new Date() });
    const reference = await cards.keep({ ...card, reason: 'a\u001b[2Jb\u0000c', page: '/m\n' });
    expect(await readErrorCard(store.db, reference)).toMatchObject({ reason: 'a [2Jb c', page: '/m ' });
  });
});
