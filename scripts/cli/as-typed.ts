/**
 * Writes the commands of a text as they are typed where they are read: through npm, `livery check yours --format json`
 * is `npm run livery check yours -- --format json`, since npm keeps options for itself. A command is `livery`, one of the
 * verbs, and what follows up to the end of the quotation, the line or the sentence.
 */
export function asTyped(text: string, verbs: readonly string[]): string {
  const command = new RegExp(
    `(?<!npm run )\\blivery ((?:--help|${verbs.join('|')})\\b(?:(?![.,;?](?:\\s|$))[^\\n\`])*)`,
    'gm',
  );
  return text.replaceAll(command, (_whole, words: string) => `npm run livery ${withDashes(words)}`);
}

/** Two dashes before the first option, after which npm leaves everything to the program. */
function withDashes(words: string): string {
  const first = words.search(/(?<=^|\s)\[?--?[a-z]/);
  return first === -1 || /(?:^|\s)--\s/.test(words.slice(0, first))
    ? words
    : `${words.slice(0, first)}-- ${words.slice(first)}`;
}
