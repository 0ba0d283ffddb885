import { Avatar } from '../content/avatar.tsx';
import { ScreenBody } from '../content/screen-body.tsx';
import { ChoiceGroup } from '../controls/choice-group.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { BalanceCard } from '../shell/balance-card.tsx';
import { MenuGrid } from '../shell/menu-grid.tsx';
import { PageFrame } from '../shell/page-frame.tsx';
import { MemberCard } from '../shell/member-card.tsx';
import { TitleBar } from '../shell/title-bar/title-bar.tsx';
import { nowhere, type SceneProps } from './scene-props.ts';
import { SceneTabs } from './scene-tabs.tsx';

/** The member centre: who, how much, and the menu. */
export function MemberScene({ words, account }: SceneProps) {
  return (
    <PageFrame
      top={<TitleBar title={words.memberCentre} end={<IconButton icon="chat" label={words.inbox} badge={7} />} />}
      bottom={<SceneTabs words={words} current="member" />}
    >
      <MemberCard
        avatar={{ icon: 1 }}
        name="Marlow Finch"
        account="marlow"
        label={words.benefits}
        onAvatar={{ label: words.member, onPress: nowhere }}
        onName={{ label: words.settings, onPress: nowhere }}
        progress={{ value: 0.4, label: words.benefits, note: words.notice }}
      />
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
      <ScreenBody>
        {(['tiles', 'list'] as const).map((layout) => (
          <ChoiceGroup
            key={layout}
            label={words.choose}
            layout={layout}
            current="50"
            onChoose={nowhere}
            choices={[
              { id: '20', label: '20.00' },
              { id: '50', label: '50.00', note: words.optional },
              { id: '100', label: '100.00', note: <Avatar icon={3} /> },
            ]}
          />
        ))}
      </ScreenBody>
    </PageFrame>
  );
}
