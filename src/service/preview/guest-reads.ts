/**
 * Calls that draw a page for a guest and leave nothing behind at a platform: those that a frame of the console may pass on.
 * Of a player's own calls none is among them, nor one that opens something (`trialAccount`), counts (`captcha`) or tells
 * whether somebody exists.
 */
export const guestReads: ReadonlySet<string> = new Set([
  'announcements',
  'banners',
  'customerService',
  'domainRoute',
  'fixtures',
  'games',
  'help',
  'hotGames',
  'keys',
  'liveModels',
  'lotteries',
  'lotteryMenu',
  'numero',
  'picture',
  'recentVnLottery',
  'registerSettings',
  'systemCountry',
  'systemRegion',
  'systemStatus',
  'templateSettings',
  'vendors',
  'vnNumero',
  'winners',
]);
