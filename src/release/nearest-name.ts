/** The known name that a misspelt one probably means; nothing when none is near. */
export function nearestName(name: string, known: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  const letters = countLetters(wanted);
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(name.length / 3)) + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) >= bestDistance) continue;
    const given = candidate.toLowerCase();
    if (differingLetters(letters, wanted.length, given) >= bestDistance) continue;
    const distance = editDistance(wanted, given, bestDistance);
    if (distance >= bestDistance) continue;
    best = candidate;
    bestDistance = distance;
  }
  return best;
}

/** Letters that share a number are taken for one: fewer seem to differ then, never more. */
const numbers = 128;

function countLetters(word: string): Int32Array {
  const counts = new Int32Array(numbers);
  for (let at = 0; at < word.length; at += 1) add(counts, word.charCodeAt(at), 1);
  return counts;
}

function add(counts: Int32Array, letter: number, change: number): number {
  const before = counts[letter % numbers] ?? 0;
  counts[letter % numbers] = before + change;
  return before;
}

/** At least so many changes are needed, whatever the order of the letters: it spares most words the long way. */
function differingLetters(counts: Int32Array, length: number, word: string): number {
  let extra = 0;
  for (let at = 0; at < word.length; at += 1) {
    if (add(counts, word.charCodeAt(at), -1) <= 0) extra += 1;
  }
  for (let at = 0; at < word.length; at += 1) add(counts, word.charCodeAt(at), 1);
  return Math.max(extra, extra + length - word.length);
}

/** Letters to add, drop, replace or swap with their neighbour; `limit` when it is that many or more. */
function editDistance(from: string, to: string, limit: number): number {
  let before: readonly number[] = [];
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      const isSwapped = from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1];
      const swapped = isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity;
      next.push(Math.min(replaced, swapped, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    if (Math.min(...next, ...row) >= limit) return limit;
    before = row;
    row = next;
  }
  return row.at(-1) ?? 0;
}
