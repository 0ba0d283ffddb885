import { describe, expect, it } from 'vitest';
import { isPathIn, normalPath } from './path-pattern.ts';

describe('isPathIn', () => {
  it('compares whole paths without trailing slash, query and hash', () => {
    expect(isPathIn('/m/login/?x=1#y', '/m/message,/m/login')).toBe(true);
    expect(isPathIn('/m/login2', '/m/login')).toBe(false);
    expect(isPathIn('/m/', '/,/m')).toBe(true);
  });

  it('takes everything below a starred pattern and nothing beside it', () => {
    expect(isPathIn('/m/lottery', '/m/lottery*')).toBe(true);
    expect(isPathIn('/m/lottery/5', '/m/lottery*')).toBe(true);
    expect(isPathIn('/m/lott', '/m/lottery*')).toBe(false);
    expect(isPathIn('/m/lotteryland', '/m/lottery*')).toBe(false);
  });

  it('takes a starred folder itself and what is in it', () => {
    expect(isPathIn('/m/help', '/m/help/*')).toBe(true);
    expect(isPathIn('/m/help/terms', '/m/login, /m/help/* ')).toBe(true);
    expect(isPathIn('/m/helper', '/m/help/*')).toBe(false);
    expect(isPathIn('/m/help', '/m/login, /m/help')).toBe(true);
  });
});

describe('normalPath', () => {
  it.each([
    ['/m/help/?tag=terms#top', '/m/help'],
    ['/m/help#top?x', '/m/help'],
    ['/m/help//', '/m/help'],
    ['/m//help', '/m//help'],
    ['/', '/'],
    ['//', '/'],
    ['/?x', '/'],
  ])('makes of %s the path %s', (address, path) => {
    expect(normalPath(address)).toBe(path);
  });
});
