import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useNavigation, useNow, useText } from '../../../client/index.ts';
import { useLaunch } from '../../../lobby/index.ts';
import {
  Button,
  EmptyState,
  ErrorCard,
  ScreenBody,
  SectionHeading,
  Skeleton,
  Tabs,
  TitleBar,
  token,
} from '../../../ui/index.ts';
import { LotteryRow } from '../parts/lottery-row.tsx';
import { useHall } from '../parts/use-hall.ts';

type PlayType = 'trad' | 'ent';

/**
 * The hall: the platform's lotteries in their groups, with what is open and when it is drawn (rows G-273…G-277). Lottery
 * pages carry their own way back.
 */
export default function LotteryScreen() {
  const text = useText();
  const id = useId();
  const navigation = useNavigation();
  const launch = useLaunch();
  const [playType, setPlayType] = useState<PlayType>('trad');
  const now = useNow();
  const hall = useHall(now);
  return (
    <>
      <TitleBar title={text('lottery:title')} onBack={() => navigation.back()} />
      <ScreenBody>
        <Tabs
          id={id}
          label={text('lottery:playType')}
          items={[
            { id: 'trad', label: text('lottery:traditional') },
            { id: 'ent', label: text('lottery:entertainment') },
          ]}
          current={playType}
          onChoose={(choice) => setPlayType(choice === 'ent' ? 'ent' : 'trad')}
        />
        <Button tone="quiet" wide icon="receipt" onClick={() => navigation.go('lottery.results')}>
          {text('lottery:results')}
        </Button>
      </ScreenBody>
      <div role="tabpanel" id={`${id}-panel-${playType}`} aria-labelledby={`${id}-tab-${playType}`}>
        {hall.groups === undefined ? <Waiting failed={hall.isFailed} onRetry={hall.retry} /> : null}
        {hall.groups?.length === 0 ? <EmptyState icon="lottery" title={text('lottery:empty')} /> : null}
        {hall.groups?.map((group) => (
          <section key={group.id} aria-label={group.name}>
            <SectionHeading title={group.name} />
            <List>
              {group.lotteries.map((lottery) => (
                <LotteryRow
                  key={lottery.game.gameId}
                  lottery={lottery}
                  now={now}
                  onChoose={() => void launch(lottery.game, { playType })}
                />
              ))}
            </List>
          </section>
        ))}
      </div>
    </>
  );
}

function Waiting({ failed, onRetry }: { readonly failed: boolean; onRetry(): void }) {
  const text = useText();
  if (failed) return <ErrorCard onRetry={onRetry} text={text('errors:loadingFailed')} />;
  return (
    <ScreenBody aria-busy>
      <Skeleton shape="card" count={4} />
    </ScreenBody>
  );
}

const List = styled.ul`
  list-style: none;
  padding-inline: ${token('space.gutter')};
`;
