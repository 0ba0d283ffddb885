import { describe, expect, it } from 'vitest';
import { platformAddress } from './platform-address.ts';

describe('platformAddress', () => {
  it('gives a path and its query below the platform', () => {
    expect(platformAddress('/wps/game/hot?n=1', 'http://127.0.0.1:4900/').href).toBe(
      'http://127.0.0.1:4900/wps/game/hot?n=1',
    );
  });

  it.each(['//evil.example/x', '/\\evil.example', '/\t/evil.example', 'https://evil.example/', 'wps/game'])(
    'refuses %j',
    (path) => {
      expect(() => platformAddress(path, 'http://127.0.0.1:4900')).toThrow('leads away from the platform');
    },
  );
});
