import { describe, expect, it } from 'vitest';
import { listOfPath } from './list-of-path.ts';

describe('listOfPath', () => {
  it('fixes type and classification by path', () => {
    expect(listOfPath('/m/roulette', new URLSearchParams())).toMatchObject({
      gameType: 'LIVE',
      gameClassify: 'ROULETTE',
    });
  });
  it('defaults other paths to slots and reads their query', () => {
    const query = new URLSearchParams('type=JP&vassalage=VM');
    expect(listOfPath('/m/games', query)).toMatchObject({ gameType: 'RNG', gameClassify: 'JP', vassalage: 'VM' });
  });
});
