import type { Condition, VisitorContext } from '../../contracts/conditions.ts';
import { flagsCatalogue } from '../../contracts/generated/catalogues.ts';
import type { Read, SiteFacts } from '../../engine/index.ts';
import { evaluate, reads } from '../../engine/index.ts';

/** A condition that everybody passes. */
export const always: Condition = { all: [] };

/** Whether some visitor of some site passes a condition. One with too many parts to try counts as such. */
export function canHold(condition: Condition): boolean {
  return everyCase([condition], ([holds]) => holds !== true) !== true;
}

/** Whether everybody who passes one condition passes the other, on every site; no when there is too much to try. */
export function implies(one: Condition, other: Condition): boolean {
  return everyCase([one, other], ([first, second]) => first !== true || second === true) === true;
}

/** Switches that are tried both ways; beyond that a proof would take too long. */
const MOST_SWITCHES = 6;

const { member, trial, nonAgent, deposit, withdraw } = Object.fromEntries(
  Object.entries(flagsCatalogue.roles).map(([name, entry]) => [name, entry.default]),
);
const roles: SiteFacts['roles'] = {
  member: member ?? [],
  trial: trial ?? [],
  nonAgent: nonAgent ?? [],
  deposit: deposit ?? [],
  withdraw: withdraw ?? [],
};
/** A guest, every type that a role names, and one that is only an agent. */
const memberTypes: readonly (number | undefined)[] = [undefined, ...new Set([...Object.values(roles).flat(), 41])];
const apps: readonly VisitorContext['app'][] = ['wrapper', 'installed', 'browser'];

function everyCase(
  conditions: readonly Condition[],
  test: (holds: readonly boolean[]) => boolean,
): boolean | undefined {
  const asked = reads({ all: conditions });
  const switches = asked.filter(({ kind }) => kind !== 'setting' && !ofVisitor.has(kind));
  const settings = settingValues(conditions);
  if (switches.length + settings.length > MOST_SWITCHES) return undefined;
  for (let bits = 0; bits < 2 ** switches.length; bits += 1) {
    const on = switches.filter((_, index) => (bits >> index) % 2 === 1);
    for (const chosen of combinations(settings)) {
      const site = siteOf(on, chosen);
      for (const memberType of memberTypes) {
        for (const app of apps) {
          const context = { app, language: 'en', ...(memberType === undefined ? {} : { memberType }) };
          if (!test(conditions.map((condition) => evaluate(condition, site, context)))) return false;
        }
      }
    }
  }
  return true;
}

const ofVisitor = new Set<Read['kind']>(['role', 'session', 'app']);

type SettingValue = string | number | boolean;
type SettingValues = readonly [name: string, values: readonly (SettingValue | undefined)[]];

/** The values of each setting that make a difference: those that conditions name, and any other. */
function settingValues(conditions: readonly Condition[]): readonly SettingValues[] {
  const values = new Map<string, Set<SettingValue | undefined>>();
  const visit = (condition: Condition): void => {
    if ('all' in condition) condition.all.forEach(visit);
    else if ('any' in condition) condition.any.forEach(visit);
    else if ('not' in condition) visit(condition.not);
    else if ('setting' in condition) {
      const known = values.get(condition.setting) ?? new Set([undefined]);
      values.set(condition.setting, known.add(condition.is));
    }
  };
  conditions.forEach(visit);
  return [...values].map(([name, known]) => [name, [...known]]);
}

function combinations(
  settings: readonly SettingValues[],
): readonly Readonly<Record<string, SettingValue | undefined>>[] {
  const [first, ...rest] = settings;
  if (first === undefined) return [{}];
  const [name, values] = first;
  return combinations(rest).flatMap((others) => values.map((value) => ({ ...others, [name]: value })));
}

function siteOf(on: readonly Read[], settings: Readonly<Record<string, SettingValue | undefined>>): SiteFacts {
  const named = (kind: Read['kind']) =>
    Object.fromEntries(on.filter((read) => read.kind === kind).map(({ name }) => [name, true]));
  const given = Object.entries(settings).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return {
    flags: named('flag'),
    promotions: named('promotion'),
    template: named('template'),
    resources: on.filter(({ kind }) => kind === 'resource').map(({ name }) => ({ resourceType: name, url: '/' })),
    settings: Object.fromEntries(given),
    roles,
  };
}
