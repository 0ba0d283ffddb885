/** An entry of the audit chain as an export has it. */
export interface Entry {
  readonly n: number;
  readonly at: string;
  readonly kind: string;
  readonly body: string;
  readonly previous: string;
  readonly hash: string;
}

/** Where a chain ends: so many entries, and the hash of the last. */
export interface Head {
  readonly n: number;
  readonly hash: string;
}

/** What an export holds, as far as it can be read, and what is wrong with its form. */
export interface Export {
  readonly entries: readonly Entry[];
  readonly head?: Head;
  readonly faults: readonly string[];
}

const names = ['n', 'at', 'kind', 'body', 'previous', 'hash'] as const;

/**
 * Reads an export: a line of JSON for each entry, in the spelling that the export writes and no other, and a last line with
 * the head. So a byte that was flipped is found even where JSON would not mind it.
 */
export function readExport(bytes: Uint8Array): Export {
  const text = decode(bytes);
  if (text === undefined) return { entries: [], faults: ['The file is not UTF-8.'] };
  if (!text.endsWith('\n')) return { entries: [], faults: ['The file does not end with a whole line: it is cut off.'] };
  const lines = text.slice(0, -1).split('\n');
  const head = headOf(lines.at(-1) ?? '');
  const faults = head ? [] : ['The last line is no head: the file is cut off.'];
  const entries: Entry[] = [];
  for (const [index, line] of (head ? lines.slice(0, -1) : lines).entries()) {
    const entry = entryOf(line);
    if (entry) entries.push(entry);
    else faults.push(`Line ${index + 1} is no entry as an export writes it.`);
  }
  return { entries, faults, ...(head ? { head } : {}) };
}

function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function entryOf(line: string): Entry | undefined {
  const value = parse(line) as Partial<Entry> | undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  const { n, at, kind, body, previous, hash } = value;
  const entry = { n, at, kind, body, previous, hash };
  const isWhole = typeof n === 'number' && names.slice(1).every((name) => typeof entry[name] === 'string');
  // Every part is there: checked above.
  return isWhole && JSON.stringify(entry) === line ? (entry as Entry) : undefined;
}

function headOf(line: string): Head | undefined {
  const value = parse(line) as { readonly head?: Partial<Head> } | undefined;
  const { n, hash } = value?.head ?? {};
  if (typeof n !== 'number' || typeof hash !== 'string') return undefined;
  return JSON.stringify({ head: { n, hash } }) === line ? { n, hash } : undefined;
}
