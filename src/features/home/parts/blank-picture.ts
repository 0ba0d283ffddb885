/** One transparent pixel: the picture of something that is still on its way. */
export const blankPicture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Keeps the height of a line of text that is still on its way. */
export const blankLine = '\u00a0';
