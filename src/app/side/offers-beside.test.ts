import { describe, expect, it } from 'vitest';
import type { Announcement } from '../../client/index.ts';
import { offersBeside } from './offers-beside.ts';

const anOffer = (id: number, ...categories: readonly (string | number)[]): Announcement => ({
  ...{ id, title: `Offer ${id}`, content: '', startDate: '2026-01-01' },
  promoAnnouncementCategoryIds: categories,
});
const all = [anOffer(1, '1'), anOffer(2, '2'), anOffer(3, 1, 3), anOffer(4, 2), anOffer(5, '1')];
const idsOf = (offers: readonly Announcement[]) => offers.map(({ id }) => id);

describe('offersBeside', () => {
  it('gives the first offers beside a page about something else', () => {
    expect(idsOf(offersBeside(all))).toEqual([1, 2, 3]);
  });

  it('gives the others beside one of them, those of its categories first', () => {
    expect(idsOf(offersBeside(all, { shown: '1' }))).toEqual([3, 5, 2]);
    expect(idsOf(offersBeside(all, { shown: '4' }))).toEqual([2, 1, 3]);
  });

  it('gives none beside the list of all, also where the wanted one is gone', () => {
    expect(offersBeside(all, { shown: null })).toEqual([]);
    expect(offersBeside(all, { shown: '99' })).toEqual([]);
  });
});
