import { useEffect, useRef } from 'react';
import { useLanguage, useMoments, useNavigation, useRuntime, useSite, useText } from '../../../client/index.ts';
import { wordsIn } from '../../../forms/described-form.tsx';
import { Dotted, Money, SectionHeading, StatedList } from '../../../ui/index.ts';
import { Follow } from './follow.tsx';
import type { Direction } from './use-cashier.ts';
import { isOpen, useLatestPayments } from './use-payments.ts';

export interface LatestProps {
  readonly kind: Direction;
}

/** The latest payments of one kind with how they stand, which changes by itself, and the way to all of them. */
export function Latest({ kind }: LatestProps) {
  const text = useText();
  const { language } = useLanguage();
  const navigation = useNavigation();
  const { member, resources } = useRuntime();
  const moments = useMoments();
  const { currency } = useSite().identity;
  const payments = useLatestPayments(kind);
  const list = payments.value?.list;
  const states = list?.map(({ id, state }) => `${id} ${state}`).join();
  const last = useRef(states);
  useEffect(() => {
    if (last.current !== undefined && states !== undefined && last.current !== states) {
      resources.forget('member.transactions');
      void member.refreshBalance();
    }
    if (states !== undefined) last.current = states;
  }, [states, member, resources]);
  useEffect(() => {
    // What was read on an earlier visit is of then.
    if (list !== undefined) payments.retry();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each visit
  }, []);
  const rows = list?.map((payment) => {
    const target = { payment: String(payment.id) };
    const route = `cashier.${kind}`;
    return {
      id: payment.id,
      title: wordsIn(payment.title, language) ?? payment.method,
      note: (
        <Dotted
          parts={[
            text(`cashier:state.${payment.state}`),
            `${moments.day(payment.createdAt)} ${moments.time(payment.createdAt)}`,
          ]}
        />
      ),
      wraps: true,
      end: <Money amount={payment.amount} currency={currency} />,
      href: navigation.pathOf(route, target),
      onChoose: () => navigation.go(route, target),
    };
  });
  return (
    <>
      {list?.some(isOpen) ? <Follow seconds={4} onTurn={payments.retry} /> : null}
      <SectionHeading
        title={text('cashier:latest')}
        action={{
          label: text('cashier:all'),
          href: navigation.pathOf('cashier.payments'),
          onChoose: () => navigation.go('cashier.payments'),
        }}
      />
      <StatedList
        status={payments.status}
        rows={rows}
        onRetry={payments.retry}
        errorText={text('errors:loadingFailed')}
        emptyIcon="wallet"
        emptyText={text('cashier:none')}
      />
    </>
  );
}
