import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import { fromMinor } from '../../engine/minor-units.ts';
import type { Tables } from '../database/tables.ts';
import type { ProviderMessage } from '../pay-provider/contract.ts';
import { isSigned, signedMessage, type SignedMessage } from '../pay-provider/sign-message.ts';
import { failure, PlatformError } from '../errors.ts';
import type { Sandbox } from '../sandbox.ts';
import { lockWallet } from '../wallet/ledger.ts';
import { applyFailure, applyTransfer } from './apply-message.ts';
import type { PaymentRow } from './view-payment.ts';

/** Where a payment provider reports what came of a payment. */
export const callbackPath = '/payments/callback';

/** Adds the one address that providers call. It has no session: the signature says who calls. */
export function addPaymentCallback(server: FastifyInstance, sandbox: Sandbox): void {
  void server.register(async (scope) => {
    // What was signed are the very bytes.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => done(null, text));
    scope.post(callbackPath, { bodyLimit: 4096 }, async (request) => {
      await receiveMessage(sandbox, signedMessage(request.headers, request.body));
      return { value: true };
    });
  });
}

/**
 * Takes a message of a provider. Throws for one that is not signed as agreed, too old, or sent a second time as it is; a
 * message that is reported again, signed anew, changes nothing.
 */
export async function receiveMessage(sandbox: Sandbox, signed: SignedMessage): Promise<void> {
  const { db, now, providerSecret, security } = sandbox;
  if (!isSigned(providerSecret, signed, now())) throw refused();
  const message = readMessage(signed.raw);
  await db.transaction().execute(async (inside) => {
    const row = await holdPayment(inside, message.reference);
    if (message.kind === 'transfer' && message.currency !== row.currency) throw failure('body.invalid');
    const { event } = message;
    const { signature } = signed;
    const known = await inside
      .selectFrom('payment_event')
      .select(['signature'])
      .where((where) => where.or([where('event', '=', event), where('signature', '=', signature)]))
      .execute();
    if (known.some((entry) => entry.signature === signature)) throw replayed();
    if (known.length > 0) return;
    await inside.insertInto('payment_event').values({ event, payment: row.id, signature, created_at: now() }).execute();
    if (message.kind === 'failed') return applyFailure(inside, row, now());
    const { transfer, amount } = message;
    try {
      await applyTransfer(inside, row, { transfer, amount, at: now() });
    } catch (error) {
      // Money that was sent twice: the provider reports it again until somebody who reads this has seen to it.
      const { merchant, account, decimals, reference } = row;
      const noted = {
        merchant,
        account,
        amount: fromMinor(amount, decimals),
        reference: `sent after failing ${reference}`,
      };
      if (error instanceof PlatformError) security.note({ event: 'withdraw', outcome: 'refused', ...noted });
      throw error;
    }
  });
}

/** Holds the wallet, then the payment, as orders do: whoever comes second waits here until the first one is done. */
async function holdPayment(db: Transaction<Tables>, reference: string): Promise<PaymentRow> {
  const named = () => db.selectFrom('payment').where('reference', '=', reference);
  const found = await named().select('account').executeTakeFirst();
  if (!found) throw failure('not.found');
  await lockWallet(db, found.account);
  return named().selectAll().forUpdate().executeTakeFirstOrThrow();
}

// Providers read these, never players: they need no words of a page.
const refused = () =>
  new PlatformError(401, { code: 'callback.refused', message: 'The message is not signed as agreed' });
const replayed = () =>
  new PlatformError(409, { code: 'callback.replayed', message: 'This very message was taken already' });

function readMessage(raw: string): ProviderMessage {
  let read: Partial<Record<string, unknown>>;
  try {
    read = Object(JSON.parse(raw));
  } catch {
    throw failure('body.invalid');
  }
  const { event, reference, kind, transfer, amount, currency } = read;
  if (!isName(event) || !isName(reference)) throw failure('body.invalid');
  if (kind === 'failed') return { event, reference, kind };
  if (kind !== 'transfer' || !isName(transfer) || typeof currency !== 'string') throw failure('body.invalid');
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount <= 0) throw failure('body.invalid');
  return { event, reference, kind, transfer, amount, currency };
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && /^[\w/.-]{1,80}$/.test(value);
}
