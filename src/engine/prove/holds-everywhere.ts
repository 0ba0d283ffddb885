import type { Condition } from '../../contracts/conditions.ts';
import { flagsCatalogue, settingsCatalogue } from '../../contracts/generated/catalogues.ts';
import type { SettingValues } from '../../contracts/generated/setting-values.ts';
import type { RoleLists } from '../../contracts/site.ts';
import { evaluate } from '../conditions/evaluate.ts';
import type { SiteFacts } from '../conditions/facts.ts';
import { fold } from '../conditions/fold.ts';
import { axesOf, axisName } from './axes.ts';
import { fewestChanges } from './search.ts';
import { appModes, contextOf, visitorKinds } from './visitors.ts';

/** Values of a site that are tried; beyond that a proof would take too long. */
const MOST_AXES = 12;

const defaults: object = Object.fromEntries(
  Object.entries(settingsCatalogue.settings).map(([name, entry]) => [name, entry.default]),
);

/** A site with nothing switched on and the usual roles: which values it starts from makes no difference to a proof. */
const plainSite: SiteFacts = {
  flags: {},
  promotions: {},
  template: {},
  resources: [],
  settings: defaults as SettingValues,
  roles: {
    member: usual('member'),
    trial: usual('trial'),
    nonAgent: usual('nonAgent'),
    deposit: usual('deposit'),
    withdraw: usual('withdraw'),
  },
};

/** Whether every visitor of every site passes a condition; nothing when there is too much to try. */
export function holdsEverywhere(condition: Condition): boolean | undefined {
  const axes = axesOf(condition, plainSite);
  if (axes.size > MOST_AXES) return undefined;
  return visitorKinds(plainSite).every((kind) =>
    appModes.every((app) => {
      const visitor = contextOf(kind, app, 'en');
      const rest = fold(condition, (leaf) =>
        axisName(leaf) === undefined ? evaluate(leaf, plainSite, visitor) : undefined,
      );
      return fewestChanges(rest, axes) === undefined;
    }),
  );
}

function usual(role: keyof RoleLists): readonly number[] {
  return flagsCatalogue.roles[role]?.default ?? [];
}
