import type { ParseArgsConfig } from 'node:util';

/** Exit codes, apart so that a script can tell what happened. */
export const exitCodes = { ok: 0, refused: 1, usage: 2, impossible: 3, breaking: 4, destructive: 5 } as const;

/** What a verb gives back: text for people, a value for `--json`, and how it ended. */
export interface Outcome {
  readonly text: string;
  readonly value: unknown;
  readonly code: number;
}

/** Parsed arguments of one call. */
export interface VerbCall {
  readonly words: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
}

/** One verb of the command line. */
export interface Verb {
  readonly name: string;
  readonly usage: string;
  readonly summary: string;
  readonly examples: readonly string[];
  readonly options?: NonNullable<ParseArgsConfig['options']>;
  run(call: VerbCall): Promise<Outcome>;
}

/** Thrown when a verb is called wrongly; the message says what is missing. */
export class UsageError extends Error {}

/** The words of a call, each with the name it has in the usage line. */
export function requireWords<const N extends readonly string[]>(
  { words }: VerbCall,
  names: N,
): { [K in N[number]]: string } {
  const missing = names.find((_, index) => words[index] === undefined);
  if (missing !== undefined) throw new UsageError(`<${missing}> is missing.`);
  if (words.length > names.length) throw new UsageError(`"${words[names.length]}" is one word too many.`);
  // Every name has its word: checked above.
  return Object.fromEntries(names.map((name, index) => [name, words[index]])) as { [K in N[number]]: string };
}

/** An option that must be given, and not empty. */
export function requireOption({ options }: VerbCall, name: string): string {
  const value = options[name];
  if (typeof value !== 'string' || value.trim() === '') throw new UsageError(`--${name} is missing.`);
  return value;
}

/** An option that may be given. */
export function optionOf({ options }: VerbCall, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}
