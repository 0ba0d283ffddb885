import type { Problem } from '../../contracts/problems.ts';
import { semanticTokens } from '../../contracts/tokens.ts';
import type { DeadReference, Scheme } from '../emit/resolve-tokens.ts';
import { rawTokens, resolveTokens } from '../emit/resolve-tokens.ts';
import { problemIn } from '../load/json-document.ts';
import { nearestName } from '../nearest-name.ts';
import type { ValidTheme } from '../validate/valid-source.ts';
import { checkContrast } from './check-contrast.ts';
import { checkPainted } from './check-painted.ts';
import { checkTokenSafety } from './check-token-safety.ts';
import { checkTokens } from './check-tokens.ts';

/** Checks that a theme is complete: every token a component reads, every reference, every font file, every pair, every colour. */
export function checkTheme(valid: ValidTheme): Problem[] {
  const { theme, id } = valid;
  const problems: Problem[] = [];
  if (theme.value.id !== id) {
    const message = `The id is "${theme.value.id}", the folder "${id}".`;
    problems.push(
      problemIn(theme, '/id', { code: 'CODE_MISMATCH', message, hint: 'Make id and folder name the same.' }),
    );
  }
  for (const scheme of ['dark', 'light'] as const) {
    const { values, unknown } = resolveTokens(theme.value, scheme);
    problems.push(...checkReferences(valid, scheme, unknown));
    for (const name of semanticTokens.filter((token) => !values.has(token))) {
      const message = `The ${scheme} scheme has no ${name}.`;
      const nearest = nearestName(
        name,
        [...values.keys()].filter((token) => !semanticTokens.some((known) => known === token)),
      );
      problems.push(problemIn(theme, `/semantic/${scheme}`, { code: 'TOKEN_MISSING', message, nearest }));
    }
  }
  const unsafe = checkTokenSafety(theme);
  const isUnsafe = new Set(unsafe.map(({ pointer }) => pointer));
  const doubtful = checkTokens(valid).filter(({ pointer }) => !isUnsafe.has(pointer));
  return [...problems, ...checkFonts(valid), ...unsafe, ...doubtful, ...checkContrast(valid), ...checkPainted(valid)];
}

function checkReferences({ theme }: ValidTheme, scheme: Scheme, unknown: readonly DeadReference[]): Problem[] {
  const known = [...rawTokens(theme.value, scheme).keys()];
  return unknown.map(({ pointer, reference, isCircular }) =>
    problemIn(
      theme,
      pointer,
      isCircular
        ? { code: 'TOKEN_CIRCULAR', message: `{${reference}} leads back to this token.` }
        : {
            code: 'TOKEN_UNKNOWN',
            message: `{${reference}} refers to nothing.`,
            nearest: nearestName(reference, known),
          },
    ),
  );
}

function checkFonts({ theme, fonts }: ValidTheme): Problem[] {
  return theme.value.fonts.flatMap(({ file }, index): Problem[] => {
    const pointer = `/fonts/${index}/file`;
    const bytes = fonts.get(file);
    if (!bytes) {
      const message = `fonts/${file} does not exist.`;
      return [problemIn(theme, pointer, { code: 'ASSET_MISSING', message, nearest: nearestName(file, fonts.keys()) })];
    }
    if (Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'wOF2') return [];
    return [problemIn(theme, pointer, { code: 'FONT_INVALID', message: `fonts/${file} is no WOFF2 font.` })];
  });
}
