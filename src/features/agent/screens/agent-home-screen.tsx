import {
  useClock,
  useItemView,
  useMember,
  useNavigation,
  useSession,
  useSite,
  useSlot,
  useTap,
  useText,
} from '../../../client/index.ts';
import type { MenuItem, SlotId } from '../../../contracts/feature.ts';
import { BalanceCard, MenuGrid, ScreenBody, ScreenIntro, type ShellAction } from '../../../ui/index.ts';
import { greetingOf } from '../parts/greeting.ts';
import { TeamCounters } from '../parts/team-counters.tsx';

/** The agent's start page: it has no shell bars, but a menu and a footer of its own (rows G-207…G-219). */
export default function AgentHomeScreen() {
  const text = useText();
  const clock = useClock();
  const member = useMember();
  const { session } = useSession();
  const { currency } = useSite().identity;
  const money = useMoneyActions();
  return (
    <ScreenBody>
      <ScreenIntro
        level={1}
        title={text(greetingOf(new Date(clock.now()).getHours()))}
        note={
          <bdi dir="auto" translate="no">
            {session?.userName}
          </bdi>
        }
      />
      <BalanceCard
        balance={{
          label: text('app:totalBalance'),
          amount: member.balance,
          currency,
          hidden: member.hidden,
          refreshing: member.refreshing,
          onToggleHidden: () => member.toggleHidden(),
          onRefresh: () => void member.refreshBalance(),
        }}
        actions={money}
      />
      <TeamCounters />
      <ItemGrid slot="agentMenu.item" label={text('agent:menu')} />
      <ItemGrid slot="agentFooter.item" label={text('agent:footer')} />
    </ScreenBody>
  );
}

/** Deposit and withdraw answer as they do in the header, refusals included. */
function useMoneyActions(): readonly ShellAction[] {
  const text = useText();
  const tap = useTap();
  const shortcuts = useSlot('header.shortcut');
  return ['cashier.deposit', 'cashier.withdraw'].flatMap((route) => {
    const item = shortcuts.find(({ target }) => 'route' in target && target.route === route);
    return item ? [{ label: text(item.label), onChoose: () => tap(item) }] : [];
  });
}

interface ItemGridProps {
  readonly slot: Extract<SlotId, 'agentMenu.item' | 'agentFooter.item'>;
  readonly label: string;
}

function ItemGrid({ slot, label }: ItemGridProps) {
  const items = useSlot(slot);
  const viewOf = useItemView();
  const navigation = useNavigation();
  const hrefOf = ({ target }: MenuItem) =>
    'route' in target ? navigation.pathOf(target.route, target.params) : undefined;
  if (items.length === 0) return null;
  return (
    <MenuGrid
      label={label}
      items={items.map((item) => {
        const { title, icon, count } = viewOf(item);
        return { id: item.id, label: title, icon, badge: count, href: hrefOf(item) };
      })}
      onChoose={(id) => {
        const item = items.find((candidate) => candidate.id === id);
        if (item) viewOf(item).onPress();
      }}
    />
  );
}
