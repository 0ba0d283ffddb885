import { describe, expect, it } from 'vitest';
import { isPathIn } from './path-pattern.ts';

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
});
