import type { Condition } from '../../contracts/conditions.ts';
import type { ContributionBase, FeatureManifest } from '../../contracts/feature.ts';
import { flagsCatalogue } from '../../contracts/generated/catalogues.ts';
import type { Problem } from '../../contracts/problems.ts';
import { problemAbout } from '../load/json-document.ts';
import { nearestName } from '../nearest-name.ts';
import { unknownNames } from './check-condition.ts';

/** Checks what a feature's declaration says about catalogues and other features: names exist, no id or path twice. */
export function checkFeatures(features: readonly FeatureManifest[]): Problem[] {
  return [...features.flatMap(checkFeature), ...checkPaths(features)];
}

function checkFeature(feature: FeatureManifest): Problem[] {
  const known = Object.keys(flagsCatalogue.flags);
  const flags = (feature.flags ?? []).filter((flag) => !known.includes(flag));
  return [
    ...flags.map((flag) => fault(feature, `The flag ${flag} is not in the catalogue.`, nearestName(flag, known))),
    ...conditionsOf(feature).flatMap((condition) =>
      unknownNames(condition).map(({ read, nearest }) =>
        fault(feature, `A condition asks about the ${read.kind} ${read.name}, which does not exist.`, nearest),
      ),
    ),
  ];
}

function conditionsOf(feature: FeatureManifest): readonly Condition[] {
  const items: readonly ContributionBase[] = Object.values(feature.contributes ?? {}).flat();
  return [
    ...items.flatMap(({ visible, refuses = [] }) => [
      ...(visible ? [visible] : []),
      ...refuses.map(({ when }) => when),
    ]),
    ...(feature.routes ?? []).flatMap(({ guards = [] }) => guards.map(({ when }) => when)),
  ];
}

function checkPaths(features: readonly FeatureManifest[]): Problem[] {
  const owners = new Map<string, string>();
  const problems: Problem[] = [];
  for (const feature of features) {
    for (const path of (feature.routes ?? []).flatMap((route) => [route.path, ...(route.aliases ?? [])])) {
      const owner = owners.get(path);
      if (owner !== undefined) problems.push(fault(feature, `The path ${path} belongs to ${owner} already.`));
      owners.set(path, feature.id);
    }
  }
  return problems;
}

function fault({ id }: FeatureManifest, message: string, nearest?: string): Problem {
  return problemAbout(`src/features/${id}/feature.ts`, { code: 'FEATURE_INVALID', message, nearest });
}
