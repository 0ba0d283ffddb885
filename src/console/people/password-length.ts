/** Shortest password that the service takes. */
export const passwordLength = 12;
