/** Words of a platform as a log and a terminal may show them: without what steers either, and cut short. */
export function plainWords(words: string, most = 120): string {
  return words.replaceAll(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, ' ').slice(0, most);
}
