/** A line of manifests, with the lines below it in order. */
interface FoldedLine {
  readonly line: string;
  readonly brands: Set<string>;
  readonly below: FoldedLine[];
}

/**
 * Folds the manifests of many brands into one text: every line once under its headings, in the order of the manifests. A line
 * that not every brand with its heading has ends with `[brands]` or `[all but brands]`. What a feature adds to all of them is one line.
 */
export function foldManifests(manifests: Readonly<Record<string, string>>): string {
  const top: FoldedLine = { line: '', brands: new Set(Object.keys(manifests)), below: [] };
  for (const [brand, text] of Object.entries(manifests)) addManifest(top, brand, text);
  return `${linesBelow(top).join('\n')}\n`;
}

/** A line in capitals is a heading of the first rank; below it the indent says how deep a line is. */
function addManifest(top: FoldedLine, brand: string, text: string): void {
  let open: { readonly depth: number; readonly place: FoldedLine; after: number }[] = [];
  const root = { depth: -2, place: top, after: 0 };
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const depth = /^[A-Z]{2}[A-Z ]*(?:,|$)/.test(line) ? -1 : line.length - line.trimStart().length;
    open = open.filter((heading) => heading.depth < depth);
    const parent = open.at(-1) ?? root;
    const { below } = parent.place;
    let index = below.findIndex((known) => known.line === line);
    if (index < 0) {
      index = parent.after;
      below.splice(index, 0, { line, brands: new Set(), below: [] });
    }
    parent.after = index + 1;
    const place = below[index];
    place?.brands.add(brand);
    if (place) open.push({ depth, place, after: 0 });
  }
}

function linesBelow({ brands, below }: FoldedLine): readonly string[] {
  return below.flatMap((folded) => {
    return [`${folded.line}${wordsOf(folded.brands, brands)}`, ...linesBelow(folded)];
  });
}

/** Which of the brands above have a line: nothing for all of them, else their names or those of the few others. */
function wordsOf(own: ReadonlySet<string>, above: ReadonlySet<string>): string {
  const others = [...above].filter((brand) => !own.has(brand));
  if (others.length === 0) return '';
  return others.length < own.size / 2 ? `  [all but ${others.join(', ')}]` : `  [${[...own].join(', ')}]`;
}
