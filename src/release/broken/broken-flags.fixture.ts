import type { BrokenFolders } from './broken-folder.fixture.ts';

const tabs = (...items: unknown[]) => ({ slots: { 'footer.tab': ['home.tab', ...items] } });

/** Folders whose switches are unknown, say neither on nor off, or share a key. */
export const brokenFlags: BrokenFolders<'FLAG_UNKNOWN' | 'FLAG_KEY_SHARED' | 'FLAG_VALUE'> = {
  FLAG_UNKNOWN: [
    {
      mistake: 'a misspelt flag',
      mended: { site: { flags: { CBS3: true } } },
      site: { flags: { CBS33: true } },
      file: 'site.json',
      line: '"CBS33"',
      pointer: '/flags/CBS33',
      nearest: 'CBS3',
      says: /"CBS33" is not in the catalogue of flags/,
    },
    {
      mistake: 'a misspelt flag about money',
      site: { flags: { DEPOSITS: true } },
      file: 'site.json',
      line: '"DEPOSITS"',
      pointer: '/flags/DEPOSITS',
      nearest: 'DEPOSIT',
      says: /"DEPOSITS" is not in the catalogue of flags/,
    },
    {
      mistake: 'a misspelt flag in a condition',
      navigation: tabs({ id: 'promotions.tab', when: { flag: 'DEPOSITS' } }),
      file: 'navigation.json',
      line: '"when"',
      pointer: '/slots/footer.tab/1/when',
      nearest: 'DEPOSIT',
      says: /asks about the flag DEPOSITS/,
    },
    {
      mistake: 'a switch that a second person should approve and that does not exist',
      merchant: { approval: ['flags.CBS33'] },
      file: 'merchant.json',
      line: '"flags.CBS33"',
      pointer: '/approval/0',
      nearest: 'flags.CBS3',
      says: /"flags\.CBS33" is no switch/,
    },
    {
      mistake: 'a key for a flag that does not exist',
      site: { flagKeys: { vipBenefits: 'VIP3' } },
      file: 'site.json',
      line: '"vipBenefits"',
      pointer: '/flagKeys/vipBenefits',
      nearest: 'vipBenefit',
      says: /its key is never read/,
    },
  ],
  FLAG_KEY_SHARED: [
    {
      mistake: 'one key of the platform for two flags',
      mended: { site: { flagKeys: { CBS3: 'CHAT', FREEPLAY3: 'TRIAL' } } },
      site: { flagKeys: { CBS3: 'CHAT', FREEPLAY3: 'CHAT' } },
      file: 'site.json',
      line: '"FREEPLAY3"',
      pointer: '/flagKeys/FREEPLAY3',
      says: /FREEPLAY3 and CBS3 are both read from "CHAT"/,
    },
    {
      mistake: 'the key of another flag of ours',
      site: { flagKeys: { CBS3: 'DEPOSIT' } },
      file: 'site.json',
      line: '"CBS3"',
      pointer: '/flagKeys/CBS3',
      says: /CBS3 and DEPOSIT are both read from "DEPOSIT"/,
    },
  ],
  FLAG_VALUE: [
    {
      mistake: 'a flag about money that is "maybe"',
      mended: { site: { flags: { WITHDRAW: 'Y' } } },
      site: { flags: { WITHDRAW: 'maybe' } },
      file: 'site.json',
      line: '"WITHDRAW"',
      pointer: '/flags/WITHDRAW',
      says: /WITHDRAW is "maybe", which means off/,
    },
    {
      mistake: 'a flag that is "yes"',
      site: { flags: { CBS3: 'yes' } },
      file: 'site.json',
      line: '"CBS3"',
      pointer: '/flags/CBS3',
      says: /CBS3 is "yes", which means off/,
    },
  ],
};
