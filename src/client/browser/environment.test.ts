import { describe, expect, it } from 'vitest';
import { appModeOf, isSafariAgent } from './environment.ts';

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

describe('isSafariAgent', () => {
  it('knows Safari, and no other browser of iOS for it', () => {
    const agent = (middle: string) =>
      `Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 ${middle} Mobile/15E148 Safari/604.1`;
    expect(isSafariAgent(agent('Version/17.4'))).toBe(true);
    for (const other of [
      'CriOS/123.0',
      'FxiOS/124.0',
      'GSA/300.0',
      'Version/17.4 DuckDuckGo/7',
      'Version/17.4 Line/14.1',
    ]) {
      expect(isSafariAgent(agent(other)), other).toBe(false);
    }
    expect(isSafariAgent('Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile/15E148 [FBAN/FBIOS]')).toBe(false);
  });
});
