import { afterEach, describe, expect, it, vi } from 'vitest';
import { admitRecaptcha, isRecaptchaScript } from './recaptcha-scripts.ts';

afterEach(() => vi.unstubAllGlobals());

describe('isRecaptchaScript', () => {
  it.each([
    'https://www.google.com/recaptcha/api.js?onload=__rcb1&render=explicit&hl=',
    'https://www.google.com/recaptcha/enterprise.js?render=key',
    'https://www.gstatic.com/recaptcha/releases/ADnAC3ZykfbIOflWgrKNsVVT/recaptcha__en.js',
  ])('admits %s', (url) => expect(isRecaptchaScript(url)).toBe(true));

  it.each([
    'http://www.google.com/recaptcha/api.js',
    'https://www.google.com.evil.example/recaptcha/api.js',
    'https://www.google.com/recaptcha/../url?q=x.js',
    'https://www.gstatic.com/recaptcha/releases/../../other.js',
    'https://www.gstatic.com/other/recaptcha.js',
    'javascript:alert(1)',
    '/assets/app.js',
  ])('admits not %s', (url) => expect(isRecaptchaScript(url)).toBe(false));
});

describe('admitRecaptcha', () => {
  it('makes one default policy, which throws for every other script', () => {
    const policies: { name: string; rules: { createScriptURL(url: string): string } }[] = [];
    const trustedTypes = {
      get defaultPolicy() {
        return policies.find(({ name }) => name === 'default');
      },
      createPolicy(name: string, rules: { createScriptURL(url: string): string }) {
        policies.push({ name, rules });
        return rules;
      },
    };
    vi.stubGlobal('window', { trustedTypes });
    admitRecaptcha();
    admitRecaptcha();
    expect(policies.map(({ name }) => name)).toEqual(['default']);
    const loader = 'https://www.google.com/recaptcha/api.js?render=explicit';
    expect(policies[0]?.rules.createScriptURL(loader)).toBe(loader);
    expect(() => policies[0]?.rules.createScriptURL('https://evil.example/x.js')).toThrow(/not among the scripts/);
  });

  it('leaves browsers alone that take plain addresses', () => {
    vi.stubGlobal('window', {});
    expect(admitRecaptcha).not.toThrow();
  });
});
