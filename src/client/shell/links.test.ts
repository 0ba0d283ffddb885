import { describe, expect, it } from 'vitest';
import { safeUrl } from './links.ts';

describe('safeUrl', () => {
  it('gives https addresses and in-site paths', () => {
    expect(safeUrl('https://chat.example/x')).toBe('https://chat.example/x');
    expect(safeUrl('/m/help?tag=terms')).toBe('/m/help?tag=terms');
  });

  it.each(['javascript:alert(1)', 'http://chat.example', '//evil.example', '/\\evil.example', 'data:text/html,x', ''])(
    'refuses %j',
    (url) => {
      expect(safeUrl(url)).toBeUndefined();
    },
  );
});
