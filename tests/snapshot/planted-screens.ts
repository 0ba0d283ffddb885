/** Screens that planted changes are looked for on. */
export const plantedScreens = ['home', 'home.menu', 'login', 'register'] as const;
