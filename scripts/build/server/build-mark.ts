/** File that marks a built folder: a build may replace it, and what runs in it is a server. */
export const buildMark = 'livery-build.json';
