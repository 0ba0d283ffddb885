import { canonicalJson } from '../../../src/contracts/canonical-json.ts';
import type { Condition, VisitorContext } from '../../../src/contracts/conditions.ts';
import type { ContributionBase, FeatureManifest, SlotId } from '../../../src/contracts/feature.ts';
import type { SitePart } from '../../../src/contracts/site.ts';
import { compose, reads, slotIds } from '../../../src/engine/index.ts';
import { shellReads } from '../../../src/engine/affects/shell-reads.ts';
import type { Inputs } from './inputs.ts';

/** One screen for one visitor of a site. */
export interface SiteScene {
  readonly site: SitePart;
  readonly visitor: VisitorContext;
  readonly route: string;
  /** Features whose code the screen can load. */
  readonly loaded: readonly FeatureManifest[];
  /** Every feature of the engine: they say which slots a route shows. */
  readonly features: readonly FeatureManifest[];
}

const groups = { flags: 'flag', promotions: 'promotion', template: 'template', settings: 'setting' } as const;
type Group = keyof typeof groups;

/**
 * What a screen takes from the site part: the items of its slots as this visitor meets them, what their conditions and its
 * code ask about, its route, and what every page is told. Values of other screens are not in it.
 */
export function siteInputs({ site, visitor, route, loaded, features }: SiteScene): Inputs {
  const shown = slotsOf(route, features);
  const { slots, routes } = compose(site, visitor);
  const items: Record<string, string> = {};
  const order: Record<string, string> = {};
  const asked = new Set([...shellReads, ...loaded.flatMap(({ readsInCode = [] }) => readsInCode)]);
  for (const slot of shown) {
    const seen = new Map(slots[slot].map((item) => [item.id, item]));
    order[slot] = [...seen.keys()].join(' ');
    for (const item of site.slots[slot]) {
      for (const name of namesAsked(item)) asked.add(name);
      const placed = seen.get(item.id);
      items[`${slot} ${item.id}`] = placed === undefined ? 'absent' : lookOf(placed);
    }
  }
  const { forms, rules, slots: _slots, routes: _routes, lobby, ...rest } = site;
  const plain = Object.entries(rest).filter(([name]) => !(name in groups) && name !== 'engineFormat');
  const usesForms = loaded.some(({ id }) => formFeatures.has(id));
  return {
    ...switchInputs(site, asked),
    item: items,
    order,
    route: Object.fromEntries(
      routes.filter(({ id }) => id === route).map(({ guards: _guards, ...own }) => [own.id, canonicalJson(own)]),
    ),
    identity: textsOf(Object.fromEntries(plain)),
    ...(lobby === undefined
      ? {}
      : { lobby: Object.fromEntries(Object.entries(lobby).map(([k, v]) => [k, v.join(' ')])) }),
    ...(usesForms ? { form: forms, rule: textsOf(rules) } : {}),
  };
}

function textsOf(values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, canonicalJson(value)]));
}

/** Features whose screens show fields that registration rules speak of. */
const formFeatures = new Set(['login', 'registration', 'recovery', 'password', 'security', 'feedback', 'memberCentre']);

/** Slots that a route shows: those that its feature names, and those of the shell, which are on every page. */
export function slotsOf(route: string, features: readonly FeatureManifest[]): readonly SlotId[] {
  const owned = new Set(features.flatMap(({ outlets = {} }) => Object.values(outlets).flat()));
  const own = new Set(features.flatMap(({ outlets = {} }) => outlets[route] ?? []));
  return slotIds.filter((slot) => own.has(slot) || !owned.has(slot));
}

function namesAsked({ visible, refuses = [] }: ContributionBase): readonly string[] {
  const conditions: readonly Condition[] = [...(visible ? [visible] : []), ...refuses.map(({ when }) => when)];
  return conditions.flatMap(reads).flatMap(({ kind, name }) => {
    const group = Object.entries(groups).find(([, one]) => one === kind)?.[0];
    return group === undefined ? [] : [`${group}.${name}`];
  });
}

function lookOf(item: ContributionBase): string {
  const { order: _order, visible: _visible, refuses: _refuses, ...look } = item;
  return canonicalJson(look);
}

function switchInputs(site: SitePart, names: ReadonlySet<string>): Inputs {
  const found: Record<(typeof groups)[Group], Record<string, string>> = {
    flag: {},
    promotion: {},
    template: {},
    setting: {},
  };
  for (const name of [...names].sort()) {
    const [group = '', ...rest] = name.split('.');
    const kind = isGroup(group) ? groups[group] : undefined;
    const values: Readonly<Record<string, unknown>> = isGroup(group) ? site[group] : {};
    if (kind !== undefined) found[kind][rest.join('.')] = JSON.stringify(values[rest.join('.')] ?? null);
  }
  return found;
}

function isGroup(name: string): name is Group {
  return name in groups;
}
