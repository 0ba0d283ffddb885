import type { Condition } from '../../contracts/conditions.ts';
import type {
  ActionId,
  BlockItem,
  ContributionBase,
  Denial,
  FeatureManifest,
  MenuItem,
  RouteId,
  Target,
} from '../../contracts/feature.ts';
import type { Problem } from '../../contracts/problems.ts';
import type { SitePart } from '../../contracts/site.ts';
import { problemIn } from '../load/json-document.ts';
import { nearestName } from '../nearest-name.ts';
import type { Valid } from '../validate/valid-source.ts';

/** Where a slot's item stands in the merchant's navigation; nothing when the merchant does not list the slot. */
export type FindItem = (
  slot: string,
  id: string,
) => { readonly document: Valid<unknown>; readonly pointer: string } | undefined;

interface Known {
  readonly routes: ReadonlySet<RouteId>;
  readonly actions: ReadonlySet<ActionId>;
  readonly blocks: ReadonlySet<string>;
}

/** Checks that every item, guard and refusal of a site leads to something that exists. */
export function checkLinks(site: SitePart, features: readonly FeatureManifest[], find: FindItem): Problem[] {
  const known: Known = {
    routes: new Set(site.routes.map((route) => route.id)),
    actions: new Set(features.flatMap((feature) => feature.actions ?? [])),
    blocks: new Set(features.flatMap((feature) => feature.blocks ?? [])),
  };
  const ofItems = Object.entries(site.slots).flatMap(([slot, items]) =>
    items.flatMap((item: ContributionBase) =>
      deadEnds(item, known).map((dead) => problemOf(dead, find(slot, item.id), item.id)),
    ),
  );
  const ofGuards = site.routes.flatMap(({ id, guards = [] }) =>
    guards.flatMap(({ to }) =>
      known.routes.has(to) ? [] : problemOf({ name: to, known: known.routes }, undefined, id),
    ),
  );
  return [...ofItems, ...ofGuards];
}

interface DeadEnd {
  readonly name: string;
  readonly known: ReadonlySet<string>;
}

function deadEnds(
  item: ContributionBase & Partial<Pick<MenuItem, 'target'>> & Partial<Pick<BlockItem, 'block'>>,
  known: Known,
): DeadEnd[] {
  const refusals = (item.refuses ?? []).map(({ answer }: { when: Condition; answer: Denial }) => answer);
  const targets: (Target | Denial)[] = [...(item.target ? [item.target] : []), ...refusals];
  const dead = targets.flatMap((target): DeadEnd[] => {
    if ('route' in target) return known.routes.has(target.route) ? [] : [{ name: target.route, known: known.routes }];
    if ('action' in target)
      return known.actions.has(target.action) ? [] : [{ name: target.action, known: known.actions }];
    return [];
  });
  return item.block && !known.blocks.has(item.block) ? [...dead, { name: item.block, known: known.blocks }] : dead;
}

function problemOf({ name, known }: DeadEnd, place: ReturnType<FindItem>, id: string): Problem {
  const document = place?.document ?? { file: `src/features/${id.split('.')[0]}/feature.ts`, text: '' };
  const message = `${id} leads to ${name}, which does not exist.`;
  return problemIn(document, place?.pointer ?? '', {
    code: 'LINK_UNKNOWN',
    message,
    nearest: nearestName(name, known),
  });
}
