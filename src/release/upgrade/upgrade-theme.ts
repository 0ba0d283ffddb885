import { applyEdits, modify } from 'jsonc-parser';
import type { Problem } from '../../contracts/problems.ts';
import { THEME_FORMAT } from '../format-number.ts';
import { problemIn } from '../load/json-document.ts';
import type { ThemeSource } from '../load/theme-source.ts';
import { themeSteps } from './theme-steps.ts';

const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };

/** A theme in the present format. */
export interface UpgradedTheme {
  /** Nothing when the format is not known. */
  readonly source?: ThemeSource;
  /** The new text of theme.json when it had to change; order and layout of the rest are kept. */
  readonly text?: string;
  readonly problems: readonly Problem[];
}

/**
 * Lifts a theme of an older format to the present one, step by step; a newer one is refused. Problems keep pointing at
 * the file as it was written.
 */
export function upgradeTheme(source: ThemeSource): UpgradedTheme {
  const { theme } = source;
  const format = formatOf(theme.value);
  if (format === THEME_FORMAT) return { source, problems: [] };
  if (themeSteps[format] === undefined) {
    const known = [...Object.keys(themeSteps), THEME_FORMAT].join(', ');
    const message = `Theme format ${JSON.stringify(format)} is not known; this engine reads ${known}.`;
    const hint = `Write "format": ${THEME_FORMAT}, or update the engine.`;
    return { problems: [problemIn(theme, '/format', { code: 'FORMAT_UNKNOWN', message, hint })] };
  }
  let text = theme.text;
  for (let from = format; from < THEME_FORMAT; from += 1) {
    const edits = themeSteps[from]?.(JSON.parse(text)) ?? [];
    for (const { path, value } of [...edits, { path: ['format'], value: from + 1 }]) {
      text = applyEdits(text, modify(text, [...path], value, { formattingOptions }));
    }
  }
  const message = `The theme has format ${format}; this engine writes format ${THEME_FORMAT}.`;
  const warning = problemIn(theme, '/format', { code: 'FORMAT_OLD', severity: 'warning', message });
  return { source: { ...source, theme: { ...theme, value: JSON.parse(text) } }, text, problems: [warning] };
}

/** The format that a theme states; the present one when it states none, which its schema reports. */
function formatOf(value: unknown): number {
  if (typeof value !== 'object' || value === null || !('format' in value)) return THEME_FORMAT;
  return typeof value.format === 'number' ? value.format : Number.NaN;
}
