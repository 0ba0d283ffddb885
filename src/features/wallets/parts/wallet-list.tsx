import { styled } from 'styled-components';
import { useLanguage, useMember, useSite, useText } from '../../../client/index.ts';
import { wordsIn } from '../../../forms/described-form.tsx';
import { Dotted, Icon, ListRow, Money } from '../../../ui/index.ts';
import { mainWallet, type Wallet } from './use-wallets.ts';

export interface WalletListProps {
  readonly list: readonly Wallet[];
  onChoose(id: string): void;
}

/** What each wallet holds, masked with the total (row A-173), and what plays from it; those of games lead to a transfer. */
export function WalletList({ list, onChoose }: WalletListProps) {
  const text = useText();
  const { language } = useLanguage();
  const { currency } = useSite().identity;
  const { hidden } = useMember();
  return (
    <div>
      {list.map(({ id, title, balance, vendors }) => (
        <ListRow
          key={id}
          wraps
          icon={id === mainWallet ? 'bank' : 'wallet'}
          title={<bdi dir="auto">{wordsIn(title, language) ?? id}</bdi>}
          note={
            id === mainWallet ? (
              text('wallets:mainNote')
            ) : (
              <bdi dir="auto">
                <Dotted parts={vendors} />
              </bdi>
            )
          }
          end={
            <End>
              <Money amount={balance} currency={currency} masked={hidden} />
              {id === mainWallet ? null : <Icon name="chevron" size="small" />}
            </End>
          }
          {...(id === mainWallet ? {} : { onChoose: () => onChoose(id) })}
        />
      ))}
    </div>
  );
}

/** The amount, and behind it the arrow of a row that leads somewhere. */
const End = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  /* Below the words it needs no room for a mask. */
  @container (inline-size < 16em) { > bdi { min-inline-size: 0; } }
`;
