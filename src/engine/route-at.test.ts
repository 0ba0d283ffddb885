import { describe, expect, it } from 'vitest';
import { routeAt } from './route-at.ts';

const help = { id: 'help.screen', path: '/m/help', title: 'help:title' };
const home = { id: 'home.screen', path: '/m/home', aliases: ['/', '/m/'], title: 'home:title' };

describe('routeAt', () => {
  it.each([
    ['/m/help', help],
    ['/m/help/?tag=terms#top', help],
    ['/m/home', home],
    ['/', home],
    ['/?x', home],
    ['/m', home],
    ['/m/help/terms', undefined],
    ['/m/helper', undefined],
  ])('finds at %s the route of that path or alias', (address, route) => {
    expect(routeAt(address, [help, home])).toBe(route);
  });
});
