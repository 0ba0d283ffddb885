/** The best encoding that a browser takes and we have; nothing for plain bytes. */
export function chooseEncoding(accepted: string | undefined): 'br' | 'gzip' | undefined {
  const names = new Set(
    (accepted ?? '')
      .split(',')
      .map((entry) => entry.trim().toLowerCase())
      .filter((entry) => !/;\s*q=0(\.0*)?$/.test(entry))
      .map((entry) => entry.split(';')[0] ?? ''),
  );
  if (names.has('br')) return 'br';
  return names.has('gzip') ? 'gzip' : undefined;
}
