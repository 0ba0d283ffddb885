import type { ProviderOrder } from './contract.ts';
import type { KeptOrder, Orders } from './orders.ts';
import { type Plan, roundsOf } from './plans.ts';
import { sendSigned } from './sign-message.ts';

const laterMs = 12_000;
/** Whoever was not reached is notified again: soon at first, then less and less often. */
const retry = { firstMs: 1_000, mostMs: 30_000 };

export interface ProviderDependencies {
  readonly orders: Orders;
  readonly now: () => Date;
  /** Where its messages go. */
  readonly callbackUrl: string;
  /** Signs its messages. */
  readonly secret: string;
  /** Orders that need nobody's hand end by themselves, as in a demonstration; a test says when. */
  readonly endsByItself: boolean;
}

/** The payment provider of the demonstration: it keeps orders, lets them end as planned, and reports what came of them. */
export interface DemoProvider {
  /** Takes an order; of one that it knows, the end may come earlier, and the way back may become known. */
  begin(order: ProviderOrder): void;
  /** An order that can be shown: nothing for one that is unknown, or that nobody paid in time. */
  find(reference: string): KeptOrder | undefined;
  /** Ends an order as planned, if it can still be paid; resolves when its messages were taken, or at once where they come later. */
  end(reference: string, plan: Plan): Promise<void>;
  /** Takes up what was cut off when the process ended. */
  resume(): void;
  /** Begins nothing more, and resolves when what it reports was taken or refused. */
  close(): Promise<void>;
}

/** Makes the provider; nothing is sent before the first order ends. */
export function createProvider({ orders, now, callbackUrl, secret, endsByItself }: ProviderDependencies): DemoProvider {
  const timers = new Map<string, NodeJS.Timeout>();
  const notifying = new Set<Promise<void>>();
  let isClosed = false;

  function schedule(reference: string, waitMs: number, retryMs?: number): void {
    clearTimeout(timers.get(reference));
    if (isClosed) return;
    timers.set(
      reference,
      setTimeout(() => void deliver(reference, retryMs), Math.max(0, waitMs)),
    );
  }

  function deliver(reference: string, retryMs = retry.firstMs): Promise<void> {
    const notified = notify(reference).catch(() => {
      // It is notified again, from the beginning.
      orders.delay(reference, new Date(now().getTime() + retryMs));
      schedule(reference, retryMs, Math.min(retryMs * 2, retry.mostMs));
    });
    notifying.add(notified);
    return notified.finally(() => notifying.delete(notified));
  }

  async function notify(reference: string): Promise<void> {
    const order = orders.find(reference);
    if (order?.plan === undefined || order.doneAt !== null) return;
    for (const round of roundsOf(order.plan, order)) {
      const statuses = await Promise.all(
        round.map((message) => sendSigned(callbackUrl, message, { secret, now: now() })),
      );
      if (statuses.some((status) => status !== 200)) throw new Error(`A message of ${reference} was not taken.`);
    }
    orders.finish(reference, now());
  }

  async function end(reference: string, plan: Plan): Promise<void> {
    const waitMs = plan === 'later' ? laterMs : 0;
    const dueAt = plan === 'never' ? undefined : new Date(now().getTime() + waitMs);
    if (!orders.plan(reference, plan, { now: now(), dueAt }) || dueAt === undefined) return;
    if (plan === 'later') schedule(reference, waitMs);
    else await deliver(reference);
  }

  return {
    end,
    begin({ next, ...order }) {
      const isKnown = orders.find(order.reference) !== undefined;
      orders.keep(order, now());
      if (endsByItself && !isKnown && (next === 'later' || next === 'instructions')) void end(order.reference, 'later');
    },
    find(reference) {
      const order = orders.find(reference);
      if (!order) return undefined;
      const isOver = order.doneAt === null && order.expiresAt !== null && order.expiresAt <= now().getTime();
      return isOver ? undefined : order;
    },
    resume() {
      for (const reference of orders.waiting())
        schedule(reference, (orders.find(reference)?.dueAt ?? 0) - now().getTime());
    },
    async close() {
      isClosed = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(notifying);
    },
  };
}
