import {
  useBalance,
  useMember,
  useNavigation,
  useSession,
  useSetting,
  useSlot,
  useTap,
  useText,
  useViews,
} from '../../client/index.ts';
import type { HeaderAccount, ShellAction } from '../../ui/index.ts';
import { displayName } from './display-name.ts';

const depositRoute = 'cashier.deposit';

/** Who the header talks to: nobody known yet, a guest with two doors, or a member with a balance (rows A-172…A-181). */
export function useAccount(): HeaderAccount {
  const text = useText();
  const navigation = useNavigation();
  const { session, status } = useSession();
  const { info } = useMember();
  const balance = useBalance();
  const deposit = useDeposit();
  const walletMode = useSetting('wallet.mode');
  const to = (route: string, label: string): ShellAction => ({
    label,
    href: navigation.pathOf(route),
    onChoose: () => navigation.go(route),
  });
  if (status === 'unknown') return { kind: 'unknown' };
  if (!session) {
    return {
      kind: 'guest',
      login: to('login.screen', text('app:login')),
      register: to('registration.screen', text('app:register')),
    };
  }
  return {
    kind: 'member',
    greeting: text('app:greeting', { name: displayName(session, info) }),
    balance: { label: text('app:totalBalance'), ...balance },
    ...(deposit ? { deposit } : {}),
    ...(walletMode === 'multi' ? { wallet: to('wallets.screen', text('app:wallet')) } : {}),
  };
}

/** The deposit shortcut of the header slot, with its refusals; absent where the merchant switched it off (row A-178). */
export function useDeposit(): ShellAction | undefined {
  const text = useText();
  const tap = useTap();
  const navigation = useNavigation();
  const [deposit] = useViews(useSlot('header.shortcut'), (item) =>
    isDeposit(item)
      ? { label: text(item.label), href: navigation.pathOf(depositRoute), onChoose: () => tap(item) }
      : undefined,
  );
  return deposit;
}

/** Whether an item leads to the deposit, which has a place of its own in the header. */
export function isDeposit({ target }: { readonly target: object }): boolean {
  return 'route' in target && target.route === depositRoute;
}
