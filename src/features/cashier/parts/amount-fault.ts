/** What is wrong with a typed amount; nothing when it lies within the limits. */
export function amountFault(
  typed: string,
  { min, max }: { readonly min: string; readonly max: string },
): 'empty' | 'shape' | 'low' | 'high' | undefined {
  const text = typed.trim();
  if (text === '') return 'empty';
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(text)) return 'shape';
  if (Number(text) < Number(min)) return 'low';
  return Number(text) > Number(max) ? 'high' : undefined;
}
