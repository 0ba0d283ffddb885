import type { SitePart } from '../../contracts/site.ts';
import { leavesOf } from '../conditions/reads.ts';
import { itemsOf } from '../prove/taps.ts';
import type { Explanation } from '../../contracts/explanation.ts';
import { originPath, type Scene } from './reasons.ts';
import { originWords } from './sentences.ts';

const sections = ['flags', 'promotions', 'template', 'settings', 'roles', 'rules', 'lobby'] as const;

/** Explains a named value (`flags.CBS3`, `settings.ages.gate`, `rules.email.required`): what it is, whose it is, who asks for it. */
export function explainValue(site: SitePart, { origins }: Scene, id: string): Explanation | undefined {
  const value = valueOf(site, id);
  if (value === undefined) return undefined;
  const origin = origins.values[id];
  const asking = [...new Set(itemsOf(site).flatMap(({ item }) => (asksFor(id, item) ? [item.id] : [])))];
  const asked = asking.length === 0 ? 'No item asks for it.' : `It decides about ${asking.join(', ')}.`;
  const said = typeof value === 'boolean' ? (value ? 'on' : 'off') : JSON.stringify(value);
  const from = origin === undefined ? '' : `, from ${originWords(origin)}`;
  return {
    id,
    kind: 'value',
    place: '',
    state: 'shown',
    text: `${id} is ${said}${from}. ${asked}`,
    reasons: [],
    ...(origin === undefined ? {} : { origin }),
  };
}

/** The value of a name such as `roles.deposit`; nothing for a name that no value has. */
export function valueOf(site: SitePart, id: string): unknown {
  if (id === 'maintenance') return site.maintenance;
  const [section = '', ...rest] = id.split('.');
  const known = sections.find((name) => name === section);
  if (known === undefined) return undefined;
  const [field = '', property = ''] = rest;
  return known === 'rules' ? ownOf(ownOf(site.rules, field), property) : ownOf(site[known], rest.join('.'));
}

function ownOf(values: unknown, name: string): unknown {
  return new Map(Object.entries(values ?? {})).get(name);
}

function asksFor(name: string, { visible, refuses = [] }: ReturnType<typeof itemsOf>[number]['item']): boolean {
  const conditions = [...(visible === undefined ? [] : [visible]), ...refuses.map(({ when }) => when)];
  return conditions.flatMap(leavesOf).some((leaf) => originPath(leaf) === name);
}
