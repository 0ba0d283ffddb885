const LINE = 76;

/** A value as a person writes it in a file: in one line where it fits, else a line for each key. */
export function showJson(value: unknown, indent = ''): string {
  const flat = inLine(value);
  if (flat.length + indent.length <= LINE || typeof value !== 'object' || value === null) return flat;
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    return `[\n${value.map((entry: unknown) => `${inner}${showJson(entry, inner)}`).join(',\n')}\n${indent}]`;
  }
  const lines = Object.entries(value).map(
    ([key, entry]) => `${inner}${JSON.stringify(key)}: ${showJson(entry, inner)}`,
  );
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

function inLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}: ${inLine(entry)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}
