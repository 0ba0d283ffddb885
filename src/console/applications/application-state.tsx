import type { DeskApplication } from '../../contracts/console/applications.ts';
import { Badge } from '../parts/badge.tsx';
import { Waits } from '../parts/waits.tsx';
import { useText } from '../texts/use-text.ts';
import { useMoney } from './use-money.ts';

/** How an application stands: since when its player waits, what is proposed, what was given. */
export function ApplicationState({ application }: { readonly application: DeskApplication }) {
  const text = useText();
  const money = useMoney();
  const { at, currency, proposal, decided } = application;
  if (decided?.reward !== undefined) return <Badge $tone="good">{money(decided.reward, currency)}</Badge>;
  if (decided) return <Badge>{text('application.declined')}</Badge>;
  return proposal ? (
    <Badge $tone="warn">{text('application.proposed', { amount: money(proposal.amount, currency) })}</Badge>
  ) : (
    <Waits since={at} />
  );
}
