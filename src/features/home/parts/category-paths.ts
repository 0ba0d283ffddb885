/** Path of each category's own list (row G-116). */
export const categoryPaths: Readonly<Record<string, string>> = {
  HOT: '/m/hot-games',
  FAV: '/m/favorite',
  RECENT: '/m/recent',
  RNG: '/m/slot-games',
  FISH: '/m/fishing-games',
  PVP: '/m/poker-games',
  SPORTS: '/m/sport-games',
  ESPORTS: '/m/sport-games?gameType=ESPORTS',
  LIVE: '/m/live-games',
  COCKFIGHT: '/m/cockfight',
  LOTT: '/m/lott',
  ELOTT: '/m/elott',
};
