import { isDeepStrictEqual } from 'node:util';
import type { Override } from '../../contracts/origins.ts';
import { mayBeUpstream } from '../../release/upstream/upstream-file.ts';

/**
 * What a change makes of the overrides of a merchant. They lie as in the list: a later one of the same name lies over an
 * earlier one and hides it.
 */
export type OverrideChange = (overrides: readonly Override[]) => readonly Override[];

/**
 * Lays an override over those of its name. One without an end takes their place, since it would hide them for ever; one
 * with an end lies over them, so that they count again when it is over. The same value once more with an end gives the
 * temporary one on top another end.
 */
export function pushOverride(entry: Override): OverrideChange {
  return (overrides) => {
    if (entry.until === undefined) return [...overrides.filter(({ name }) => name !== entry.name), entry];
    const top = topOf(overrides, entry.name);
    const isAnotherEnd = top?.until !== undefined && isDeepStrictEqual(top.value, entry.value);
    return [...(isAnotherEnd ? overrides.filter((other) => other !== top) : overrides), entry];
  };
}

/** As `pushOverride`, but where the same value lies on top already and ends later or never, it stays as it is. */
export function pushLongerOverride(entry: Override): OverrideChange {
  return (overrides) => {
    const top = topOf(overrides, entry.name);
    const isLonger = top !== undefined && isDeepStrictEqual(top.value, entry.value) && endOf(top) > endOf(entry);
    return isLonger ? overrides : pushOverride(entry)(overrides);
  };
}

function endOf({ until }: Override): number {
  return until === undefined ? Infinity : Date.parse(until);
}

/** Takes the override on top away; what lies below it counts again. */
export function takeOverride(name: string): OverrideChange {
  return (overrides) => {
    const top = topOf(overrides, name);
    return top === undefined ? overrides : overrides.filter((other) => other !== top);
  };
}

/** The overrides whose end has not come. */
export function withoutEnded(overrides: readonly Override[], now: Date): readonly Override[] {
  return overrides.filter(({ until }) => until === undefined || Date.parse(until) > now.getTime());
}

/** The override of a name that counts; nothing when there is none. */
export function topOf(overrides: readonly Override[], name: string): Override | undefined {
  return overrides.findLast((entry) => entry.name === name);
}

/**
 * Whether a change adds an override that may only say what is so without it: nothing with an end lies below, which it would
 * outlast, and where the merchant follows a platform (`isFollowing`), an override without an end says so already. What a
 * platform says today it may not say tomorrow, and whoever stopped something at such a brand means it to stay stopped.
 */
export function mayRepeat(before: readonly Override[], after: readonly Override[], isFollowing: boolean): boolean {
  const added = after.filter((entry) => !before.includes(entry));
  const isOverLasting = ({ name }: Override) =>
    before.every((entry) => entry.name !== name || entry.until === undefined);
  const isSaid = ({ name, value }: Override) => {
    const top = topOf(before, name);
    return top !== undefined && isDeepStrictEqual(top.value, value);
  };
  return (
    added.length > 0 &&
    added.every((entry) => isOverLasting(entry) && (!isFollowing || !mayBeUpstream(entry.name) || isSaid(entry)))
  );
}
