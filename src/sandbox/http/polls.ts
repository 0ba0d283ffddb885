import type { EndpointName } from '../../contracts/endpoints.ts';

/**
 * Calls that pages make by themselves, on a clock or beside every page: they are no acts of the player, so a session that
 * nobody uses ends although they go on. Every other call is an act. The list is kept here, and nothing that a browser
 * sends changes it: no page can keep a session alive, or end one, by what it says of its calls.
 */
export const polls: ReadonlySet<EndpointName> = new Set([
  'systemStatus',
  'systemRegion',
  'systemCountry',
  'domainRoute',
  'templateSettings',
  'keys',
  'memberInfo',
  'headIcon',
  'wallet',
  'paymentMethods',
  'payments',
  'promotionCounts',
  'inboxCount',
  'chatCount',
  'liveModels',
  'announcements',
  'banners',
  'hotGames',
  'winners',
  'lotteries',
  'numero',
  'recentVnLottery',
  'vnNumero',
  'dividendInfo',
  'salaryContract',
  'dividendContract',
  'redRain',
  'playSession',
  'playNotices',
]);
