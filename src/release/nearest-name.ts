/** The known name that a misspelt one probably means; nothing when none is near. */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(name.length / 3)) + 1;
  for (const candidate of known) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (distance >= bestDistance) continue;
    best = candidate;
    bestDistance = distance;
  }
  return best;
}

function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [fromIndex, fromLetter] of [...from].entries()) {
    const next = [fromIndex + 1];
    for (const [toIndex, toLetter] of [...to].entries()) {
      const replaced = (row[toIndex] ?? 0) + (fromLetter === toLetter ? 0 : 1);
      next.push(Math.min(replaced, (row[toIndex + 1] ?? 0) + 1, (next[toIndex] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
