import { limitRetention, type RetentionTable } from '../../storage/pruning/retention.ts';
import { KEPT_CHANGES, KEPT_DAYS } from './prune-releases.ts';
import type { Tables } from './tables.ts';

const forRollback = `a rollback goes to the newest ${KEPT_CHANGES} changes and to what was live in the last ${KEPT_DAYS} days`;

/** How long the service keeps the rows of each of its tables; `pruneReleases` prunes what is kept as `needed`. */
export const retention: RetentionTable<Tables> = {
  parts: { keep: 'needed', because: forRollback },
  sources: { keep: 'needed', because: forRollback },
  releases: { keep: 'needed', because: forRollback },
  pointers: { keep: 'always', because: 'they say what is live' },
  hosts: { keep: 'always', because: 'they say what is live' },
  domains: { keep: 'always', because: 'they say what is served, until staff remove them' },
  overrides: { keep: 'always', because: 'one that ends by itself is taken out by a publication of its own' },
  expiry_failures: { keep: 'always', because: 'one row for each merchant whose overrides cannot end, until they can' },
  folder_owner: { keep: 'always', because: 'one row says whose folders a start publishes' },
  engines: { keep: 'always', because: 'one row for each engine says which of two is newer' },
  audit: { keep: 'always', because: 'who changed what, and why, is asked years later' },
  audit_chain: { keep: 'always', because: 'an entry that is missing breaks the proof of all after it' },
  upstreams: { keep: 'always', because: 'one row for each merchant that follows a platform' },
  upstream_questions: { keep: 'always', because: 'one row for each merchant that follows a platform' },
  assets: {
    keep: 'until',
    column: 'seen_at',
    afterMs: 30 * 24 * 60 * 60 * 1000,
    because: 'a page that was opened before an update goes on asking for its files',
  },
  error_cards: {
    keep: 'until',
    column: 'at',
    afterMs: 30 * 24 * 60 * 60 * 1000,
    because: 'a player who read an error asks about it within days',
  },
  testers_passes: { keep: 'until', column: 'ends_at', afterMs: 0, because: 'a link that has ended opens nothing' },
  console_people: { keep: 'always', because: 'a name stands as the author of changes; who leaves is closed' },
  console_links: { keep: 'until', column: 'ends_at', afterMs: 0, because: 'a link that has ended lets nobody in' },
  console_recovery_codes: { keep: 'with', table: 'console_people', because: 'each goes when it is used' },
  console_tokens: {
    keep: 'until',
    column: 'ends_at',
    afterMs: 30 * 24 * 60 * 60 * 1000,
    because: 'a token that has ended opens nothing; for a month it is said that it has',
  },
  console_sessions: { keep: 'until', column: 'ends_at', afterMs: 0, because: 'a session that has ended is none' },
  console_passkeys: { keep: 'with', table: 'console_people', because: 'each goes when it is removed' },
  console_challenges: { keep: 'until', column: 'ends_at', afterMs: 0, because: 'nobody answers one that has ended' },
  console_change_sets: { keep: 'always', because: 'who changed what together, and why, is asked years later' },
  limit_count: limitRetention,
};
