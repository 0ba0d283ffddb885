/** The packs that come with Livery, each a set of forms, fonts and sizes; each is the theme of the brand of its name. */
export const packs = ['karat', 'chamak', 'soda', 'tide', 'ninety', 'amber'] as const;
