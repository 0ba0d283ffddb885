import type { CardAnswer } from '../../../contracts/console/why.ts';
import type { Scope } from '../../../contracts/console/roles.ts';
import { readErrorCard } from '../../store/error-cards.ts';
import { readHistoryEntry } from '../../store/read-history.ts';
import type { Database } from '../../store/tables.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { historyLineOf } from '../merchants/history-line.ts';
import { sees } from '../people/scope.ts';

/** What was behind an error card that a player saw. @throws RefusedError `NOT_FOUND` when nothing is kept, or of a merchant out of scope. */
export async function readCard(db: Database, reference: string, scope: Scope): Promise<CardAnswer> {
  const card = await readErrorCard(db, reference);
  if (!card || !sees(scope, card.merchant))
    throw new RefusedError('NOT_FOUND', `Nothing is kept under "${reference}": it is misread, or older than 30 days.`);
  const change = await readHistoryEntry(db, card.merchant, card.seq);
  return { ...card, at: card.at.toISOString(), ...(change ? { change: historyLineOf(change) } : {}) };
}
