import { differingLetters, editDistance } from './edit-distance.ts';

/** The known name that a misspelt one probably means; nothing when none is near. */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  const leastDistance = differingLetters(wanted);
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(name.length / 3)) + 1;
  for (const candidate of known) {
    // What is far by its length or its letters is spared the long way.
    if (Math.abs(candidate.length - name.length) >= bestDistance) continue;
    const given = candidate.toLowerCase();
    if (leastDistance(given) >= bestDistance) continue;
    const distance = editDistance(wanted, given, bestDistance);
    if (distance >= bestDistance) continue;
    best = candidate;
    bestDistance = distance;
  }
  return best;
}
