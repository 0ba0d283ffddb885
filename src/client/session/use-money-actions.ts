import { useSlot, useText } from '../hooks.ts';
import { useTap } from './use-tap.ts';
import { useViews } from '../shell/use-views.ts';

/** What can be done with a wallet. */
export interface MoneyAction {
  /** Id of the page that it leads to. */
  readonly route: string;
  readonly label: string;
  /** Why this player may not: said beside the button, which then leads nowhere (decisions 9). */
  readonly refusal?: string;
  onChoose(): void;
}

const routes = ['cashier.deposit', 'cashier.withdraw'];

/** Deposit and withdraw, in this order, as far as the merchant has them; they answer as in the header. */
export function useMoneyActions(): readonly MoneyAction[] {
  const text = useText();
  const tap = useTap();
  const money = useViews(useSlot('header.shortcut'), (item) => {
    const route = 'route' in item.target ? item.target.route : '';
    const { refusal } = item;
    // A trial account gets a toast everywhere (row A-274); so is a guest, who is asked to log in.
    const isSaidHere = refusal !== undefined && 'text' in refusal && refusal.text !== 'errors:freeReject';
    return {
      route,
      label: text(item.label),
      ...(isSaidHere ? { refusal: text(refusal.text) } : {}),
      onChoose: () => tap(item),
    };
  });
  return routes.flatMap((route) => money.find((item) => item.route === route) ?? []);
}
