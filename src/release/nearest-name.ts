import { distancesFrom } from './edit-distance.ts';

/** The known name that a misspelt one probably means; nothing when none is near. */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  const distanceTo = distancesFrom(name.toLowerCase());
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(name.length / 3)) + 1;
  for (const candidate of known) {
    const distance = distanceTo(candidate.toLowerCase(), bestDistance);
    if (distance >= bestDistance) continue;
    best = candidate;
    bestDistance = distance;
  }
  return best;
}
