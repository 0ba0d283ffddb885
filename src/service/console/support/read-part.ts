import { type DeskPage, type DeskPerson, deskPlacePattern } from '../../../contracts/desk.ts';

/** Somebody of the staff. */
export function readPerson(value: unknown): DeskPerson | undefined {
  const { id, name } = partOf(value);
  return isText(id) && isText(name) ? { id, name } : undefined;
}

/** Every part of a list, or nothing where one is none. */
export function everyOf<T>(value: unknown, read: (part: unknown) => T | undefined): readonly T[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const parts = value.flatMap((part) => read(part) ?? []);
  return parts.length === value.length ? parts : undefined;
}

/** A page of a list, or nothing where it is none. */
export function pageOf<T>(value: unknown, read: (part: unknown) => T | undefined): DeskPage<T> | undefined {
  const { list, all, waiting, next } = partOf(value);
  const parts = everyOf(list, read);
  if (!parts || !isId(all) || !isId(waiting) || !isAbsentOr(next, isPlace)) return undefined;
  return { list: parts, all, waiting, ...(next === undefined ? {} : { next }) };
}

/** Where a page begins. */
export function isPlace(value: unknown): value is string {
  return isText(value) && deskPlacePattern.test(value);
}

/** The parts of what should be an object. */
export function partOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

export function isId(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

export function isMoment(value: unknown): value is string {
  return isText(value) && !Number.isNaN(Date.parse(value));
}

export function isAbsentOr<T>(value: unknown, is: (given: unknown) => given is T): value is T | undefined {
  return value === undefined || is(value);
}
