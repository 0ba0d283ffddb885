/** Where the console is, and how the first administrator comes in, for the terminal of who starts it; empty without a console. */
export function consoleWords(origin: string | undefined, firstLink: string | undefined): string {
  if (origin === undefined) return '';
  const first = firstLink === undefined ? '' : `; its first administrator joins once, within a day, by ${firstLink}`;
  return `Console ${origin}/${first}`;
}

/** The same for a log, which others read and which is kept elsewhere: it says who makes the link and holds none. */
export function consoleLogWords(origin: string | undefined, isUnjoined: boolean): string {
  if (origin === undefined) return '';
  const first = isUnjoined ? '; nobody has joined it: livery staff "<name>" on this server makes a one-time link' : '';
  return `Console ${origin}/${first}`;
}
