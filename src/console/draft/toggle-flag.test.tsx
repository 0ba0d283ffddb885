import { beforeEach, describe, expect, it } from 'vitest';
import type { FlagMerchant } from '../../contracts/console/flags.ts';
import { adoptDraft, clearDraft, useDraft } from './draft.ts';
import { toggleFlag } from './toggle-flag.ts';

const merchant = (code: string, on: readonly string[] = []): FlagMerchant => ({
  code,
  name: code,
  seq: 1,
  on,
  layers: {},
  overrides: {},
  isMaintenance: false,
  languages: ['en'],
});
const karat = merchant('karat', ['flags.CBS3']);
const soda = merchant('soda');
const changes = () => useDraft.getState().changes;

describe('toggleFlag', () => {
  beforeEach(clearDraft);

  it('switches on everywhere while it is off somewhere, and names only those where it is off @C-204', () => {
    toggleFlag([karat, soda], 'flags.CBS3');
    expect(changes()).toEqual([{ merchant: 'soda', name: 'flags.CBS3', value: true }]);
  });

  it('switches off everywhere at the second time, and is empty where that is so already @C-204', () => {
    toggleFlag([karat, soda], 'flags.CBS3');
    toggleFlag([karat, soda], 'flags.CBS3');
    expect(changes()).toEqual([{ merchant: 'karat', name: 'flags.CBS3', value: false }]);
    toggleFlag([karat], 'flags.CBS3');
    expect(changes()).toEqual([]);
  });

  it('holds one change for each value and says what it is @C-204', () => {
    toggleFlag([soda], 'flags.CBS3');
    toggleFlag([soda], 'flags.MAILCEN');
    expect(changes()).toHaveLength(2);
    expect(changes()).toContainEqual({ merchant: 'soda', name: 'flags.CBS3', value: true });
  });
});

describe('a draft', () => {
  it('lies in the browser and is that of one person @C-204', () => {
    adoptDraft('ines');
    toggleFlag([soda], 'flags.CBS3');
    adoptDraft('ines');
    expect(changes()).toHaveLength(1);
    expect(localStorage.getItem('livery.console.draft')).toContain('flags.CBS3');
    adoptDraft('tomas');
    expect(changes()).toEqual([]);
  });
});
