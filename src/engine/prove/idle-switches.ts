import type { Condition } from '../../contracts/conditions.ts';
import type { FeatureManifest } from '../../contracts/feature.ts';
import { flagsCatalogue } from '../../contracts/generated/catalogues.ts';
import { shellReads } from '../affects/shell-reads.ts';
import { fold, type Residual } from '../conditions/fold.ts';
import { leavesOf, readOf } from '../conditions/reads.ts';
import { formIds } from '../forms/build-forms.ts';
import { formTable } from '../forms/form-table.ts';
import { axisName } from './axes.ts';

/** Flags, promotions and template flags of the catalogue, by their dotted names. */
export function allSwitches(): readonly string[] {
  const { flags, promotions, template } = flagsCatalogue;
  return Object.entries({ flags, promotions, template }).flatMap(([section, entries]) =>
    Object.keys(entries).map((name) => `${section}.${name}`),
  );
}

/** Those of some switches that change nothing anywhere: no item, guard, form or code asks for them. */
export function idleSwitches(features: readonly FeatureManifest[], names = allSwitches()): readonly string[] {
  const conditions = [...features.flatMap(conditionsOf), ...formConditions()];
  const inCode = new Set([...shellReads, ...features.flatMap(({ readsInCode = [] }) => readsInCode)]);
  return names.filter((name) => !inCode.has(name) && !conditions.some((condition) => decides(name, condition)));
}

/** Whether a condition can come out otherwise when one switch does; naming the switch is not enough. */
export function decides(name: string, condition: Condition): boolean {
  if (!leavesOf(condition).some((leaf) => axisName(leaf) === name)) return false;
  const known = (value: boolean) => fold(condition, (leaf) => (axisName(leaf) === name ? value : undefined));
  return canDiffer(known(true), known(false));
}

function canDiffer(one: Residual, other: Residual): boolean {
  const [open] = [one, other].flatMap((rest) => (typeof rest === 'boolean' ? [] : leavesOf(rest)));
  if (open === undefined) return one !== other;
  const key = JSON.stringify(readOf(open)) + JSON.stringify(open);
  const settle = (rest: Residual, value: boolean) =>
    fold(rest, (leaf) => (JSON.stringify(readOf(leaf)) + JSON.stringify(leaf) === key ? value : undefined));
  return [true, false].some((value) => canDiffer(settle(one, value), settle(other, value)));
}

function conditionsOf({ routes = [], contributes = {} }: FeatureManifest): readonly Condition[] {
  const items = Object.values(contributes).flat();
  return [
    ...routes.flatMap(({ guards = [] }) => guards.map(({ when }) => when)),
    ...items.flatMap(({ visible, refuses = [] }) => [
      ...(visible ? [visible] : []),
      ...refuses.map(({ when }) => when),
    ]),
  ];
}

function formConditions(): readonly Condition[] {
  return formIds
    .flatMap((form) => formTable[form])
    .flatMap(({ shown, required }) => [
      ...(typeof shown === 'object' ? [shown.when] : []),
      ...(typeof required === 'object' ? [required.when] : []),
    ]);
}
