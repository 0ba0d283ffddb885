import type { ClaimingTest } from './catalogue.ts';

/** Row → the subject that its tests do without in one run of the browser. */
export type DeletionPass = Readonly<Record<string, string>>;

/**
 * Spreads rows over as few runs as possible: in one run a test does without one subject, so rows of one test with
 * different subjects need different runs.
 */
export function planPasses(
  rows: readonly (readonly [id: string, removed: string])[],
  claims: readonly ClaimingTest[],
): readonly DeletionPass[] {
  const passes: Record<string, string>[] = [];
  for (const [id, removed] of rows) {
    const beside = new Set(claims.filter(({ ids }) => ids.includes(id)).flatMap(({ ids }) => ids));
    const isFree = (pass: DeletionPass) => [...beside].every((other) => (pass[other] ?? removed) === removed);
    const place = passes.find(isFree);
    if (place) place[id] = removed;
    else passes.push({ [id]: removed });
  }
  return passes;
}
