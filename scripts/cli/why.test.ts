import { describe, expect, it } from 'vitest';
import { moment } from './moment.ts';
import { showCard } from './why.ts';

// By the clock of this machine, whose zone it names.
const at = new Date(2030, 0, 31, 18, 0).toISOString();
const said = moment(at);
const card = {
  reference: 'K7Q2MD',
  merchant: 'karat',
  release: 'a'.repeat(64),
  seq: 7,
  reason: 'Loading failed (help.screen: The answer has no rows.)',
  page: '/m/help',
};

describe('showCard', () => {
  it('says where and when the card was, what was behind it, and who made live what the player had', () => {
    const change = {
      seq: 7,
      release: card.release,
      action: 'publish',
      author: 'mira',
      reason: 'autumn',
      detail: {},
      at,
    };
    expect(showCard({ at, card: { ...card, call: 'help 500 server.error' }, change }).split('\n')).toEqual([
      `K7Q2MD: a player of karat saw an error card on /m/help at ${said}.`,
      'It said: Loading failed (help.screen: The answer has no rows.)',
      'The call of the platform that failed last before it (name, status, code): help 500 server.error.',
      `Live was seq 7, release aaaaaaaaaaaa: publish by mira at ${said}, “autumn”.`,
    ]);
    expect(said).toMatch(/^2030-01-31 18:00 \S+$/);
  });

  it('says so when no call had failed and the change is not known', () => {
    const text = showCard({ at, card });
    expect(text).toContain('No call of the platform had failed');
    expect(text).toContain('Live was seq 7, release aaaaaaaaaaaa.');
  });
});
