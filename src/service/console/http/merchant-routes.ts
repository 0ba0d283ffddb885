import type { MerchantHistory, RollBackBody } from '../../../contracts/console/merchants.ts';
import { readHistory, readHistoryBefore } from '../../store/read-history.ts';
import { readPointer } from '../../store/read-pointer.ts';
import { historyLineOf } from '../merchants/history-line.ts';
import { listMerchantLines } from '../merchants/list-merchants.ts';
import { rollBackMerchant } from '../merchants/roll-back-merchant.ts';
import { bodies } from './body-schemas.ts';
import { RefusedError } from './console-refusal.ts';
import type { ConsoleRoute } from './console-route.ts';
import { get, post } from './console-route.ts';
import { limitOf } from './limit-of.ts';

/** Merchants, what happened to them, and the way back. */
export const merchantRoutes: readonly ConsoleRoute[] = [
  get('/merchants', 'read', ({ context }) => listMerchantLines(context)),
  get('/merchants/:code/history', 'read', async ({ context: { db }, params, query }): Promise<MerchantHistory> => {
    const merchant = params['code'] ?? '';
    const pointer = await readPointer(db, merchant);
    if (!pointer) throw new RefusedError('NOT_FOUND', `There is no published merchant "${merchant}".`);
    const limit = limitOf(query, 50);
    const before = Number(query['before']);
    const entries =
      Number.isInteger(before) && before > 0
        ? await readHistoryBefore(db, merchant, { seq: before, limit })
        : await readHistory(db, merchant, limit);
    return { merchant, seq: pointer.seq, entries: entries.map(historyLineOf) };
  }),
  post<RollBackBody>(
    '/merchants/:code/roll-back',
    'roll-back',
    { body: bodies.rollBack },
    ({ context, session, params, body }) =>
      rollBackMerchant(context, { merchant: params['code'] ?? '', ...body }, session),
  ),
];
