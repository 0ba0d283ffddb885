import { type SubmitEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useLanguage, useMember, usePlatform, useResource, useSite, useText } from '../../../client/index.ts';
import { decimalsOf } from '../../../engine/currency-decimals.ts';
import { westernAmount } from '../../../engine/forms/western-digits.ts';
import { fromMinor, toMinor, unitsOf } from '../../../engine/minor-units.ts';
import { wordsIn } from '../../../forms/described-form.tsx';
import { Button, ChoiceGroup, Money, moneyText, Sheet, TextField } from '../../../ui/index.ts';
import { transferFault } from './transfer-fault.ts';
import { useTransfer } from './use-transfer.ts';
import type { Wallet } from './use-wallets.ts';

export interface TransferSheetProps {
  readonly main: Wallet;
  readonly wallet: Wallet;
  /** Amount to begin with, as decimal text. */
  readonly amount: string;
  onClose(): void;
  onMoved(): void;
}

/** Moves money between the main wallet and one of a game: which way, how much. */
export function TransferSheet({ main, wallet, amount: wanted, onClose, onMoved }: TransferSheetProps) {
  const text = useText();
  const platform = usePlatform();
  const { language } = useLanguage();
  const { currency } = useSite().identity;
  const { hidden } = useMember();
  const decimals = decimalsOf(currency.code);
  const [isInto, setIsInto] = useState(true);
  const [amount, setAmount] = useState(wanted);
  const [isSent, setIsSent] = useState(false);
  const { move, isBusy, refused, forgive } = useTransfer();
  const offered = useResource('member.cashier', () => platform.call('cashier', { quiet: true })).value?.amounts ?? [];
  const [source, target] = isInto ? [main, wallet] : [wallet, main];
  const nameOf = ({ id, title }: Wallet) => wordsIn(title, language) ?? id;
  const held = unitsOf(source.balance, decimals);
  const fault = transferFault(amount, held, decimals);
  const plates = offered.filter((plate) => unitsOf(plate, decimals) <= held);

  function choose(typed: string) {
    setAmount(typed);
    forgive();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsSent(true);
    if (fault !== undefined) return;
    void move({ from: source.id, to: target.id, amount: amount.trim() }).then((isMoved) => {
      if (isMoved) onMoved();
    });
  }

  return (
    <Sheet open onClose={onClose} title={nameOf(wallet)}>
      <Form noValidate onSubmit={submit}>
        <ChoiceGroup
          label={text('wallets:way')}
          layout="list"
          current={isInto ? 'into' : 'out'}
          onChoose={(way) => {
            setIsInto(way === 'into');
            forgive();
          }}
          choices={[
            {
              id: 'into',
              label: text('wallets:from', { wallet: nameOf(main) }),
              note: <Money amount={main.balance} currency={currency} masked={hidden} />,
            },
            {
              id: 'out',
              label: text('wallets:from', { wallet: nameOf(wallet) }),
              note: <Money amount={wallet.balance} currency={currency} masked={hidden} />,
            },
          ]}
        />
        {plates.length === 0 ? null : (
          <ChoiceGroup
            label={text('wallets:amount')}
            layout="tiles"
            current={plates.find((plate) => toMinor(plate, decimals) === toMinor(amount, decimals))}
            onChoose={(plate) => choose(plate.replace(/\.0+$/, ''))}
            choices={plates.map((plate) => ({ id: plate, label: <Money amount={plate} currency={currency} /> }))}
          />
        )}
        <TextField
          name="amount"
          label={text('wallets:otherAmount')}
          hint={text('wallets:arrives', { wallet: nameOf(target) })}
          inputMode="decimal"
          value={amount}
          maxLength={12}
          onChange={(typed) => choose(westernAmount(typed))}
          error={
            isSent && fault !== undefined
              ? text(`wallets:fault.${fault}`, { decimals, held: moneyText(source.balance, currency, language) })
              : refused
          }
          end={
            <Button tone="ghost" disabled={held <= 0n} onClick={() => choose(fromMinor(held, decimals))}>
              {text('wallets:all')}
            </Button>
          }
        />
        <Button type="submit" size="large" wide busy={isBusy}>
          {text('wallets:move')}
        </Button>
      </Form>
    </Sheet>
  );
}

const Form = styled.form`
  --space-gutter: 0px;
  display: grid;
  gap: 16px;
  padding-block: 6px 8px;
`;
