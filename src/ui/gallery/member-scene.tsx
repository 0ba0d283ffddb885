import { IconButton } from '../controls/icon-button.tsx';
import { BalanceCard } from '../shell/balance-card.tsx';
import { MenuGrid } from '../shell/menu-grid.tsx';
import { PageFrame } from '../shell/page-frame.tsx';
import { ScreenIntro } from '../shell/screen-intro.tsx';
import { TitleBar } from '../shell/title-bar.tsx';
import { nowhere, type SceneProps } from './scene-props.ts';
import { SceneTabs } from './scene-tabs.tsx';

/** The member centre: who, how much, and the menu. */
export function MemberScene({ words, account }: SceneProps) {
  return (
    <PageFrame
      top={<TitleBar title={words.memberCentre} end={<IconButton icon="chat" label={words.inbox} badge={7} />} />}
      bottom={<SceneTabs words={words} current="member" />}
    >
      <ScreenIntro title="Marlow Finch" note="No. 20418" />
      {account.kind === 'member' ? (
        <BalanceCard
          balance={{ ...account.balance, label: words.totalBalance }}
          actions={[
            { label: words.deposit, onChoose: nowhere },
            { label: words.withdraw, onChoose: nowhere },
          ]}
        />
      ) : null}
      <MenuGrid
        label={words.memberCentre}
        onChoose={nowhere}
        items={[
          { id: 'bets', icon: 'receipt', label: words.bets },
          { id: 'account', icon: 'clock', label: words.account },
          { id: 'rewards', icon: 'gift', label: words.rewards, badge: 3 },
          { id: 'security', icon: 'shield', label: words.security },
          { id: 'benefits', icon: 'star', label: words.benefits },
          { id: 'favourites', icon: 'heart', label: words.favourites },
          { id: 'settings', icon: 'settings', label: words.settings },
          { id: 'out', icon: 'out', label: words.signOut },
        ]}
      />
    </PageFrame>
  );
}
