import type { ContributionBase, SlotId } from '../../contracts/feature.ts';
import type { NavigationItem } from '../../contracts/generated/navigation.ts';
import { iconNames } from '../../contracts/icon-names.ts';
import type { Problem } from '../../contracts/problems.ts';
import { always, holdsEverywhere, implies, narrow, slots } from '../../engine/index.ts';
import type { JsonDocument, ProblemDraft } from '../load/json-document.ts';
import { problemIn } from '../load/json-document.ts';
import { nearestName } from '../nearest-name.ts';
import { checkCondition } from './check-condition.ts';

type Named = Pick<ContributionBase, 'id'>;

/** What is wrong with an entry that its slot is not offered: it belongs to another slot, or to none. */
export function strangeEntry(id: string, slot: SlotId, offers: ReadonlyMap<SlotId, readonly Named[]>): ProblemDraft {
  const home = [...offers].find(([, items]) => items.some((item) => item.id === id))?.[0];
  const own = (offers.get(slot) ?? []).map((item) => item.id);
  if (home) {
    const message = `"${id}" belongs to ${home}, not to ${slot}.`;
    // The same feature often has an item for both places.
    const nearest = own.find((name) => name.split('.')[0] === id.split('.')[0]);
    return { code: 'CONTRIBUTION_MISPLACED', message, nearest };
  }
  const message = `No feature offers "${id}" to ${slot}.`;
  return { code: 'CONTRIBUTION_UNKNOWN', message, nearest: nearestName(id, own) };
}

/** Checks a merchant's changes to one contribution: its icon, and a condition that narrows and can hold. */
export function checkEntry(
  navigation: JsonDocument,
  pointer: string,
  item: Pick<ContributionBase, 'visible'>,
  { icon, when }: NavigationItem,
): Problem[] {
  const problems: Problem[] = [];
  if (icon !== undefined && !iconNames.includes(icon)) {
    const nearest = nearestName(icon, iconNames);
    const message = `There is no icon "${icon}".`;
    problems.push(problemIn(navigation, `${pointer}/icon`, { code: 'ICON_UNKNOWN', message, nearest }));
  }
  if (when === undefined) return problems;
  const unknown = checkCondition(navigation, `${pointer}/when`, when);
  if (unknown.length > 0) return [...problems, ...unknown];
  if (holdsEverywhere({ not: narrow(item.visible, when) ?? always }) === true) {
    const message = 'Together with the feature’s own condition this never holds.';
    problems.push(problemIn(navigation, `${pointer}/when`, { code: 'CONDITION_NEVER', message }));
  } else if (holdsEverywhere(implies(item.visible ?? always, when)) === true) {
    const message = 'The feature’s own condition is narrower already, so this one changes nothing.';
    problems.push(problemIn(navigation, `${pointer}/when`, { code: 'CONDITION_WIDER', message }));
  }
  return problems;
}

/** Checks that a slot has as many items as it takes, and its places as many as fit. */
export function checkFilling(
  slot: SlotId,
  items: readonly ContributionBase[],
  navigation: JsonDocument,
  pointer: string,
): readonly Problem[] {
  const { arity, mayBeEmpty } = slots[slot];
  if (items.length === 0 && !mayBeEmpty) {
    return [problemIn(navigation, pointer, { code: 'SLOT_EMPTY', message: `${slot} needs at least one item.` })];
  }
  const inCentre = items.flatMap((item, index) => ('emphasis' in item ? [index] : []));
  const second = arity === 'one' ? (items.length > 1 ? 1 : undefined) : inCentre[1];
  if (second === undefined) return [];
  const place = arity === 'one' ? slot : `The middle of ${slot}`;
  const count = arity === 'one' ? items.length : inCentre.length;
  const at = pointer === '' ? pointer : `${pointer}/${second}`;
  return [problemIn(navigation, at, { code: 'SLOT_FULL', message: `${place} takes one item, not ${count}.` })];
}
