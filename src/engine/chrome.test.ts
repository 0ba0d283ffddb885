import { someSettings } from './site.fixture.ts';
import { describe, expect, it } from 'vitest';
import { chromeOf } from './chrome.ts';

const site = { settings: someSettings() };

describe('chromeOf', () => {
  it('hides both bars on the forms and keeps the tabs on messages and promotion detail', () => {
    expect(chromeOf('/m/login?x=1#y', site)).toEqual({ top: 'none', bottom: false });
    expect(chromeOf('/m/message', site)).toEqual({ top: 'none', bottom: true });
    expect(chromeOf('/m/activityDetail', site)).toEqual({ top: 'none', bottom: true });
  });

  it('shows the main header on every home alias and a title bar elsewhere', () => {
    for (const alias of ['/', '/m', '/m/', '/m/home', '/m/index', '/m/index.html']) {
      expect(chromeOf(alias, site)).toEqual({ top: 'main', bottom: true });
    }
    expect(chromeOf('/m/help', site).top).toBe('title');
    expect(chromeOf('/m/lott', site).top).toBe('title');
  });

  it('follows the merchant when it removes a path from the hide list', () => {
    expect(chromeOf('/m/login', { settings: someSettings({ 'chrome.hideTopBar': '/m/message' }) }).top).toBe('main');
  });
});
