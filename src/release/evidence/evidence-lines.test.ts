import { expect, it } from 'vitest';
import type { SitePart } from '../../contracts/site.ts';
import { policyPacks } from '../../contracts/generated/catalogues.ts';
import { aSitePart } from '../../engine/site.fixture.ts';
import { shippedFeatures } from '../shipped-features.ts';
import { evidenceLines } from './evidence-lines.ts';

const made = shippedFeatures.flatMap(({ contributes }) => contributes?.['memberCentre.item'] ?? []);

/** Whether a site with these items keeps what its pack asks for in the member centre. */
function keeps(items: SitePart['slots']['memberCentre.item']): readonly boolean[] {
  const { uk: pack } = policyPacks;
  if (pack === undefined) throw new Error('There is no pack for Great Britain.');
  const site = aSitePart({ slots: { 'memberCentre.item': items } });
  const kept = evidenceLines({ site, origins: {} }, pack).flatMap((line) => line.kept);
  return [...new Set(kept.filter(({ name }) => name === 'items.memberCentre.item').map(({ isKept }) => isKept))];
}

it('takes an item of a menu for kept only as its feature made it', () => {
  expect(keeps(made)).toEqual([true]);
  const other = { visible: { flag: 'CBS3' } } as const;
  expect(keeps(made.map((item) => (item.id === 'safePlay.item' ? { ...item, ...other } : item)))).toEqual([false]);
  expect(keeps(made.filter(({ id }) => id !== 'safePlay.item'))).toEqual([false]);
});
