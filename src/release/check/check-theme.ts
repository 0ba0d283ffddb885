import type { Problem } from '../../contracts/problems.ts';
import { semanticTokens } from '../../contracts/tokens.ts';
import { resolveTokens } from '../emit/resolve-tokens.ts';
import { problemIn } from '../load/json-document.ts';
import { nearestName } from '../nearest-name.ts';
import type { ValidTheme } from '../validate/valid-source.ts';
import { checkContrast } from './check-contrast.ts';

/** Checks that a theme is complete: every token a component reads, every reference, every font file, every pair. */
export function checkTheme(valid: ValidTheme): Problem[] {
  const { theme, fonts, id } = valid;
  const problems: Problem[] = [];
  if (theme.value.id !== id) {
    const message = `The id is "${theme.value.id}", the folder "${id}".`;
    problems.push(
      problemIn(theme, '/id', { code: 'CODE_MISMATCH', message, hint: 'Make id and folder name the same.' }),
    );
  }
  for (const scheme of ['dark', 'light'] as const) {
    const { values, unknown } = resolveTokens(theme.value, scheme);
    for (const { pointer, reference } of unknown) {
      problems.push(problemIn(theme, pointer, { code: 'TOKEN_UNKNOWN', message: `{${reference}} refers to nothing.` }));
    }
    for (const name of semanticTokens.filter((token) => !values.has(token))) {
      const message = `The ${scheme} scheme has no ${name}.`;
      const nearest = nearestName(
        name,
        [...values.keys()].filter((token) => !semanticTokens.some((known) => known === token)),
      );
      problems.push(
        problemIn(theme, `/semantic/${scheme}`, { code: 'TOKEN_UNKNOWN', message, hint: 'Add the token.', nearest }),
      );
    }
  }
  for (const [index, { file }] of theme.value.fonts.entries()) {
    if (fonts.has(file)) continue;
    const nearest = nearestName(file, fonts.keys());
    problems.push(
      problemIn(theme, `/fonts/${index}/file`, {
        code: 'ASSET_MISSING',
        message: `fonts/${file} does not exist.`,
        nearest,
      }),
    );
  }
  return [...problems, ...checkContrast(valid)];
}
