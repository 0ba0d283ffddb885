/** Words by which people ask, and which name nothing. */
const filler = new Set(
  (
    'a an and are at button can cannot disappeared do does entry for from gone has have in is item it link menu missing ' +
    'my no not of on see show showing shown site tab the there they to what where why'
  ).split(' '),
);

/** A question without the words that only ask: `no deposit button` → `deposit`. */
export function withoutFiller(question: string): string {
  const words = question.split(/[\s?!,;"“”]+/).filter((word) => word !== '' && !filler.has(word.toLowerCase()));
  return words.join(' ');
}
