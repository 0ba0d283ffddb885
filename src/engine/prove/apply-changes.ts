import type { SiteFacts } from '../conditions/facts.ts';
import { isOn } from '../flag-value.ts';
import type { Change } from './search.ts';

/** The facts of a site after some of its values were changed. */
export function applyChanges(site: SiteFacts, changes: readonly Pick<Change, 'name' | 'to'>[]): SiteFacts {
  let facts = site;
  for (const { name, to } of changes) {
    const [section = '', ...rest] = name.split('.');
    const own = rest.join('.');
    if (section === 'flags' || section === 'promotions' || section === 'template') {
      facts = { ...facts, [section]: { ...facts[section], [own]: isOn(to) } };
    } else if (section === 'settings') facts = { ...facts, settings: { ...facts.settings, [own]: to } };
    else if (section === 'resources') facts = { ...facts, resources: withResource(facts.resources, own, to === true) };
  }
  return facts;
}

function withResource(resources: SiteFacts['resources'], type: string, isConfigured: boolean): SiteFacts['resources'] {
  const others = resources.filter(({ resourceType }) => resourceType.toLowerCase() !== type);
  return isConfigured ? [...others, { resourceType: type, url: 'https://example.com/' }] : others;
}
