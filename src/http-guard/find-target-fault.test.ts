import { describe, expect, it } from 'vitest';
import { findTargetFault } from './find-target-fault.ts';

describe('findTargetFault', () => {
  it.each([
    '/',
    '/m/login/',
    '/wps/session/login?next=/m//x&q=%zz#'.slice(0, -1),
    '/art/games/g-12@2x.avif',
    '/m/%D8%A7%D8%B1%D8%AF%D9%88',
    '/m/50%25',
    '/m/50%25%20off',
    '/m/a..b/...',
    '/.well-known/assetlinks.json',
    '/m/x;y=1?a={"b":[1]}',
  ])('lets %s pass', (target) => {
    expect(findTargetFault(target)).toBeUndefined();
  });

  it.each([
    ['http://127.0.0.1:6666/x', 'begins with one slash'],
    ['*', 'begins with one slash'],
    ['127.0.0.1:80', 'begins with one slash'],
    ['', 'begins with one slash'],
    ['/m#x', 'fragment'],
    ['/m?x#y', 'fragment'],
    ['/m\t', 'control characters'],
    ['/m?x=\u0001', 'control characters'],
    ['/m/é', 'must be encoded'],
    ['//evil.example/x', 'Two slashes'],
    ['/wps//outbox', 'Two slashes'],
    ['/wps\\outbox', 'backslash'],
    ['/wps/../outbox', 'dot segments'],
    ['/wps/./outbox', 'dot segments'],
    ['/wps/..', 'dot segments'],
    ['/wps/..;/outbox', 'dot segments'],
    ['/wps/%2e%2e/outbox', 'dot segments'],
    ['/wps/.%2E/outbox', 'dot segments'],
    ['/wps/%252e%252e/outbox', 'dot segments'],
    ['/wps/%25252e%25252e/outbox', 'dot segments'],
    ['/wps/%2e%2e%3bx/outbox', 'dot segments'],
    ['/wps/%ef%bc%8e%ef%bc%8e/outbox', 'dot segments'],
    ['/wps/%25%32%65./outbox', 'dot segments'],
    ['/wps/..%2foutbox', 'not encoded'],
    ['/wps/x%5coutbox', 'not encoded'],
    ['/wps/x%252Foutbox', 'not encoded'],
    ['/wps/x%252f%25zz', 'not encoded'],
    ['/wps/x%ef%bc%8foutbox', 'not encoded'],
    ['/wps/x%00', 'Control characters'],
    ['/wps/x%0d%0aHost:%20y', 'Control characters'],
    ['/wps/x%2500', 'Control characters'],
    ['/wps/%c0%ae%c0%ae/outbox', 'encodes nothing'],
    ['/wps/%u002e%u002e/outbox', 'encodes nothing'],
    ['/wps/%zz', 'encodes nothing'],
    ['/wps/%2525252561', 'again and again'],
  ])('refuses %j', (target, reason) => {
    expect(findTargetFault(target)).toContain(reason);
  });
});
