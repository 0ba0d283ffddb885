import { describe, expect, it } from 'vitest';
import { levelName } from './rank-ladder.ts';

describe('levelName', () => {
  it('says a level of the ladder in the language of the call', () => {
    expect(levelName('Silver', 'ur')).toBe('چاندی');
    expect(levelName('Silver', 'en')).toBe('Silver');
  });

  it('leaves a label of the operator as it is', () => {
    expect(levelName('Partner', 'ur')).toBe('Partner');
  });
});
