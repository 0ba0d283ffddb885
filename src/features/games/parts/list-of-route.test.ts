import { someSettings } from '../../../engine/site.fixture.ts';
import { describe, expect, it } from 'vitest';
import { routeAt } from '../../../engine/index.ts';
import { games } from '../feature.ts';
import { listOfRoute } from './list-of-route.ts';

const site = { settings: someSettings() };
const read = (address: string) => {
  const url = new URL(address, 'http://acme.localhost');
  return listOfRoute(routeAt(url.pathname, games.routes)?.id, url.searchParams, site);
};

describe('listOfRoute', () => {
  it.each([
    ['/m/roulette', { gameType: 'LIVE', gameClassify: 'ROULETTE', mode: 'all' }],
    ['/m/inHouse', { gameType: 'RNG', vassalage: 'BGS', hasVendors: false }],
    ['/m/sport-games?gameType=ESPORTS', { gameType: 'SPORTS', category: 'ESPORTS', vassalage: 'AV,AI,IMES,TF,IA' }],
    ['/m/games?gameType=BINGO', { gameType: 'RNG', gameClassify: 'BG', hasVendors: false }],
    ['/m/games?gameType=JILI', { gameType: 'RNG', vassalage: 'JL', hasVendors: false }],
    ['/m/games?gameType=FAV', { gameType: '', mode: 'favourites', hasVendors: false }],
    ['/m/games', { gameType: 'RNG', mode: 'all', hasVendors: true }],
  ])('%s', (address, expected) => {
    expect(read(address)).toMatchObject(expected);
  });

  it('reads the modes from the query, and a search rests on the others', () => {
    expect(read('/m/slot-games?type=NEW')).toMatchObject({ mode: 'new', gameClassify: '', classify: 'NEW' });
    expect(read('/m/slot-games?vassalage=JL&type=JP')).toMatchObject({ mode: 'filter', gameClassify: 'JP' });
    expect(read('/m/slot-games?mode=hot&name=koi')).toMatchObject({ mode: 'search', resting: 'hot', gameName: 'koi' });
  });
});
