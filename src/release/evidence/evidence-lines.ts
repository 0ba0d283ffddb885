import { isDeepStrictEqual } from 'node:util';
import type { EvidenceLine, KeptBy } from '../../contracts/evidence.ts';
import type { PolicyBound, PolicyPack } from '../../contracts/generated/policy-pack.ts';
import type { Origin } from '../../contracts/origins.ts';
import type { SitePart } from '../../contracts/site.ts';
import { boundWords, isWithin, type PolicyValue } from '../../engine/index.ts';
import type { ContributionBase } from '../../contracts/feature.ts';
import { settingNamed } from '../../engine/setting-named.ts';
import { shippedFeatures } from '../shipped-features.ts';

/** What of a compiled site speaks for it. */
export interface JudgedSite {
  readonly site: SitePart;
  readonly origins: Readonly<Record<string, Origin>>;
}

/**
 * Every clause of a pack with what a site does about it: uncovered ones first, then those that are the operator’s. `faultOf` says what is wrong with a test that
 * the pack names; where the tests are not at hand, they are taken for what the pack says.
 */
export function evidenceLines(
  judged: JudgedSite,
  pack: PolicyPack,
  faultOf: (named: string) => string | undefined = () => undefined,
): readonly EvidenceLine[] {
  const lines = pack.clauses.map(({ clause, asks, kept, screens, tests, missing, operator }): EvidenceLine => {
    const by = kept.map((name) => keptBy(name, judged, pack));
    const shown = screens.map((id) => ({ id, path: judged.site.routes.find((route) => route.id === id)?.path ?? '' }));
    const gaps = [
      ...(missing === undefined ? [] : [missing]),
      ...by.filter(({ isKept }) => !isKept).map((one) => `${one.name} is ${one.value}, not ${one.wanted}.`),
      ...shown.filter(({ path }) => path === '').map(({ id }) => `The site has no screen ${id}.`),
      ...tests.flatMap((named) => faultOf(named) ?? []).map((fault) => `The pack ${fault}.`),
      ...(missing === undefined && operator === undefined && tests.length === 0 ? ['No test shows it.'] : []),
    ];
    const state = gaps.length > 0 ? 'uncovered' : operator === undefined ? 'covered' : 'operator';
    const line = { clause, asks, state, gaps, kept: by, screens: shown, tests } as const;
    return operator === undefined ? line : { ...line, operator };
  });
  return lines.toSorted((a, b) => states.indexOf(a.state) - states.indexOf(b.state));
}

/** The order in which clauses are told: what asks for work first. */
const states: readonly EvidenceLine['state'][] = ['uncovered', 'operator', 'covered'];

function keptBy(name: string, judged: JudgedSite, pack: PolicyPack): KeptBy {
  const [section = '', ...rest] = name.split('.');
  if (section === 'items') return keptItem(name, judged, pack);
  const bound = boundNamed(name, pack);
  const value = valueNamed(name, judged.site);
  const path = section === 'fields' ? `rules.${rest.join('.')}` : name;
  return {
    name,
    value: value === undefined ? 'not set' : boundWords({ is: value, why: '' }),
    wanted: bound === undefined ? 'anything' : boundWords(bound),
    place: placeOf(judged.origins[path]),
    isKept: bound === undefined || bound.isAdvice === true || isWithin(bound, value),
  };
}

/** An item of a menu is kept when it stands there, shown and refused to those whom its feature shows and refuses it to. */
function keptItem(name: string, { site, origins }: JudgedSite, { items }: PolicyPack): KeptBy {
  const [slot = '', ids = []] = Object.entries(items).find(([key]) => name === `items.${key}`) ?? [];
  const itemsIn = (slots: object): readonly ContributionBase[] =>
    Object.entries(slots).find(([key]) => key === slot)?.[1] ?? [];
  const placed = itemsIn(site.slots);
  const made = shippedFeatures.flatMap(({ contributes = {} }) => itemsIn(contributes));
  const conditionsOf = (items: readonly ContributionBase[], id: string) =>
    items.filter((item) => item.id === id).map(({ visible, refuses }) => ({ visible, refuses }));
  const shown = ids.filter((id) => placed.some((item) => item.id === id));
  const isAsMade = shown.every((id) => isDeepStrictEqual(conditionsOf(placed, id), conditionsOf(made, id)));
  return {
    name,
    value: (shown.join(', ') || 'not there') + (isAsMade ? '' : ' with other conditions'),
    wanted: ids.join(', '),
    place: placeOf(origins[`slots.${slot}.${ids[0] ?? ''}`]),
    isKept: ids.length > 0 && shown.length === ids.length && isAsMade,
  };
}

/** The bound of a pack that a clause names; nothing for an item of a menu, or when there is none. */
export function boundNamed(name: string, { settings, fields }: PolicyPack): PolicyBound | undefined {
  const [section = '', ...rest] = name.split('.');
  if (section === 'settings') return settings[rest.join('.')];
  const [field = '', property = ''] = rest;
  return fields[field]?.[property];
}

function valueNamed(name: string, site: SitePart): PolicyValue | undefined {
  const [section = '', ...rest] = name.split('.');
  if (section === 'settings') return settingNamed(site, rest.join('.'));
  const [field = '', property = ''] = rest;
  const rule: Readonly<Record<string, PolicyValue>> = { ...site.rules[field] };
  return rule[property];
}

function placeOf(origin: Origin | undefined): string {
  if (origin === undefined || origin.layer === 'engine') return 'default of the product';
  const { layer, file, pointer = '', by } = origin;
  if (layer === 'override') return `live change${by === undefined ? '' : ` of ${by}`}`;
  return file === undefined ? layer : `${file}${pointer === '' ? '' : `#${pointer}`}`;
}
