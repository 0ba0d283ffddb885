import { useItemView, useMember, useSession, useSite, useSlot } from '../../../client/index.ts';
import { BalanceCard, ListRow, MenuGrid, ScreenBody, ScreenIntro } from '../../../ui/index.ts';

/** Balance and the `memberCentre.item` slot; template flag `mem_cen` chooses tiles instead of rows (decisions 51). */
export default function MemberCentreScreen() {
  const items = useSlot('memberCentre.item');
  const viewOf = useItemView();
  const member = useMember();
  const { session } = useSession();
  const site = useSite();
  const name = member.info?.nickname || member.info?.account || session?.userName || '';
  const views = items.map((item) => ({ id: item.id, ...viewOf(item) }));
  return (
    <ScreenBody>
      <ScreenIntro title={name} />
      <BalanceCard
        balance={{
          amount: member.balance,
          currency: site.identity.currency,
          hidden: member.hidden,
          refreshing: member.refreshing,
          onToggleHidden: member.toggleHidden,
          onRefresh: () => void member.refreshBalance(),
        }}
      />
      {site.template.mem_cen === true ? (
        <MenuGrid
          items={views.map((view) => ({ id: view.id, label: view.title, icon: view.icon, badge: view.count }))}
          onChoose={(id) => views.find((view) => view.id === id)?.onPress()}
        />
      ) : (
        <div>
          {views.map((view) => (
            <ListRow key={view.id} title={view.title} icon={view.icon} badge={view.count} onChoose={view.onPress} />
          ))}
        </div>
      )}
    </ScreenBody>
  );
}
