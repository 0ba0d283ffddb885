import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isPlatformPath } from './platform-path.ts';

const schema = JSON.parse(readFileSync('schemas/site-configuration.schema.json', 'utf8'));
const pattern = new RegExp(schema.properties.paths.additionalProperties.pattern);

describe('isPlatformPath', () => {
  it.each(['/wps/suggestion', '/api/v2/sessions', '/login', '/a.b/c-d_e~f', '/mobile/login', '/m2'])(
    'takes %s',
    (path) => {
      expect([isPlatformPath(path), pattern.test(path)]).toEqual([true, true]);
    },
  );

  it.each([
    ...[
      '',
      '/',
      'wps',
      '//host/x',
      '/a//b',
      '/a/',
      '/../a',
      '/a/..',
      '/.a',
      '/a/./b',
      '/a%2e',
      '/a\\b',
      '/a?b',
      '/a#b',
      '/a b',
    ],
    ...[
      '/m',
      '/m/home',
      '/livery/report',
      '/art/games',
      '/assets/x.js',
      '/sw.js',
      '/manifest.webmanifest',
      'https://a/b',
    ],
  ])('refuses %j', (path) => {
    expect([isPlatformPath(path), pattern.test(path)]).toEqual([false, false]);
  });
});
