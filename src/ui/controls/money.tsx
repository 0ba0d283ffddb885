import { styled } from 'styled-components';
import { useUiLanguage, useUiText } from '../theme/theme-provider.tsx';
import { token } from '../theme/token.ts';
import { currencyPlace, formatAmount, MASK, type MoneyCurrency } from './format-money.ts';

export interface MoneyProps {
  /** Decimal text from the platform; `null` and broken texts read as nought. */
  readonly amount: string | number | null | undefined;
  readonly currency: MoneyCurrency;
  /**
   * Shows asterisks in the place of the amount (rows ). An amount that can be masked keeps room for them
   * in both states, so that nothing beside it moves.
   */
  readonly masked?: boolean;
}

/** An amount with the decimals of its currency, grouped by language, left to right in every language, with tabular figures. */
export function Money({ amount, currency, masked }: MoneyProps) {
  const language = useUiLanguage();
  const text = useUiText();
  const { before, gap } = currencyPlace(currency, language);
  const sign = <span data-money="sign">{currency.symbol}</span>;
  const isNegative = masked !== true && String(amount ?? '').startsWith('-');
  const digits =
    masked === true ? (
      <span role="img" aria-label={text('balanceHidden')}>
        {MASK}
      </span>
    ) : (
      <span>{formatAmount(amount, currency, language).replace('-', '')}</span>
    );
  return (
    <Figure dir="ltr" $steady={masked !== undefined}>
      {isNegative ? <PlusMinus>−</PlusMinus> : null}
      {before ? sign : digits}
      {gap}
      {before ? digits : sign}
    </Figure>
  );
}

/** In the text face: the signs of a display face can be hairlines, and a loss would read as a gain. */
export const PlusMinus = styled.span`
  font-family: ${token('font.text')};
`;

const Figure = styled.bdi<{ $steady: boolean }>`
  display: inline-block;
  ${({ $steady }) => ($steady ? 'min-inline-size: 8.5ch;' : '')}
  text-align: -webkit-match-parent;
  text-align: match-parent;
  white-space: pre;
  font-variant-numeric: tabular-nums lining-nums;
  [data-money='sign'] {
    font-size: var(--money-sign-size, 1em);
    color: var(--money-sign-color, inherit);
    vertical-align: var(--money-sign-rise, baseline);
  }
`;
