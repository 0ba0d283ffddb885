import { describe, expect, it } from 'vitest';
import type { FeatureManifest, MenuItem, RouteDefinition, Target } from '../../contracts/feature.ts';
import type { SiteOptions } from '../site.fixture.ts';
import { breachesOf } from './breaches.ts';
import type { ProofSubject } from './claim.ts';
import { anItem, aSubject } from './subject.fixture.ts';
import { wayBackClaims } from './way-back-claims.ts';

/** Of the paths, `/m/bare` has no bar, `/m/tabs` only the tabs, every other a bar at the top. */
const settings = { 'chrome.hideTopBar': '/m/bare,/m/tabs', 'chrome.hideBottomNav': '/m/bare' };
const routeAt = (path: string, rest: Partial<RouteDefinition> = {}): RouteDefinition => ({
  id: 'test.screen',
  path,
  title: 'test:title',
  ...rest,
});
const claimsOf = (subject: ProofSubject) =>
  wayBackClaims(subject).map((claim) => ({ ...claim, invariant: 'test.back', says: 'There is a way back.' }));
const shutIn = (route: RouteDefinition, site: SiteOptions = {}, features: readonly FeatureManifest[] = []) =>
  breachesOf(aSubject({ site: { settings, routes: [route], ...site }, features }), claimsOf).map(({ about, text }) => [
    about,
    text.split('\n')[1],
  ]);
const bare = [['test.screen', 'Because /m/bare has no bar at the top and no tabs.']];

describe('wayBackClaims', () => {
  it('asks nothing of a page with a bar at the top, nor of a screen with its own way back', () => {
    const feature: FeatureManifest = { id: 'test', owner: 'platform', ownBack: ['test.screen'] };
    expect(shutIn(routeAt('/m/barred'))).toEqual([]);
    expect(shutIn(routeAt('/m/bare'), {}, [feature])).toEqual([]);
    expect(shutIn(routeAt('/m/bare'), {}, [{ id: 'test', owner: 'platform' }])).toEqual(bare);
  });

  it('names what may have taken the way back', () => {
    const subject = aSubject({ site: { settings, routes: [routeAt('/m/bare')] } });
    expect(wayBackClaims(subject)).toEqual([
      {
        about: 'test.screen',
        must: { any: [{ not: { all: [] } }, { any: [] }] },
        madeBy: ['settings.chrome.hideTopBar', 'settings.chrome.hideBottomNav', 'dropped.footer.tab'],
        because: '/m/bare has no bar at the top and no tabs',
      },
    ]);
  });

  it('takes a tab that leads elsewhere for a way back where tabs show', () => {
    const tabs = (target: Target, rest?: Partial<MenuItem>) => ({ slots: { 'footer.tab': [anItem(target, rest)] } });
    const found = [['test.screen', 'Because /m/tabs has no bar at the top.']];
    expect(shutIn(routeAt('/m/tabs'))).toEqual(found);
    expect(shutIn(routeAt('/m/tabs'), tabs({ route: 'home.screen' }))).toEqual([]);
    expect(shutIn(routeAt('/m/tabs'), tabs({ action: 'liveChat.open' }))).toEqual([]);
    expect(shutIn(routeAt('/m/tabs'), tabs({ route: 'test.screen' }))).toEqual(found);
    expect(shutIn(routeAt('/m/tabs'), tabs({ route: 'home.screen' }, { visible: { any: [] } }))[0]?.[0]).toBe(
      'test.screen',
    );
    expect(shutIn(routeAt('/m/bare'), tabs({ route: 'home.screen' }))).toEqual(bare);
    // The side menu is behind the bar that the page lacks.
    expect(shutIn(routeAt('/m/tabs'), { slots: { 'sideMenu.item': [anItem({ route: 'home.screen' })] } })).toEqual(
      found,
    );
  });

  it('takes an item that the very screen shows for a way back, not a block that leads nowhere', () => {
    const shows = (route: string): FeatureManifest[] => [
      { id: 'test', owner: 'platform', outlets: { [route]: ['settings.row'] } },
    ];
    const site = { slots: { 'settings.row': [anItem({ route: 'home.screen' })] } };
    expect(shutIn(routeAt('/m/bare'), site, shows('test.screen'))).toEqual([]);
    expect(shutIn(routeAt('/m/bare'), site, shows('other.screen'))).toEqual(bare);
    const block = { id: 'test.block', order: 1, block: 'test.block' };
    const outlets = { 'test.screen': ['login.option'] } as const;
    expect(
      shutIn(routeAt('/m/bare'), { slots: { 'login.option': [block] } }, [{ id: 'test', owner: 'platform', outlets }]),
    ).toEqual(bare);
  });

  it('looks at every address of a screen, the merchant’s own among them', () => {
    expect(shutIn(routeAt('/m/barred', { aliases: ['/m/bare'] }))).toEqual(bare);
    expect(
      shutIn(routeAt('/m/barred'), { extraRoutes: { '/m/bare': 'test.screen', '/m/tabs': 'home.screen' } }),
    ).toEqual(bare);
  });

  it('asks nothing of a screen that opens to nobody', () => {
    expect(shutIn(routeAt('/m/bare', { guards: [{ when: { all: [] }, to: 'home.screen' }] }))).toEqual([]);
  });
});
