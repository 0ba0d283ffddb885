import { formatHex } from 'culori';
import type { MadeTheme } from '../brand/make-theme.ts';

/** What became of the colours of a theme, as lines. */
export function formatColours({ pairs, moved }: MadeTheme): readonly string[] {
  return [
    `All ${pairs} pairs of colours are readable in both schemes.`,
    ...moved.map(
      ({ scheme, token, wanted, used }) =>
        `${scheme} ${token} is ${formatHex(used)} instead of ${formatHex(wanted)}, to be readable or to stand out.`,
    ),
  ];
}
