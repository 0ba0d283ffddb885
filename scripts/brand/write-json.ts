/** JSON as the formatter of the project leaves it: objects over several lines, lists in one line where they fit. */
export function writeJson(value: unknown): string {
  return `${render(value, 0, 0)}\n`;
}

const WIDTH = 120;

/** `before` counts what stands on the line ahead of the value. */
function render(value: unknown, depth: number, before: number): string {
  const indent = '  '.repeat(depth + 1);
  const wrap = (open: string, lines: readonly string[], close: string): string =>
    `${open}\n${lines.map((line) => `${indent}${line}`).join(',\n')}\n${'  '.repeat(depth)}${close}`;
  if (Array.isArray(value)) {
    const line = inline(value);
    // One more for the comma that may follow.
    if (line !== undefined && before + line.length < WIDTH) return line;
    return wrap(
      '[',
      value.map((item) => render(item, depth + 1, indent.length)),
      ']',
    );
  }
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  if (entries.length === 0) return '{}';
  const lines = entries.map(([key, one]) => {
    const name = `${JSON.stringify(key)}: `;
    return `${name}${render(one, depth + 1, indent.length + name.length)}`;
  });
  return wrap('{', lines, '}');
}

/** A list on one line; nothing when an object stands in it. */
function inline(list: readonly unknown[]): string | undefined {
  const items = list.map((item) => {
    if (Array.isArray(item)) return inline(item);
    return typeof item === 'object' && item !== null ? undefined : JSON.stringify(item);
  });
  return items.some((item) => item === undefined) ? undefined : `[${items.join(', ')}]`;
}
