import { canonicalJson } from '../../contracts/canonical-json.ts';
import type { SitePart } from '../../contracts/site.ts';
import type { FormSite } from './field-changes.ts';

/** One named value that two sites do not share; absent where one of them has none. */
export interface ChangedValue {
  readonly name: string;
  readonly from?: unknown;
  readonly to?: unknown;
}

const switches = ['flags', 'promotions', 'template'] as const;
const sections = ['settings', 'roles', 'paths', 'errorTexts', 'errorCodes', 'identity', 'lobby'] as const;

/** Every named value that differs between two sites: flags, settings, rules, lists, identity. */
export function changedValues(before: SitePart, after: SitePart): readonly ChangedValue[] {
  return [
    ...switches.flatMap((section) => compare(section, onlyOn(before[section]), onlyOn(after[section]))),
    ...sections.flatMap((section) => compare(section, { ...before[section] }, { ...after[section] })),
    ...Object.keys({ ...before.rules, ...after.rules }).flatMap((field) =>
      compare(`register.${field}`, { ...before.rules[field] }, { ...after.rules[field] }),
    ),
    ...compare('', wholeValues(before), wholeValues(after)),
  ];
}

/** What the names of a merchant's switches of whole features begin with. */
export const FEATURE_SWITCHES = 'identity.features.';

/** The features that a merchant switches off or on again. */
export function changedFeatures(
  { switchedOff: was = [] }: Pick<FormSite, 'switchedOff'>,
  { switchedOff: is = [] }: Pick<FormSite, 'switchedOff'>,
): readonly ChangedValue[] {
  const named = [...new Set([...was, ...is])].sort();
  const changed = named.filter((id) => was.includes(id) !== is.includes(id));
  return changed.map((id) => ({ name: `${FEATURE_SWITCHES}${id}`, from: !was.includes(id), to: !is.includes(id) }));
}

/** A switch that nobody names is off. */
function onlyOn(section: Readonly<Record<string, boolean>>): Readonly<Record<string, boolean>> {
  return Object.fromEntries(Object.entries(section).filter(([, isOn]) => isOn));
}

function wholeValues(site: SitePart): Readonly<Record<string, unknown>> {
  const { resources, customerService, imageHosts, maintenance, extraRoutes } = site;
  return { resources, customerService, imageHosts, maintenance, extraRoutes };
}

function compare(
  section: string,
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): readonly ChangedValue[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names.flatMap((own): ChangedValue[] => {
    const from = before[own];
    const to = after[own];
    if (canonicalJson({ value: from }) === canonicalJson({ value: to })) return [];
    const name = section === '' ? own : `${section}.${own}`;
    return [{ name, ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) }];
  });
}
