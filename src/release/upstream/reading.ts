import { nearestName } from '../nearest-name.ts';

/** Something that a platform says and a site configuration has no place for. */
export interface UnmappedField {
  /** Where it stands in the platform's answer: `info.legacySkin`, `register.rules.email.regex`. */
  readonly name: string;
  /** A sentence. */
  readonly why: string;
  readonly nearest?: string;
}

/** Collects what could not be used while an answer is read. */
export interface Reading {
  readonly unmapped: UnmappedField[];
}

/** The entries of an answer that may become keys of ours; the others are noted. */
export function safeEntries(value: object, at: string, reading: Reading): (readonly [string, unknown])[] {
  return Object.entries(value).filter(([name]) => {
    const isSafe = /^[A-Za-z][\w.-]{0,63}$/.test(name) && !unsafeKeys.has(name);
    if (!isSafe) note(reading, `${at}.${name}`, 'The name cannot be a key.');
    return isSafe;
  });
}

/** Notes a field that was not used, with the known name that it may be a misspelling of. */
export function note(reading: Reading, name: string, why: string, known: Iterable<string> = []): void {
  const nearest = nearestName(name.split('.').at(-1) ?? name, known);
  reading.unmapped.push({ name, why, ...(nearest === undefined ? {} : { nearest }) });
}

/** Whether an answer, or a part of one, has fields. */
export function hasFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const unsafeKeys = new Set(['__proto__', 'constructor', 'prototype']);
