import type { Runtime } from '../../../client/index.ts';

/** The field of each kind; a non-empty one asks for an answer (row G-262). */
const fields = {
  daily: 'dailysalreqtype',
  dividend: 'divtypecompperiodreq',
  hourly: 'contracthoursalreq',
} as const;

export type ContractKind = keyof typeof fields;

/** Kinds of contract in the order in which players are asked (row G-267). */
export const kinds = Object.keys(fields) as readonly ContractKind[];

/** Member types that are never asked for a contract (row G-268). */
const unasked: readonly number[] = [4, 40, 41, 42];

/** Whether somebody of a member type is asked for contracts at all. */
export function isAsked(type: number): boolean {
  return !unasked.includes(type);
}

/** The kinds that wait for an answer, by all three calls: one that fails takes nothing from the others (rows G-334…G-336). */
export async function askPendingKinds({ platform }: Runtime): Promise<readonly ContractKind[]> {
  const options = { quiet: true };
  const answers = await Promise.allSettled([
    platform.call('dividendInfo', options),
    platform.call('salaryContract', options),
    platform.call('dividendContract', options),
  ]);
  const found = answers.map((answer) => (answer.status === 'fulfilled' ? answer.value : undefined));
  return kinds.filter((kind) => found.some((value) => isFilled(value?.[fields[kind]])));
}

/** Platforms leave a field out, or fill it with an empty text, list or object, where nothing waits. */
function isFilled(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return value !== undefined && value !== null && value !== '';
}
