import { useNavigation, useSetting, useText } from '../../../client/index.ts';
import { ListRow } from '../../../ui/index.ts';

/** To the wallets that some games play from; nothing where the merchant has one wallet (row A-181). */
export function ToWallets() {
  const text = useText();
  const navigation = useNavigation();
  const mode = useSetting('wallet.mode');
  if (mode !== 'multi') return null;
  return (
    <div>
      <ListRow
        title={text('cashier:wallets')}
        note={text('cashier:walletsNote')}
        icon="wallet"
        href={navigation.pathOf('wallets.screen')}
        onChoose={() => navigation.go('wallets.screen')}
      />
    </div>
  );
}
