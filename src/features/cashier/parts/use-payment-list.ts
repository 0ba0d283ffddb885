import { useEffect, useState } from 'react';
import type { Answer } from '../../../contracts/platform-answer.ts';
import { usePlatform, useRuntime } from '../../../client/index.ts';
import { usePages } from '../../../client/shell/use-pages.ts';
import { isOpen, type Payment } from './use-payments.ts';

type PaymentPage = Answer<'payments'>;

/** Which payments are listed; an empty text limits nothing. Days are both included, as `YYYY-MM-DD`. */
export interface PaymentQuery {
  readonly direction: Payment['direction'] | '';
  readonly state: Payment['state'] | '';
  readonly startDate: string;
  readonly endDate: string;
  /** Zone in which the days begin; absent where the site names one. */
  readonly timeZone?: string | undefined;
}

/** What was asked for anew: payments by their ids, and what all of them come to. */
interface Fresh {
  readonly key: string;
  readonly byId: ReadonlyMap<number, Payment>;
  readonly totals: PaymentPage['totals'];
}

/**
 * The payments asked for, page by page. `refresh` asks how those stand that may still change: they change where they are, so
 * that no row goes away under the finger, and the totals with them.
 */
export function usePaymentList(wanted: PaymentQuery) {
  const platform = usePlatform();
  const { member, resources } = useRuntime();
  const [fresh, setFresh] = useState<Fresh>();
  const key = `member.payments.list.${Object.values(wanted).join('.')}`;
  const ask = (page: number) => platform.call('payments', { query: { ...queryOf(wanted), page }, quiet: true });
  // Whoever comes back to a request gets its list anew: what was known of its payments before would stand over it.
  useEffect(() => () => setFresh(undefined), [key]);
  const pages = usePages<PaymentPage>(key, ask);
  const own = fresh?.key === key ? fresh : undefined;
  const list = pages.list?.map((payment) => own?.byId.get(payment.id) ?? payment);

  async function refresh() {
    const open = list?.filter(isOpen) ?? [];
    try {
      const first = await ask(1);
      const others = open.filter(({ id }) => !first.list.some((payment) => payment.id === id));
      const asked = others.map(({ id }) => platform.call('payments', { query: { id: String(id) }, quiet: true }));
      const found = [...first.list, ...(await Promise.all(asked)).flatMap((page) => page.list)];
      setFresh({ key, byId: new Map(found.map((payment) => [payment.id, payment])), totals: first.totals });
      const hasChanged = found.some((payment) =>
        open.some(({ id, state }) => id === payment.id && state !== payment.state),
      );
      if (!hasChanged) return;
      resources.forget('member.transactions');
      void member.refreshBalance();
    } catch {
      // The next turn asks again.
    }
  }
  return { ...pages, list, totals: own?.totals ?? pages.last?.totals, refresh: () => void refresh() };
}

/** A request as the platform takes it. */
export function queryOf({ direction, state, ...days }: PaymentQuery) {
  return { direction: direction || undefined, state: state || undefined, ...days };
}
