/** The format of merchant folders that this engine writes and checks. Older ones pass `upgrade`. */
export const CURRENT_FORMAT = 2;

/** The format of theme folders that this engine writes and checks. Older ones pass `upgrade`. */
export const THEME_FORMAT = 2;
