import { describe, expect, it } from 'vitest';
import type { FeatureManifest } from '../contracts/feature.ts';
import { defineFeature } from './define-feature.ts';
import { isSlotId, slotIds } from './slot-ids.ts';

const route = (id: string) => ({ id, path: `/m/${id}`, title: 'x:t' });
const item = (id: string) => ({ id, order: 1, block: 'x.block' });

describe('defineFeature', () => {
  it('gives back a feature whose ids carry its prefix and whose slots exist', () => {
    const manifest: FeatureManifest = {
      id: 'x',
      owner: 'platform',
      routes: [route('x.screen')],
      contributes: { gate: [item('x.gate')], popup: [item('x.popup')] },
      invariants: [{ id: 'x.holds', says: 'It holds.', hides: ['x.gate'], when: { session: true } }],
      actions: ['x.open'],
      blocks: ['x.block'],
    };
    expect(defineFeature(manifest)).toBe(manifest);
    expect(() => defineFeature({ id: 'x', owner: 'platform' })).not.toThrow();
  });

  it.each<[string, object, string]>([
    [
      'a route without its prefix',
      { routes: [route('other.screen')] },
      'Feature x declares other.screen, which lacks its prefix.',
    ],
    [
      'an item without its prefix',
      { contributes: { gate: [item('xy.gate')] } },
      'Feature x declares xy.gate, which lacks its prefix.',
    ],
    [
      'a promise without its prefix',
      { invariants: [{ id: 'holds', says: 'It holds.', hides: [], when: { session: true } }] },
      'Feature x declares holds, which lacks its prefix.',
    ],
    ['an action without its prefix', { actions: ['y.open'] }, 'Feature x declares y.open, which lacks its prefix.'],
    ['a block without its prefix', { blocks: ['y.block'] }, 'Feature x declares y.block, which lacks its prefix.'],
    [
      'a slot that does not exist',
      { contributes: { 'menu.side': [] } },
      'Feature x contributes to menu.side, which is no slot.',
    ],
    ['one route twice', { routes: [route('x.a'), route('x.b'), route('x.a')] }, 'Feature x declares x.a twice.'],
    [
      'a route and an item of one id',
      { routes: [route('x.a')], contributes: { gate: [item('x.a')] } },
      'Feature x declares x.a twice.',
    ],
  ])('refuses %s', (_, part, message) => {
    const manifest = { id: 'x', owner: 'platform', ...part } as FeatureManifest;
    expect(() => defineFeature(manifest)).toThrow(message);
  });
});

describe('isSlotId', () => {
  it('knows every slot and nothing else', () => {
    expect(slotIds.filter(isSlotId)).toEqual(slotIds);
    expect(['menu.side', 'footer', ''].filter(isSlotId)).toEqual([]);
  });
});
