/** One change of a theme's file: the value at a path is another. */
export interface ThemeEdit {
  readonly path: readonly (string | number)[];
  readonly value: unknown;
}

/** Lifts the parsed file of a theme from one format to the next; nothing in it is checked. */
export type ThemeStep = (theme: unknown) => readonly ThemeEdit[];

/** Steps by the theme format that they start from; without a gap up to the present format. */
export const themeSteps: Readonly<Record<number, ThemeStep>> = {
  1: writeWeightsAsCss,
};

/** Format 2 writes a font weight as CSS does; format 1 also took a number, so that one weight had two spellings. */
function writeWeightsAsCss(theme: unknown): readonly ThemeEdit[] {
  const fonts: unknown = typeof theme === 'object' && theme !== null && 'fonts' in theme ? theme.fonts : [];
  if (!Array.isArray(fonts)) return [];
  return fonts.flatMap((face: unknown, index) => {
    const weight = typeof face === 'object' && face !== null && 'weight' in face ? face.weight : undefined;
    return typeof weight === 'number' ? [{ path: ['fonts', index, 'weight'], value: String(weight) }] : [];
  });
}
