import type { policyProblems } from '../../contracts/problems/policy-problems.ts';
import type { BrokenFolders } from './broken-folder.fixture.ts';

const under = { policy: 'uk' };

/** Folders and live changes that contradict the policy pack of their brand. */
export const brokenPolicy: BrokenFolders<keyof typeof policyProblems> = {
  POLICY_UNKNOWN: [
    {
      mistake: 'a misspelt pack',
      merchant: { policy: 'ukk' },
      file: 'merchant.json',
      line: '"ukk"',
      pointer: '/policy',
      nearest: 'uk',
      says: /no policy pack "ukk"/,
    },
  ],
  POLICY_BROKEN: [
    {
      mistake: 'a simulated jackpot that does not say so',
      merchant: { ...under, settings: { 'jackpot.caption': false } },
      file: 'merchant.json',
      line: '"jackpot.caption"',
      pointer: '/settings/jackpot.caption',
      says: /demands jackpot\.caption on, not false/,
    },
    {
      mistake: 'no question about age anywhere',
      merchant: { ...under, settings: { ageGate: 'off' } },
      file: 'merchant.json',
      line: '"ageGate"',
      pointer: '/settings/ageGate',
      says: /demands ageGate register or site/,
    },
    {
      mistake: 'a password of six letters',
      merchant: under,
      registration: { fields: { password: { min: 6 } } },
      file: 'registration.json',
      line: '"min"',
      pointer: '/fields/password/min',
      says: /demands password\.min at least 8, not 6/,
    },
    {
      mistake: 'a date of birth that the site configuration lets go',
      merchant: under,
      site: { register: { birthday: { required: false } } },
      file: 'site.json',
      line: '"required"',
      pointer: '/register/birthday/required',
      says: /demands birthday\.required on/,
    },
    {
      mistake: 'a live change that takes the clock away',
      merchant: under,
      overrides: [{ name: 'settings.session.clock', value: false }],
      file: 'override settings.session.clock',
      says: /demands session\.clock on, not false/,
    },
    {
      mistake: 'a header without the place of the clock',
      merchant: under,
      navigation: { slots: { 'header.clock': [] } },
      file: 'navigation.json',
      line: '"header.clock"',
      pointer: '/slots/header.clock',
      says: /demands sessionClock\.line in header\.clock/,
    },
    {
      mistake: 'a clock for members only',
      merchant: under,
      navigation: { slots: { 'header.clock': [{ id: 'sessionClock.line', when: { session: true } }] } },
      file: 'navigation.json',
      line: '"when"',
      pointer: '/slots/header.clock/0/when',
      says: /demands sessionClock\.line for everybody/,
    },
  ],
  POLICY_ADVICE: [
    {
      mistake: 'passwords of letters and digits only',
      merchant: under,
      registration: { fields: { password: { patternId: 'lettersDigits' } } },
      file: 'registration.json',
      line: 'lettersDigits',
      pointer: '/fields/password/patternId',
      says: /advises password\.patternId password, not lettersDigits/,
    },
  ],
};
