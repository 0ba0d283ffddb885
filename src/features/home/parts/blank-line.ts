/** Keeps the height of a line of text that is still on its way. */
export const blankLine = '\u00a0';
