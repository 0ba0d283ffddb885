import type { Named } from '../../contracts/platform-answer.ts';
import type { Cipher } from '../../storage/encryption/cipher.ts';
import type { Database } from '../database/open-database.ts';
import type { LaterWork } from '../http/later-work.ts';
import type { PaymentProvider, ProviderMessage, ProviderOrder } from './contract.ts';
import { isPlan, type Plan, roundsOf } from './plans.ts';
import { signatureHeaders, signMessage } from './sign-message.ts';

const laterMs = 12_000;
const retryMs = 30_000;

export interface ProviderDependencies {
  readonly db: Database;
  readonly cipher: Pick<Cipher, 'fingerprints'>;
  readonly now: () => Date;
  readonly later: LaterWork;
  /** Where browsers reach its pages. */
  readonly publicUrl: () => string;
  /** Where its messages go. */
  readonly callbackUrl: () => string;
  /** Signs its messages. */
  readonly secret: string;
  /** Orders that need nobody's hand end by themselves, as in a demonstration; a test says when. */
  readonly endsByItself: boolean;
}

/** An order as the provider's own page shows it. */
export type KnownOrder = Omit<ProviderOrder, 'next' | 'expiresAt'> & { readonly isDone: boolean };

/** The payment provider of the demonstration: it keeps orders, has a page for those who pay, and reports what came of it. */
export interface DemoProvider extends PaymentProvider {
  /** The order of an address of its page; nothing for an address that it never gave, or when nobody paid in time. */
  find(reference: string, key: string): Promise<KnownOrder | undefined>;
  /** Ends an order as planned, if it can still be paid; resolves when its messages were taken, or at once where they come later. */
  end(reference: string, plan: Plan): Promise<void>;
  /** Takes up what was cut off when the process ended. */
  resume(): Promise<void>;
  close(): void;
}

/** Makes the provider; nothing is sent before the first order ends. */
export function createProvider(dependencies: ProviderDependencies): DemoProvider {
  const { db, cipher, now, later, publicUrl } = dependencies;
  const timers = new Map<string, NodeJS.Timeout>();
  const keysOf = (reference: string) => cipher.fingerprints(`payment page ${reference}`);

  function schedule(reference: string, dueAt: Date): void {
    clearTimeout(timers.get(reference));
    const timer = setTimeout(() => later.run(() => deliver(reference)), Math.max(0, dueAt.getTime() - now().getTime()));
    timers.set(reference, timer.unref());
  }

  async function end(reference: string, plan: Plan): Promise<void> {
    const dueAt = plan === 'never' ? null : new Date(now().getTime() + (plan === 'later' ? laterMs : 0));
    const changed = await db
      .updateTable('provider_order')
      .set({ plan, due_at: dueAt })
      .where('reference', '=', reference)
      .where('done_at', 'is', null)
      .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now())]))
      .returning('reference')
      .executeTakeFirst();
    if (!changed || !dueAt) return;
    if (plan === 'later') schedule(reference, dueAt);
    else await deliver(reference);
  }

  async function deliver(reference: string): Promise<void> {
    const order = await read(reference);
    if (!order || order.done_at || !isPlan(order.plan)) return;
    const facts = { reference, amount: Number(order.amount), currency: order.currency };
    try {
      for (const round of roundsOf(order.plan, facts))
        await Promise.all(round.map((message) => send(dependencies, message)));
      await change(reference, { done_at: now() });
    } catch {
      // Whoever was not reached is reported again, from the beginning.
      const dueAt = new Date(now().getTime() + retryMs);
      await change(reference, { due_at: dueAt });
      schedule(reference, dueAt);
    }
  }

  const read = (reference: string) =>
    db.selectFrom('provider_order').selectAll().where('reference', '=', reference).executeTakeFirst();
  const change = (reference: string, values: { readonly due_at?: Date; readonly done_at?: Date }) =>
    db.updateTable('provider_order').set(values).where('reference', '=', reference).execute();

  return {
    end,
    async begin({ next, returnUrl, expiresAt = null, ...order }) {
      const fresh = { plan: null, due_at: null, done_at: null, created_at: now() };
      await db
        .insertInto('provider_order')
        .values({ ...order, return_url: returnUrl, expires_at: expiresAt, ...fresh })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      if (dependencies.endsByItself && (next === 'later' || next === 'instructions'))
        await end(order.reference, 'later');
    },
    stepOf(reference, next, language): Named<'PaymentStep'> {
      const url = `${publicUrl()}/pay?${new URLSearchParams({ order: reference, key: keysOf(reference)[0], language })}`;
      if (next === 'hosted') return { kind: next, url };
      if (next === 'qr') return { kind: next, code: url };
      return next === 'instructions' ? { kind: next, lines: [...linesOf(reference)] } : { kind: next };
    },
    async find(reference, key) {
      const order = keysOf(reference).includes(key) ? await read(reference) : undefined;
      if (!order || (!order.done_at && order.expires_at && order.expires_at <= now())) return undefined;
      const { direction, currency, decimals, amount, return_url: returnUrl, done_at: doneAt } = order;
      return { reference, direction, currency, decimals, amount: Number(amount), returnUrl, isDone: doneAt !== null };
    },
    async resume() {
      const open = await db
        .selectFrom('provider_order')
        .select(['reference', 'due_at'])
        .where('done_at', 'is', null)
        .where('due_at', 'is not', null)
        .execute();
      for (const { reference, due_at: dueAt } of open) if (dueAt) schedule(reference, dueAt);
    },
    close() {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

async function send({ callbackUrl, secret, now }: ProviderDependencies, message: ProviderMessage): Promise<void> {
  const raw = JSON.stringify(message);
  const seconds = String(Math.floor(now().getTime() / 1000));
  const answer = await fetch(callbackUrl(), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [signatureHeaders.time]: seconds,
      [signatureHeaders.signature]: signMessage(secret, seconds, raw),
    },
    body: raw,
    signal: AbortSignal.timeout(10_000),
  });
  if (!answer.ok) throw new Error(`The message ${message.event} was answered with ${answer.status}.`);
}

/** An account that nobody has, at a bank that is none. */
function linesOf(reference: string): readonly Named<'PaymentLine'>[] {
  return [
    { label: { en: 'Pay to', ur: 'وصول کنندہ' }, value: 'Example Payments' },
    { label: { en: 'Account number', ur: 'اکاؤنٹ نمبر' }, value: '0000 2048 1936' },
    { label: { en: 'Reference', ur: 'حوالہ نمبر' }, value: reference },
  ];
}
