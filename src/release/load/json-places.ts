import type { Node } from 'jsonc-parser';

/** Where everything in a JSON text stands, looked up once, so that thousands of problems cost no more than reading. */
export interface JsonPlaces {
  /** JSON pointer → where its value begins, and its key. */
  readonly offsets: ReadonlyMap<string, { readonly value: number; readonly key: number }>;
  /** Offsets at which lines begin. */
  readonly lines: readonly number[];
}

/** Indexes a parsed text. */
export function indexPlaces(tree: Node, text: string): JsonPlaces {
  const offsets = new Map<string, { value: number; key: number }>();
  const visit = (node: Node, pointer: string, key: number): void => {
    offsets.set(pointer, { value: node.offset, key });
    for (const [index, child] of (node.children ?? []).entries()) {
      if (node.type === 'array') visit(child, `${pointer}/${index}`, child.offset);
      const [name, value] = node.type === 'object' ? (child.children ?? []) : [];
      if (name && value) visit(value, `${pointer}${escapeKey(String(name.value))}`, name.offset);
    }
  };
  visit(tree, '', tree.offset);
  const lines = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines.push(at + 1);
  return { offsets, lines };
}

/** Where a pointer leads; the nearest place above it when it leads nowhere. */
export function offsetOf({ offsets }: JsonPlaces, pointer: string, atKey: boolean): number {
  for (let path = pointer; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
    const place = offsets.get(path);
    if (place) return atKey && path === pointer ? place.key : place.value;
  }
  return offsets.get('')?.value ?? 0;
}

/** Line and column, from 1, of an offset. */
export function positionOf({ lines }: JsonPlaces, offset: number): { readonly line: number; readonly column: number } {
  let [low, high] = [0, lines.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((lines[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (lines[low] ?? 0) + 1 };
}

/** One key as a segment of a JSON pointer, with its slash. */
export function escapeKey(key: string): string {
  return `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
