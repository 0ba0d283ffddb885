interface Line {
  readonly percent: string;
}

/**
 * Rates in a few characters, `0.30% – 0.80%`, or the one that all are. As every range it runs as the page is read, each end
 * from left to right: marks of direction stand round the ends, so it needs no element of its own.
 */
export function percentRange(rates: readonly Line[]): string {
  const sorted = rates.map(({ percent }) => percent).toSorted((left, right) => Number(left) - Number(right));
  const [least = '0.00', most = '0.00'] = [sorted.at(0), sorted.at(-1)];
  return least === most ? leftToRight(`${least}%`) : `${leftToRight(`${least}%`)} –\u00a0${leftToRight(`${most}%`)}`;
}

/** Keeps figures in their order within words of either direction. */
export function leftToRight(figures: string): string {
  return `\u2066${figures}\u2069`;
}

/** What is wrong with a rate that somebody enters; nothing when it lies within its bounds. */
export function rateFault(
  entered: string,
  { least, most }: { readonly least: string; readonly most: string },
): 'format' | 'above' | 'below' | undefined {
  const percent = entered.trim();
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(percent)) return 'format';
  if (hundredths(percent) > hundredths(most)) return 'above';
  return hundredths(percent) < hundredths(least) ? 'below' : undefined;
}

function hundredths(percent: string): number {
  return Math.round(Number(percent) * 100);
}
