import { expect, it } from 'vitest';
import { someSettings } from '../engine/site.fixture.ts';
import { games } from '../features/games/feature.ts';
import { categoryPages } from './category-pages.ts';

const { routes } = games;
const pages = categoryPages({ settings: someSettings(), routes });

it.each([
  ['RNG', '/m/slot-games', '/m/slot-games'],
  ['PVP', '/m/poker-games', '/m/poker-games'],
  ['SPORTS', '/m/sport-games', '/m/sport-games?gameType=SPORTS'],
  ['ESPORTS', '/m/sport-games?gameType=ESPORTS', '/m/sport-games?gameType=ESPORTS'],
  ['LIVE', '/m/live-games', '/m/games?gameType=LIVE'],
  ['COCKFIGHT', '/m/cockfight', '/m/games?gameType=COCKFIGHT'],
  ['BINGO', '/m/games?gameType=BINGO', '/m/games?gameType=BINGO'],
])('%s has the page %s and the list %s', (category, page, list) => {
  expect(pages.pageOf(category)).toBe(page);
  expect(pages.listOf(category)).toBe(list);
});

it('names the vendor behind the list of its category', () => {
  expect(pages.listOf('RNG', 'JL')).toBe('/m/slot-games?vassalage=JL');
  expect(pages.listOf('LIVE', 'EVO')).toBe('/m/games?gameType=LIVE&vassalage=EVO');
  expect(pages.listOf('ESPORTS', 'AV')).toBe('/m/sport-games?gameType=ESPORTS&vassalage=AV');
});

it('goes where the merchant says, and lists games elsewhere when that page lists none', () => {
  const settings = someSettings({ 'home.categoryPaths': 'RNG=/m/games?gameType=RNG,LIVE=/m/help' });
  const own = categoryPages({ settings, routes });
  expect([own.pageOf('RNG'), own.listOf('RNG')]).toEqual(['/m/games?gameType=RNG', '/m/games?gameType=RNG']);
  expect([own.pageOf('LIVE'), own.listOf('LIVE')]).toEqual(['/m/help', '/m/games?gameType=LIVE']);
});

it('leads nowhere where the site has no list of games', () => {
  const none = categoryPages({ settings: someSettings({ 'home.categoryPaths': '' }), routes: [] });
  expect([none.pageOf('RNG'), none.listOf('RNG')]).toEqual([undefined, undefined]);
});
