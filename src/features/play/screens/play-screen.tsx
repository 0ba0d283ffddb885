import { useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useNavigation, useRuntime, useText } from '../../../client/index.ts';
import { watchPlayTime } from '../../../client/session/watch-play-time.ts';
import { useDeposit } from '../parts/use-deposit.ts';
import { Button, EmptyState, token } from '../../../ui/index.ts';
import { GameBar } from '../parts/game-bar.tsx';
import { keepOpenGame, type OpenGame, readOpenGame } from '../parts/open-game.ts';
import { type FrameMessage, useFrameMessages } from '../parts/use-frame-messages.ts';

/** The game of the last launch in a frame, under a slim bar (row G-148). */
export default function PlayScreen() {
  const text = useText();
  const navigation = useNavigation();
  const runtime = useRuntime();
  const { storage, member, dialogs } = runtime;
  const frame = useRef<HTMLIFrameElement>(null);
  const [game, setGame] = useState<OpenGame | 'none'>();
  const [said, setSaid] = useState<FrameMessage>();
  const deposit = useDeposit();
  useEffect(() => setGame(readOpenGame(storage.session) ?? 'none'), [storage]);
  useEffect(() => watchPlayTime(runtime), [runtime]);
  // What was won or lost meanwhile shows on the page that comes next.
  useEffect(() => () => void member.refreshBalance(), [member]);
  const onMessage = useCallback(
    (message: FrameMessage) => {
      if (message.event === 'deposit') deposit?.();
      if (message.event === 'transfer' && message.lacks !== undefined) {
        const { wallet: to, amount } = message.lacks;
        navigation.go('wallets.screen', { to, amount, game: '1' });
      }
      if (message.event === 'safePlay') navigation.go('safePlay.screen');
      // The platform has begun the rest; the dialog asks until when it lasts.
      if (message.event === 'rest') dialogs.open('realityCheck');
      if (message.balance !== undefined) setSaid(message);
      const kept = readOpenGame(storage.session);
      if (message.resume === undefined || !kept) return;
      const [address = ''] = kept.url.split('#');
      keepOpenGame(storage.session, { ...kept, url: `${address}#${message.resume}` });
    },
    [storage, deposit, navigation, dialogs],
  );
  useFrameMessages(frame, typeof game === 'object' ? game.url : undefined, onMessage);
  if (game === undefined) return <Column aria-busy />;
  if (game === 'none') {
    return (
      <EmptyState
        isPage
        icon="slots"
        title={text('play:none')}
        note={text('play:noneNote')}
        action={
          <Button size="large" onClick={() => navigation.go('home.screen')}>
            {text('play:choose')}
          </Button>
        }
      />
    );
  }
  return (
    <Column>
      <GameBar name={game.name} since={game.since} said={said} onBack={() => navigation.back()} />
      <Frame
        ref={frame}
        title={game.name}
        src={game.url}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        allow="autoplay; fullscreen"
      />
    </Column>
  );
}

const Column = styled.div`
  position: fixed;
  inset-block: var(--above, 0px) 0;
  inset-inline: 0;
  z-index: 6;
  display: flex;
  flex-direction: column;
  background: ${token('color.bg')};
`;

const Frame = styled.iframe`
  flex: 1;
  inline-size: 100%;
  border: 0;
`;
