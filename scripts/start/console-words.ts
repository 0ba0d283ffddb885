/** Where the console is, and how the first administrator comes in; empty without a console. */
export function consoleWords(origin: string | undefined, firstLink: string | undefined): string {
  if (origin === undefined) return '';
  const first = firstLink === undefined ? '' : `; its first administrator joins once, within a day, by ${firstLink}`;
  return `Console ${origin}/${first}`;
}
