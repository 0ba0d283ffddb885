/**
 * Distances from a word to others: letters to add, drop, replace or swap with their neighbour; `limit` when it is that many
 * or more. What is far by its length or its letters is spared the long way.
 */
export function distancesFrom(word: string): (other: string, limit: number) => number {
  const lettersTo = differingLetters(word);
  return (other, limit) => {
    if (Math.abs(other.length - word.length) >= limit || lettersTo(other) >= limit) return limit;
    return editDistance(word, other, limit);
  };
}

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
  return Math.min(limit, row.at(-1) ?? 0);
}

/** Letters that share a number are taken for one: fewer seem to differ then, never more. */
const numbers = 128;

/** How many letters of a word and of another are not the same, whatever their order: no fewer changes are needed. */
export function differingLetters(word: string): (other: string) => number {
  const counts = new Int32Array(numbers);
  const add = (letter: number, change: number) => {
    const before = counts[letter % numbers] ?? 0;
    counts[letter % numbers] = before + change;
    return before;
  };
  for (let at = 0; at < word.length; at += 1) add(word.charCodeAt(at), 1);
  return (other) => {
    let extra = 0;
    for (let at = 0; at < other.length; at += 1) if (add(other.charCodeAt(at), -1) <= 0) extra += 1;
    for (let at = 0; at < other.length; at += 1) add(other.charCodeAt(at), 1);
    return Math.max(extra, extra + word.length - other.length);
  };
}
