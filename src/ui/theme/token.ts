import { cssVariable, type TokenName } from '../../contracts/tokens.ts';

/** Reads a semantic token in a stylesheet: `token('color.muted')` is `var(--color-muted)`. */
export function token(name: TokenName): string {
  return `var(${cssVariable(name)})`;
}
