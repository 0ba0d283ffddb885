import { IconButton } from '../controls/icon-button.tsx';
import { Money } from '../controls/money.tsx';
import { useUiText } from '../theme/theme-provider.tsx';
import type { BalanceView } from './shell-props.ts';

export interface BalanceProps {
  readonly balance: BalanceView;
}

/** The amount, masked while hidden or while a reload runs (rows ); a dash while nobody knows it, which is not 0. */
export function BalanceAmount({ balance }: BalanceProps) {
  const text = useUiText();
  if (balance.amount === undefined && !balance.hidden && !balance.refreshing)
    return (
      <span role="img" aria-label={text('balanceUnknown')}>
        –
      </span>
    );
  return <Money amount={balance.amount} currency={balance.currency} masked={balance.hidden || balance.refreshing} />;
}

/** The hide toggle and the reload button (rows ). */
export function BalanceControls({ balance }: BalanceProps) {
  const text = useUiText();
  return (
    <>
      <IconButton
        icon={balance.hidden ? 'eyeOff' : 'eye'}
        label={text(balance.hidden ? 'showBalance' : 'hideBalance')}
        aria-pressed={balance.hidden}
        size="medium"
        onClick={balance.onToggleHidden}
      />
      <IconButton
        icon="refresh"
        label={text('refreshBalance')}
        aria-busy={balance.refreshing}
        disabled={balance.refreshing}
        size="medium"
        onClick={balance.onRefresh}
      />
    </>
  );
}
