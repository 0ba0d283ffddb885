import type { SitePart } from '../../contracts/site.ts';
import type { EmittedRelease } from '../emit/emit-release.ts';
import { describeForms } from './describe-forms.ts';
import { describeSite } from './describe-site.ts';
import { describeSlots } from './describe-slots.ts';
import { describeWeights } from './describe-weights.ts';
import { readParts } from './described-site.ts';

/**
 * What a merchant's site is, in words: identity and switches, then for every kind of visitor and every language the menus,
 * tabs, methods, forms with their rules, routes and titles, then the weights. Equal sites give equal texts, so a line
 * that differs is something that players will notice.
 */
export function writeManifest(release: EmittedRelease & { readonly site: SitePart }): string {
  const described = readParts(release);
  const sections = [
    describeSite(described),
    describeSlots(described),
    describeForms(described),
    describeWeights(release),
  ];
  return `${sections.flat().join('\n')}\n`;
}
