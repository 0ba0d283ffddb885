import type { SettingOptions } from '../../engine/site.fixture.ts';
import { describe, expect, it } from 'vitest';
import type { SitePart } from '../../contracts/site.ts';
import { tap } from './tap.ts';
import { aRuntime } from '../testing/runtime.fixture.ts';
import { aSitePart } from '../testing/boot.fixture.ts';

const routes: SitePart['routes'] = [
  { id: 'login.screen', path: '/m/login', title: 'login:title' },
  { id: 'help.screen', path: '/m/help', title: 'help:title' },
  {
    id: 'feedback.screen',
    path: '/m/feedback',
    title: 'feedback:title',
    guards: [{ when: { session: false }, to: 'login.screen' }],
  },
];

function aGuest(settings: SettingOptions = {}) {
  const made = aRuntime({ boot: { site: aSitePart({ routes, settings }) } });
  const { runtime } = made;
  const ran: string[] = [];
  const actions = { run: async (id: string) => void ran.push(id) };
  return { ...made, ran, runtime: { ...runtime, actions } };
}

const feedback = { target: { route: 'feedback.screen' } };
const refused = { target: { route: 'help.screen' }, refusal: { route: 'login.screen' } };

describe('tap', () => {
  it('leads a guest to the login from what is for players, and keeps where they wanted to go', () => {
    const { runtime, went, host } = aGuest();
    tap(runtime, feedback);
    expect([went, host.session?.getItem('acme.wantedPath')]).toEqual([['/m/login'], '/m/feedback']);
    tap(runtime, refused);
    expect([went.at(-1), host.session?.getItem('acme.wantedPath')]).toEqual(['/m/login', '/m/help']);
  });

  it('opens the login over the page where the merchant has it so', () => {
    const { runtime, went, ran } = aGuest({ 'guest.prompt': 'dialog' });
    tap(runtime, feedback);
    tap(runtime, refused);
    expect([went, ran]).toEqual([[], ['session.openLogin', 'session.openLogin']]);
  });

  it('goes where everybody may go', () => {
    const { runtime, went } = aGuest();
    tap(runtime, { target: { route: 'help.screen' } });
    expect(went).toEqual(['/m/help']);
  });
});
