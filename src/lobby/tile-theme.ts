/** One of five tile themes, as if at random, yet the same for a game wherever it is drawn (row G-126, decision 0c). */
export function tileTheme(nodeId: string): 1 | 2 | 3 | 4 | 5 {
  let sum = 7;
  for (const letter of nodeId) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 99_991;
  return themes[sum % 5] ?? 1;
}

const themes = [1, 2, 3, 4, 5] as const;
