import type { OriginsPart } from '../../contracts/origins.ts';
import type { StringsPart } from '../../contracts/release.ts';
import type { SitePart } from '../../contracts/site.ts';
import { formIds } from '../forms/build-forms.ts';
import { formTable } from '../forms/form-table.ts';
import { itemsOf } from '../prove/taps.ts';
import { valueOf } from './explain-value.ts';

/**
 * What a word may stand for: items, routes, fields, values and, by their keys, texts. Roles, rules of fields and
 * `maintenance` are not among them: they are meant by their whole names only.
 */
export function namesIn(site: SitePart, origins: OriginsPart, words: StringsPart = {}): readonly string[] {
  const { flags, promotions, template, settings, lobby = {} } = site;
  const values = Object.entries({ flags, promotions, template, settings, lobby });
  const names = [
    ...itemsOf(site).map(({ item }) => item.id),
    ...origins.dropped.map(({ id }) => id),
    ...site.routes.map(({ id }) => id),
    ...formIds.flatMap((form) => formTable[form].map(({ field }) => `${form}.${field}`)),
    ...values.flatMap(([section, own]) => Object.keys(own).map((name) => `${section}.${name}`)),
    ...Object.entries(words).flatMap(([group, texts]) => Object.keys(texts).map((key) => `${group}:${key}`)),
  ];
  return [...new Set(names)];
}

/**
 * The names that a word means, the nearest kind of match only: the very name, one that ends with it, one of the feature
 * that it names, one that contains it. `deposit` also means what leads to the deposit.
 */
export function matchNames(word: string, site: SitePart, names: readonly string[]): readonly string[] {
  if (names.includes(word) || valueOf(site, word) !== undefined) return [word];
  const wanted = word.toLowerCase();
  const things = names.filter((name) => !name.includes(':') || word.includes(':'));
  const ending = things.filter((name) => name.toLowerCase().split('.').at(-1) === wanted);
  if (ending.length > 0) return [...new Set([...ending, ...leadingTo(ending, site)])];
  const owned = things.filter((name) => name.toLowerCase().startsWith(`${wanted}.`));
  return owned.length > 0 ? owned : things.filter((name) => name.toLowerCase().includes(wanted));
}

function leadingTo(routes: readonly string[], site: SitePart): readonly string[] {
  return itemsOf(site).flatMap(({ item: { id, target } }) =>
    target !== undefined && 'route' in target && routes.includes(target.route) ? [id] : [],
  );
}
