import type { RollBackBody, SignedRollBackBody } from '../../../contracts/console/merchants.ts';
import { visitEnd } from '../../../http-guard/visit-end.ts';
import { inTurn } from '../impact/impact-turns.ts';
import { askRollBack } from '../merchants/ask-roll-back.ts';
import { compareStates } from '../merchants/compare-states.ts';
import { historyQuestionOf } from '../merchants/history-part.ts';
import { listMerchantLines } from '../merchants/list-merchants.ts';
import { readDrift } from '../merchants/read-drift.ts';
import { readEvidence } from '../merchants/read-evidence.ts';
import { readHealth } from '../merchants/read-health.ts';
import { readMerchantHistory } from '../merchants/read-merchant-history.ts';
import { readMerchantPage } from '../merchants/read-merchant-page.ts';
import { rollBackMerchant } from '../merchants/roll-back-merchant.ts';
import { requireEveryGroup } from '../people/scope.ts';
import { bodies } from './body-schemas.ts';
import { RefusedError } from './console-refusal.ts';
import type { ConsoleRoute } from './console-route.ts';
import { get, post } from './console-route.ts';

/** Merchants, what happened to them, and the way back. */
export const merchantRoutes: readonly ConsoleRoute[] = [
  get('/merchants', 'read', ({ context, session }) => listMerchantLines(context, session.person)),
  get('/merchants/:code/history', 'read', ({ context: { db }, params, query }) =>
    readMerchantHistory(db, params['code'] ?? '', historyQuestionOf(query)),
  ),
  get('/merchants/:code', 'read', ({ context, params }) => readMerchantPage(context, params['code'] ?? '')),
  get('/merchants/:code/health', 'read', ({ context, session, params, reply }) =>
    inTurn(session.person.id, visitEnd(reply), () => readHealth(context, params['code'] ?? '')),
  ),
  get('/merchants/:code/evidence', 'read', ({ context, params, query }) =>
    readEvidence(context, params['code'] ?? '', query['policy']),
  ),
  get('/merchants/:code/drift', 'read', ({ context, session, params, reply }) =>
    inTurn(session.person.id, visitEnd(reply), () => readDrift(context, params['code'] ?? '')),
  ),
  get('/merchants/:code/compare', 'read', ({ context, session, params, query, reply }) => {
    const [from, to] = [seqOf(query['from']), seqOf(query['to'])];
    const two = { merchant: params['code'] ?? '', from, to };
    return inTurn(session.person.id, visitEnd(reply), () => compareStates(context, two));
  }),
  post<RollBackBody>(
    '/merchants/:code/roll-back/begin',
    'roll-back',
    { body: bodies.rollBack },
    ({ context, session, params, body, reply }) => {
      requireEveryGroup(session.person);
      const request = { merchant: params['code'] ?? '', ...body };
      return inTurn(session.person.id, visitEnd(reply), () => askRollBack(context, request, session));
    },
  ),
  post<SignedRollBackBody>(
    '/merchants/:code/roll-back',
    'roll-back',
    { body: bodies.signedRollBack },
    async ({ context, session, params, body: { signature, ...body }, address }) => {
      requireEveryGroup(session.person);
      const request = { merchant: params['code'] ?? '', ...body };
      return rollBackMerchant(context, { request, session, signature, address });
    },
  ),
];

function seqOf(value: unknown): number {
  const seq = Number(value);
  if (!Number.isSafeInteger(seq) || seq < 1)
    throw new RefusedError('INVALID', 'Name two states by their seq: ?from=1&to=2.');
  return seq;
}
