/** How many cases were tried, and everything that is not as it must be. */
export interface Counted {
  readonly tried: number;
  readonly faults: readonly string[];
}

/** Tries case after case, so that each is seen alone. */
export async function countedFaults<Case>(
  cases: readonly Case[],
  judge: (given: Case, index: number) => Promise<readonly string[]>,
): Promise<Counted> {
  const faults: string[] = [];
  for (const [index, given] of cases.entries()) faults.push(...(await judge(given, index)));
  return { tried: cases.length, faults };
}
