import {
  SlotBlocks,
  useBalance,
  useClock,
  useItemView,
  useMoneyActions,
  useNavigation,
  useSession,
  useSlot,
  useText,
  useViews,
} from '../../../client/index.ts';
import type { MenuItem, SlotId } from '../../../contracts/feature.ts';
import { BalanceCard, MemberCard, MenuGrid, ScreenBody, SectionHeading } from '../../../ui/index.ts';
import { greetingOf } from '../parts/greeting.ts';
import { TeamCounters } from '../parts/team-counters.tsx';
import { useUnreadNotices } from '../parts/use-unread-notices.ts';
import { useWhileSignedIn } from '../parts/use-while-signed-in.ts';

/** The agent's start page: it has no shell bars, but a menu and a footer of its own (rows G-207…G-219). */
export default function AgentHomeScreen() {
  const text = useText();
  const clock = useClock();
  const balance = useBalance();
  const { session } = useSession();
  const whileSignedIn = useWhileSignedIn();
  const money = useMoneyActions().map((action) => ({ ...action, onChoose: whileSignedIn(action.onChoose) }));
  useUnreadNotices();
  return (
    <ScreenBody>
      <MemberCard
        avatar={{}}
        greeting={text(greetingOf(new Date(clock.now()).getHours()))}
        name={session?.userName ?? ''}
      />
      <BalanceCard balance={{ label: text('app:totalBalance'), ...balance }} actions={money} />
      <SectionHeading icon="users" title={text('agent:team')} />
      <TeamCounters />
      <ItemGrid slot="agentMenu.item" label={text('agent:menu')} />
      <ItemGrid slot="agentFooter.item" label={text('agent:footer')} />
      <SlotBlocks slot="popup" pick={(block) => block === 'contracts.prompts'} />
    </ScreenBody>
  );
}

interface ItemGridProps {
  readonly slot: Extract<SlotId, 'agentMenu.item' | 'agentFooter.item'>;
  readonly label: string;
}

function ItemGrid({ slot, label }: ItemGridProps) {
  const items = useSlot(slot);
  const viewOf = useItemView();
  const whileSignedIn = useWhileSignedIn();
  const navigation = useNavigation();
  const hrefOf = ({ target }: MenuItem) =>
    'route' in target ? navigation.pathOf(target.route, target.params) : undefined;
  const views = useViews(items, (item) => {
    const { title, icon, count, onPress } = viewOf(item);
    return { id: item.id, label: title, icon, badge: count, href: hrefOf(item), onPress: whileSignedIn(onPress) };
  });
  if (items.length === 0) return null;
  return <MenuGrid label={label} items={views} onChoose={(id) => views.find((view) => view.id === id)?.onPress()} />;
}
