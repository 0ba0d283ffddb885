import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBalance, useMoneyActions, useNavigation, useText } from '../../../client/index.ts';
import { toMinor } from '../../../engine/minor-units.ts';
import {
  BalanceCard,
  Button,
  EmptyState,
  ErrorCard,
  ListRow,
  ScreenBody,
  ScreenIntro,
  Skeleton,
} from '../../../ui/index.ts';
import { TransferSheet } from '../parts/transfer-sheet.tsx';
import { useTransfer } from '../parts/use-transfer.ts';
import { mainWallet, useWallets } from '../parts/use-wallets.ts';
import { WalletList } from '../parts/wallet-list.tsx';

/**
 * The player's wallets: what is in each, what moves between them, and all of it back to the main one (rows A-181, G-333).
 * A game whose wallet is empty leads here with it (`to`) and what it lacks (`amount`), and is gone back to afterwards (`game`).
 */
export default function WalletsScreen() {
  const text = useText();
  const navigation = useNavigation();
  const balance = useBalance();
  const actions = useMoneyActions();
  const [query] = useSearchParams();
  const [chosen, setChosen] = useState(query.get('to') ?? undefined);
  const { value, status, retry } = useWallets();
  const { collect, isBusy } = useTransfer();
  if (value === undefined && status === 'error')
    return <ErrorCard onRetry={retry} text={text('errors:loadingFailed')} />;
  if (value === undefined) {
    return (
      <ScreenBody aria-busy>
        <Skeleton shape="title" />
        <Skeleton shape="control" count={4} />
      </ScreenBody>
    );
  }
  const refresh = () => {
    balance.onRefresh();
    retry();
  };
  const { list } = value;
  const wallet = list.find(({ id }) => id === chosen && id !== mainWallet);
  const isElsewhere = list.some(({ id, balance: held }) => id !== mainWallet && /[1-9]/.test(held));
  return (
    <ScreenBody>
      <BalanceCard balance={{ ...balance, onRefresh: refresh }} actions={actions} />
      {query.get('game') === null ? null : (
        <Button size="large" icon="back" wide onClick={() => navigation.go('play.screen')}>
          {text('wallets:toGame')}
        </Button>
      )}
      {list.length < 2 ? (
        <EmptyState icon="wallet" title={text('wallets:none')} note={text('wallets:noneNote')} />
      ) : (
        <>
          <ScreenIntro note={text('wallets:intro')} />
          <WalletList list={list} onChoose={setChosen} />
          <Button tone="quiet" size="large" wide busy={isBusy} disabled={!isElsewhere} onClick={() => void collect()}>
            {text('wallets:collect')}
          </Button>
        </>
      )}
      <div>
        <ListRow
          title={text('wallets:record')}
          note={text('wallets:recordNote')}
          icon="receipt"
          href={navigation.pathOf('records.account')}
          onChoose={() => navigation.go('records.account')}
        />
      </div>
      {wallet === undefined ? null : (
        <TransferSheet
          list={list}
          wallet={wallet}
          amount={
            chosen === query.get('to') && toMinor(query.get('amount') ?? '', 3) ? (query.get('amount') ?? '') : ''
          }
          onClose={() => setChosen(undefined)}
          onMoved={() => setChosen(undefined)}
        />
      )}
    </ScreenBody>
  );
}
