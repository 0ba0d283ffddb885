import { useEffect } from 'react';
import { styled } from 'styled-components';
import {
  type DialogContentProps,
  useNavigation,
  useResource,
  useRuntime,
  useSite,
  useText,
} from '../../../client/index.ts';
import { Button, Dialog, FactList, SignedMoney, Money, Skeleton, token } from '../../../ui/index.ts';
import { minutesSince } from './minutes-since.ts';
import { RestNotice } from './rest-notice.tsx';
import { useRest } from './use-rest.ts';

const key = 'member.playSession';

/**
 * How long the session lasts and what play in it came to; the player goes on or leaves what they play. Where the site asks for
 * a rest after it, nobody goes on before that is over.
 */
export default function RealityDialog({ close }: DialogContentProps) {
  const text = useText();
  const navigation = useNavigation();
  const { clock, platform, resources } = useRuntime();
  const { currency } = useSite().identity;
  // Each check asks anew.
  useEffect(() => () => resources.forget(key), [resources]);
  const rest = useRest();
  const { value, status } = useResource(key, () => platform.call('playSession', { quiet: true }));
  const leave = (route: 'home.screen' | 'safePlay.screen') => {
    close();
    navigation.go(route);
  };
  const minutes = value === undefined ? 0 : minutesSince(value.startedAt, clock);
  return (
    <Dialog
      open
      plain
      onClose={() => {
        if (!rest.isOn) close();
      }}
      title={text('safePlay:realityTitle')}
      actions={
        <>
          <Button tone="quiet" onClick={() => leave('home.screen')}>
            {text('safePlay:leave')}
          </Button>
          <Button tone="action" disabled={rest.isOn} onClick={close}>
            {text('safePlay:goOn')}
          </Button>
        </>
      }
    >
      {value === undefined ? (
        status === 'error' ? (
          <p>{text('safePlay:realityLost')}</p>
        ) : (
          <Skeleton shape="control" count={2} />
        )
      ) : (
        <>
          <Time>{text('safePlay:playedFor', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}</Time>
          <FactList
            facts={[
              {
                id: 'staked',
                name: text('safePlay:staked'),
                value: <Money amount={value.staked} currency={currency} />,
              },
              {
                id: 'returned',
                name: text('safePlay:returned'),
                value: <Money amount={value.returned} currency={currency} />,
              },
              {
                id: 'net',
                name: text('safePlay:net'),
                value: <SignedMoney amount={value.net} currency={currency} coloured />,
              },
            ]}
          />
        </>
      )}
      <RestNotice rest={rest} />
      <Button tone="ghost" wide onClick={() => leave('safePlay.screen')}>
        {text('safePlay:toLimits')}
      </Button>
    </Dialog>
  );
}

const Time = styled.p`
  margin-block-end: 10px;
  font-weight: ${token('weight.strong')};
`;
