import { authorOption } from './author.ts';
import { switchLive } from './switch-live.ts';
import type { Verb } from './verb.ts';
import { requireWords } from './verb.ts';

/** Shows or takes away the maintenance page of a merchant. */
export const maintenance: Verb = {
  name: 'maintenance',
  usage: 'maintenance <code> on|off|clear --reason "…" [--until <time>] [--author "…"]',
  summary: 'Show every visitor of a merchant the maintenance page, or the site again.',
  examples: ['livery maintenance soda on --reason "wallet upgrade" --until 18:00'],
  options: { ...authorOption, reason: { type: 'string' }, until: { type: 'string' } },
  async run(call) {
    const { code, state } = requireWords(call, ['code', 'state']);
    return switchLive(call, { code, name: 'maintenance', what: 'Maintenance', state });
  },
};
