import { describe, expect, it } from 'vitest';
import { appModeOf } from './environment.ts';

describe('appModeOf', () => {
  it('knows the wrapper by its user agent, else the installed site, else the browser', () => {
    expect(appModeOf('Mozilla AcmeApp/2', false, 'acmeapp/\\d')).toBe('wrapper');
    expect(appModeOf('Mozilla', true, 'acmeapp')).toBe('installed');
    expect(appModeOf('Mozilla', false, 'acmeapp')).toBe('browser');
  });

  it('starts in the browser when the pattern is no expression or empty', () => {
    expect(appModeOf('(', false, '(')).toBe('browser');
    expect(appModeOf('anything', false, '')).toBe('browser');
  });
});
