/** How many characters a reader sees in a text: an emoji of several parts is one (row A-148). */
export function countCharacters(text: string): number {
  return charactersOf(text).length;
}

/** The beginning of a text that a schema's `maxLength` lets pass, without a character cut in two. */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  let kept = '';
  let length = 0;
  for (const character of charactersOf(text)) {
    // A schema counts code points, of which one character may have several.
    length += [...character].length;
    if (length > maxLength) break;
    kept += character;
  }
  return kept;
}

function charactersOf(text: string): readonly string[] {
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].map(({ segment }) => segment);
}
