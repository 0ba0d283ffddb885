import { useState } from 'react';
import {
  useBalance,
  useFlag,
  useItemView,
  useMember,
  useNavigation,
  useSession,
  useSite,
  useSlot,
  useText,
  useViews,
} from '../../../client/index.ts';
import { type Rank, useRank } from '../../../lobby/index.ts';
import { BalanceCard, ListRow, MemberCard, MenuGrid, ScreenBody, Skeleton } from '../../../ui/index.ts';
import { IconSheet } from '../parts/icon-sheet.tsx';
import { nameOf } from '../parts/name-of.ts';
import { useHeadIcon } from '../parts/use-head-icon.ts';

/** Who, how much, and the `memberCentre.item` slot; template flag `mem_cen` chooses tiles instead of rows (decisions 51). */
export default function MemberCentreScreen() {
  const items = useSlot('memberCentre.item');
  const viewOf = useItemView();
  const text = useText();
  const navigation = useNavigation();
  const { info } = useMember();
  const balance = useBalance();
  const { session } = useSession();
  const site = useSite();
  const rank = useRank().value;
  const hasRank = useFlag('vipBenefit');
  const { loaded, change } = useHeadIcon();
  const [isChoosing, setIsChoosing] = useState(false);
  const views = useViews(items, (item) => ({ id: item.id, ...viewOf(item) }));
  if (session === undefined) return <Waiting />;
  const { icon, picture } = loaded.value ?? {};
  return (
    <ScreenBody>
      <MemberCard
        avatar={{ icon, picture }}
        name={nameOf(session, info)}
        label={info?.clubLabel?.labelName}
        onAvatar={{ label: text('memberCentre:changeIcon'), onPress: () => setIsChoosing(true) }}
        onName={{ label: text('memberCentre:details'), onPress: () => navigation.go('memberCentre.details') }}
        {...(rank === undefined || !rank.isKnown || !hasRank
          ? {}
          : {
              progress: {
                value: rank.progress,
                label: text(rank.level === undefined ? 'memberCentre:firstLevel' : 'memberCentre:progress'),
                hidesShare: rank.level === undefined,
                note: stepsOf(rank, text),
              },
            })}
      />
      <BalanceCard balance={balance} />
      {site.template.mem_cen === true ? (
        <MenuGrid
          label={text('memberCentre:title')}
          items={views.map((view) => ({ id: view.id, label: view.title, icon: view.icon, badge: view.count }))}
          onChoose={(id) => views.find((view) => view.id === id)?.onPress()}
        />
      ) : (
        <nav aria-label={text('memberCentre:title')}>
          {views.map((view) => (
            <ListRow key={view.id} title={view.title} icon={view.icon} badge={view.count} onChoose={view.onPress} />
          ))}
        </nav>
      )}
      {isChoosing && loaded.value !== undefined ? (
        <IconSheet current={loaded.value} change={change} onClose={() => setIsChoosing(false)} />
      ) : null}
    </ScreenBody>
  );
}

// Without a level the bar is full as row A-169 says: a count of few steps beside it would read as a mistake.
function stepsOf({ level, done, total, left }: Rank, text: ReturnType<typeof useText>): string {
  if (left === 0) return text('memberCentre:stepsDone');
  if (level === undefined) return text('memberCentre:toFirst', { count: left });
  return text('memberCentre:steps', { done, total });
}

function Waiting() {
  return (
    <ScreenBody aria-busy>
      <Skeleton shape="title" />
      <Skeleton count={4} />
    </ScreenBody>
  );
}
