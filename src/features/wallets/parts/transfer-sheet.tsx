import { type SubmitEvent, useState } from 'react';
import { styled } from 'styled-components';
import { useLanguage, useMember, usePlatform, useResource, useSite, useText } from '../../../client/index.ts';
import { decimalsOf } from '../../../engine/currency-decimals.ts';
import { AmountField } from '../../../forms/amount-field.tsx';
import { fromMinor, toMinor, unitsOf } from '../../../engine/minor-units.ts';
import { wordsIn } from '../../../forms/described-form.tsx';
import { Button, ChoiceGroup, Money, moneyText, Sheet } from '../../../ui/index.ts';
import { transferFault } from './transfer-fault.ts';
import { useTransfer } from './use-transfer.ts';
import { mainWallet, type Wallet } from './use-wallets.ts';

export interface TransferSheetProps {
  /** Every wallet, the main one first. */
  readonly list: readonly Wallet[];
  /** The wallet that the sheet was opened for; money goes into it unless another way is chosen. */
  readonly wallet: Wallet;
  /** Amount to begin with, as decimal text. */
  readonly amount: string;
  onClose(): void;
  onMoved(): void;
}

/** Moves money between two wallets: out of which, into which, how much. */
export function TransferSheet({ list, wallet, amount: wanted, onClose, onMoved }: TransferSheetProps) {
  const text = useText();
  const platform = usePlatform();
  const { language } = useLanguage();
  const { currency } = useSite().identity;
  const { hidden } = useMember();
  const decimals = decimalsOf(currency.code);
  const [way, setWay] = useState<Way>({ from: mainWallet, to: wallet.id });
  const [amount, setAmount] = useState(wanted);
  const [isSent, setIsSent] = useState(false);
  const { move, isBusy, refused, forgive } = useTransfer();
  const offered = useResource('member.cashier', () => platform.call('cashier', { quiet: true })).value?.amounts ?? [];
  const walletOf = (wanted: string) => list.find(({ id }) => id === wanted) ?? wallet;
  const [source, target] = [walletOf(way.from), walletOf(way.to)];
  const nameOf = ({ id, title }: Wallet) => wordsIn(title, language) ?? id;
  const held = unitsOf(source.balance, decimals);
  const fault = transferFault(amount, held, decimals);
  const plates = offered.filter((plate) => unitsOf(plate, decimals) <= held);

  const choiceOf = (each: Wallet) => ({
    id: each.id,
    label: nameOf(each),
    note: <Money amount={each.balance} currency={currency} masked={hidden} />,
  });

  function go(chosen: Way) {
    setWay(chosen);
    forgive();
  }

  function choose(typed: string) {
    setAmount(typed);
    forgive();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsSent(true);
    if (fault !== undefined) return;
    void move({ from: source.id, to: target.id, amount }).then((isMoved) => {
      if (isMoved) onMoved();
    });
  }

  return (
    <Sheet open onClose={onClose} title={nameOf(wallet)}>
      <Form noValidate onSubmit={submit}>
        <ChoiceGroup
          label={text('wallets:way')}
          layout="list"
          current={source.id}
          onChoose={(from) => go(wayFrom(way, from))}
          choices={list.map(choiceOf)}
        />
        {list.length < 3 ? null : (
          <ChoiceGroup
            label={text('wallets:into')}
            layout="list"
            current={target.id}
            onChoose={(to) => go({ ...way, to })}
            choices={list.filter(({ id }) => id !== source.id).map(choiceOf)}
          />
        )}
        {plates.length === 0 ? null : (
          <ChoiceGroup
            label={text('wallets:amount')}
            layout="tiles"
            current={plates.find((plate) => toMinor(plate, decimals) === toMinor(amount, decimals))}
            onChoose={(plate) => choose(plate.replace(/\.0+$/, ''))}
            choices={plates.map((plate) => ({ id: plate, label: <Money amount={plate} currency={currency} /> }))}
          />
        )}
        <AmountField
          name="amount"
          label={text('wallets:otherAmount')}
          hint={text('wallets:arrives', { wallet: nameOf(target) })}
          value={amount}
          onChange={choose}
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

interface Way {
  readonly from: string;
  readonly to: string;
}

/** Another wallet to take money from. Where it was to go into that one, it goes the other way. */
function wayFrom({ from, to }: Way, chosen: string): Way {
  return { from: chosen, to: to === chosen ? from : to };
}

const Form = styled.form`
  --space-gutter: 0px;
  display: grid;
  gap: 16px;
  padding-block: 6px 8px;
`;
