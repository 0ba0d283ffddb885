import type { shapeProblems } from '../../contracts/problems/shape-problems.ts';
import type { BrokenFolders } from './broken-folder.fixture.ts';

/** Problems of a merchant's code and domains. */
export type IdentityCode = Extract<keyof typeof shapeProblems, `CODE_${string}` | `DOMAIN_${string}`>;

/** Folders whose identity cannot be, or is another merchant's. */
export const brokenIdentity: BrokenFolders<IdentityCode> = {
  CODE_MISMATCH: [
    {
      mistake: 'a copied folder that kept its code',
      mended: { merchant: { code: 'brand' } },
      merchant: { code: 'karat' },
      file: 'merchant.json',
      line: '"code": "karat"',
      pointer: '/code',
      says: /The code is "karat", the folder "brand"/,
    },
  ],
  CODE_RESERVED: [
    {
      mistake: 'a brand called console',
      mended: { named: 'brand' },
      named: 'console',
      file: 'merchant.json',
      line: '"code": "console"',
      pointer: '/code',
      says: /"console" is reserved/,
    },
  ],
  CODE_TAKEN: [
    {
      mistake: 'two folders with one code',
      mended: { beside: [{ named: 'other', merchant: { code: 'other' } }] },
      beside: [{ named: 'other', merchant: { code: 'brand' } }],
      file: 'merchant.json',
      line: '"code": "brand"',
      pointer: '/code',
      says: /merchants\/other has the code "brand" too/,
    },
  ],
  DOMAIN_TAKEN: [
    {
      mistake: 'two merchants with one domain',
      mended: { beside: [{ named: 'other', merchant: { domains: ['other.example'] } }] },
      merchant: { domains: ['own.example', 'shared.example'] },
      beside: [{ named: 'other', merchant: { domains: ['shared.example'] } }],
      file: 'merchant.json',
      line: '"shared.example"',
      pointer: '/domains/1',
      says: /merchants\/other lists shared\.example too/,
    },
  ],
  DOMAIN_RESERVED: [
    {
      mistake: 'another brand’s development address',
      mended: { merchant: { domains: ['karat.example'] } },
      merchant: { domains: ['karat.localhost'] },
      file: 'merchant.json',
      line: '"karat.localhost"',
      pointer: '/domains/0',
      says: /no public host name/,
    },
  ],
};
