import { expect, it } from 'vitest';
import { anEffectiveSite } from '../sandbox.fixture.ts';
import { factorModeOf } from './factor-mode.ts';

const modeWith = (settings: Readonly<Record<string, string>>) =>
  factorModeOf({ sites: { get: async () => anEffectiveSite({ settings }) } }, 'm-test');

it('says what the site says, and off where it says nothing or there is none', async () => {
  expect(await modeWith({ 'login.secondFactor': 'required' })).toBe('required');
  expect(await modeWith({ 'login.secondFactor': 'optional' })).toBe('optional');
  expect(await modeWith({ 'login.secondFactor': 'off' })).toBe('off');
  expect(await modeWith({})).toBe('off');
  expect(await factorModeOf({ sites: { get: async () => undefined } }, 'm-test')).toBe('off');
});

it('asks who has one while the site cannot be read', async () => {
  const sites = { get: () => Promise.reject(new Error('The service does not answer.')) };
  expect(await factorModeOf({ sites }, 'm-test')).toBe('optional');
});
