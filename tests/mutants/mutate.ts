import type { Mutant } from './mutant.ts';

/** The source of a file with the mutant's fault; an error where its text does not stand there exactly once. */
export function mutate(source: string, { file, find, put }: Mutant): string {
  const parts = source.split(find);
  if (parts.length !== 2) throw new Error(`${file} has "${find}" ${parts.length - 1} times, not once.`);
  return parts.join(put);
}

/** Number of the line on which the fault begins, from 1. */
export function lineOf(source: string, { find }: Mutant): number {
  return source.slice(0, source.indexOf(find)).split('\n').length;
}
