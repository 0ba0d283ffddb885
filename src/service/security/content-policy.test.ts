import { type SettingOptions, someSettings } from '../../engine/site.fixture.ts';
import { describe, expect, it } from 'vitest';
import { phoneHosts } from '../../release/resolve/phone-hosts.ts';
import { contentPolicy } from './content-policy.ts';

const project = { 'sms.firebaseApiKey': 'key', 'sms.firebaseProjectId': 'site' };

/** The directives of a page of a site with these settings. */
function policyOf(settings: SettingOptions): Readonly<Record<string, readonly string[]>> {
  const policy = contentPolicy({
    hosts: { image: [], ...phoneHosts(someSettings(settings)) },
    scriptHashes: [],
    styleHashes: [],
    frames: [],
    frameAncestors: "'none'",
  });
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

describe('contentPolicy', () => {
  it('lets in nobody else where no third party checks phone numbers', () => {
    for (const settings of [{}, { 'sms.firebaseApiKey': 'key' }]) {
      const policy = policyOf(settings);
      expect(policy['script-src']).toEqual(["'self'"]);
      expect(policy['connect-src']).toEqual(["'self'"]);
      expect(policy['frame-src']).toBeUndefined();
      expect(policy['trusted-types']).not.toContain('default');
    }
  });

  it('lets in exactly what Firebase needs where it does', () => {
    const policy = policyOf(project);
    expect(policy['script-src']).toEqual([
      "'self'",
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
    ]);
    expect(policy['frame-src']).toEqual(['https://www.google.com/recaptcha/']);
    expect(policy['connect-src']).toEqual([
      "'self'",
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
    ]);
    expect(policy['trusted-types']).toContain('default');
  });

  it('lets in an emulator of this machine alone, and no other in its place', () => {
    const policy = policyOf({ ...project, 'sms.firebaseEmulator': 'http://127.0.0.1:9099' });
    expect(policy['connect-src']).toEqual(["'self'", 'http://127.0.0.1:9099']);
    expect(policy['script-src']).toEqual(["'self'"]);
    expect(policy['trusted-types']).not.toContain('default');
    const elsewhere = policyOf({ ...project, 'sms.firebaseEmulator': 'https://codes.example' });
    expect(elsewhere['connect-src']).not.toContain('https://codes.example');
  });
});
