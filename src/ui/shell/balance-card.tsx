import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../controls/button.tsx';
import { type BuiltForms, useForms } from '../theme/built-forms.ts';
import { formatAmount } from '../controls/format-money.ts';
import { useUiLanguage, useUiText } from '../theme/theme-provider.tsx';
import { token } from '../theme/token.ts';
import { Icon } from '../icon/icon.tsx';
import { BalanceAmount, BalanceControls } from './balance-controls.tsx';
import { cardForm } from './card.tsx';
import type { BalanceView, ShellAction } from './shell-props.ts';
import { TruckBorder } from './truck-border.tsx';

/** A button of the wallet. One that is refused stays, and says why below the buttons instead of leading anywhere. */
export interface WalletAction extends ShellAction {
  readonly refusal?: string;
}

export interface BalanceCardProps {
  /** Without a label it is called the total balance. */
  readonly balance: Omit<BalanceView, 'label'> & { readonly label?: string };
  /** Deposit, withdraw: the first is the main one. */
  readonly actions?: readonly WalletAction[] | undefined;
}

/** The wallet of the member centre: the amount large, hide and reload, and what can be done with it. */
export function BalanceCard({ balance, actions = [] }: BalanceCardProps) {
  const { card } = useForms();
  const text = useUiText();
  const language = useUiLanguage();
  const [refusal, setRefusal] = useState<string>();
  const label = balance.label ?? text('balance');
  return (
    <Frame $form={card}>
      {card === 'fringe' ? <TruckBorder place="top" /> : null}
      <Line>
        <Label>{label}</Label>
        <Tools>
          <BalanceControls balance={{ ...balance, label }} />
        </Tools>
      </Line>
      <Amount
        $form={card}
        $length={lengthOf(formatAmount(balance.amount, balance.currency, language), balance.currency.symbol)}
      >
        <BalanceAmount balance={{ ...balance, label }} />
      </Amount>
      {actions.length === 0 ? null : (
        <>
          <Actions>
            {actions.map(({ label: name, refusal: why, onChoose }, index) => (
              <Button
                key={name}
                tone={index === 0 ? 'action' : 'quiet'}
                wide
                onClick={why === undefined ? onChoose : () => setRefusal(why)}
              >
                {name}
              </Button>
            ))}
          </Actions>
          <Reason role="status">
            {refusal === undefined ? null : (
              <>
                <Icon name="alert" size="small" />
                <span>{refusal}</span>
              </>
            )}
          </Reason>
        </>
      )}
    </Frame>
  );
}

const fills: Record<BuiltForms['card'], string> = {
  mat: `--money-sign-size: 0.52em; --money-sign-rise: 0.32em; --money-sign-color: ${token('color.accent')};`,
  fringe: `padding-block-start: 22px; background: ${token('color.headInset')}; color: ${token('color.onHead')};`,
  block: `background: ${token('color.accent')}; color: ${token('color.onAccent')};`,
  flat: `border-block-start: 4px solid ${token('color.accent')};`,
  soft: `padding-inline: 24px; --money-sign-size: 0.52em; --money-sign-color: ${token('color.muted')};`,
  chamfer: `text-shadow: 0 0 14px ${token('color.trim1')};`,
};

const Frame = styled.section<{ $form: BuiltForms['card'] }>`
  position: relative;
  margin-inline: ${token('space.gutter')};
  padding: 12px 18px 18px;
  overflow: hidden;
  container-type: inline-size;
  ${({ $form }) => cardForm($form)}
  ${({ $form }) => fills[$form]}
`;

/** Above the amount, whose tall figures reach over the buttons. */
const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  position: relative;
  z-index: 1;
`;

const Label = styled.p`
  font-size: 0.875rem;
  opacity: 0.85;
`;

const Tools = styled.div`
  display: flex;
  margin-inline-end: -10px;
`;

// As if of six digits at least, so that usual amounts have one size.
function lengthOf(amount: string, sign: string): number {
  return Math.max(9, amount.length) + sign.length;
}

/** Large, and never wider than the card: an amount is not cut and does not break. */
const Amount = styled.p<{ $form: BuiltForms['card']; $length: number }>`
  position: relative;
  margin-block: 2px 17px;
  &:last-child { margin-block-end: 0; }
  font-family: ${token('font.numeric')};
  font-size: min(${token('size.hero')}, calc(100cqi / ${({ $form, $length }) => $length * ($form === 'chamfer' ? 0.76 : 0.62)}));
  font-weight: ${token('weight.title')};
  letter-spacing: ${({ $form }) => ($form === 'block' ? '-0.03em' : '-0.01em')};
  line-height: 1.1;
`;

/** Side by side as long as each stands on one line, else below each other. */
const Actions = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  > * { flex: 1 1 max-content; max-inline-size: 100%; padding-inline: 10px; }
`;

/** In the colour of the card, whose ground is the brand's. */
const Reason = styled.p`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: 8px;
  font-weight: ${token('weight.strong')};
  line-height: ${token('leading.text')};
  &:not(:empty) { margin-block-start: 12px; }
  svg { flex: none; margin-block-start: 0.25em; }
`;
