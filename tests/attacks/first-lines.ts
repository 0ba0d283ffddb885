/** What left for the platform. */
export interface Left {
  readonly text: string;
  readonly lines: readonly string[];
}

/** First lines of the requests in what was sent on each connection, read as a strict server reads them. */
export function firstLines(sent: readonly string[]): Left {
  return { text: sent.join(''), lines: sent.flatMap(linesOf) };
}

function linesOf(bytes: string): string[] {
  const lines: string[] = [];
  for (let rest = bytes; rest !== ''; ) {
    const end = rest.indexOf('\r\n\r\n');
    const head = end < 0 ? rest : rest.slice(0, end);
    lines.push(head.split('\r\n', 1)[0] ?? '');
    if (end < 0) break;
    const length = Number(/^content-length: *(\d+)\r?$/im.exec(head)?.[1] ?? 0);
    rest = rest.slice(end + 4 + length);
  }
  return lines;
}
