import { describe, expect, it } from 'vitest';
import { platformCalls } from '../../contracts/generated/platform-calls.ts';
import { aSitePart } from '../../engine/site.fixture.ts';
import { createClosedList } from './closed-list.ts';

const find = createClosedList();
const site = aSitePart();

describe('createClosedList', () => {
  it('lets every call of the document out under its own path and method', () => {
    for (const { name, method, path } of platformCalls.filter((call) => !call.path.includes('{'))) {
      expect(find(site, method, path)).toMatchObject({ call: { name }, path });
      expect(find(site, 'PATCH', path)).toBeUndefined();
    }
  });

  it.each([
    '/outbox',
    '/demo-accounts',
    '/support',
    '/test/calls',
    '/play',
    '/play/open',
    '/wps',
    '/wps/',
    '/wps/outbox',
    '/wps/../outbox',
    '/wps/%2e%2e/outbox',
    '/wps/session/login/',
    '//wps/wallet',
    '/WPS/wallet',
    '/wps/wallet%00',
    'http://127.0.0.1:6666/wps/wallet',
    '*',
  ])('lets nothing out under %s', (path) => {
    for (const method of ['GET', 'POST', 'HEAD', 'OPTIONS']) expect(find(site, method, path)).toBeUndefined();
  });

  it.each(['/art/games/ember-tiger', '/art/vendors/LOTT.svg', '/art/banners/welcome-karat.rtl.avif'])(
    'knows the picture %s',
    (path) => expect(find(site, 'GET', path)).toMatchObject({ call: { name: 'picture' }, path }),
  );

  it.each([
    '/art/',
    '/art/games/',
    '/art/games/..',
    '/art/games/a..b',
    '/art/games/.a',
    '/art/games/a/b',
    '/art/other/a',
    '/art/games/a%2fb',
    '/art/karat.svg',
    `/art/games/${'a'.repeat(200)}`,
  ])('knows no picture %s', (path) => expect(find(site, 'GET', path)).toBeUndefined());

  it('has a moved call under its new path only', () => {
    const moved = aSitePart({ paths: { feedback: '/api/v2/suggestion' } });
    expect(find(moved, 'POST', '/api/v2/suggestion')).toMatchObject({ call: { name: 'feedback' } });
    expect(find(moved, 'GET', '/api/v2/suggestion')).toBeUndefined();
    expect(find(moved, 'POST', '/wps/feedback')).toBeUndefined();
  });

  it.each([
    '/m/home',
    '/livery/report',
    '/art/games/x',
    '/assets/x',
    '/sw.js',
    '//evil.example/x',
    '/a/../b',
    '/a?b',
    '/',
  ])('lets no call out that was moved to %s', (path) =>
    expect(find(aSitePart({ paths: { feedback: path } }), 'POST', path)).toBeUndefined(),
  );
});
