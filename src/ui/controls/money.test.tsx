import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { inTheme } from '../theme/in-theme.fixture.tsx';
import { currencyPlace, formatAmount } from './format-money.ts';
import { Money } from './money.tsx';

afterEach(cleanup);

const rupees = { code: 'PKR', symbol: 'Rs' };

describe('formatAmount', () => {
  it.each([
    [{}, '1,234.50'],
    [{ decimals: 0 }, '1,235'],
    [{ decimals: 3 }, '1,234.500'],
  ])('groups and keeps the decimals of a currency: %j', (currency, shown) => {
    expect(formatAmount('1234.5', currency, 'en')).toBe(shown);
    expect(formatAmount('1234.5', currency, 'ur')).toBe(shown);
  });

  it('rounds long decimal texts without losing digits', () => {
    expect(formatAmount('9007199254740993.10', { decimals: 2 }, 'en')).toBe('9,007,199,254,740,993.10');
  });

  it('reads nothing, null and broken texts as 0.00', () => {
    expect([undefined, null, '', 'abc'].map((amount) => formatAmount(amount, {}, 'en'))).toEqual(Array(4).fill('0.00'));
  });
});

describe('currencyPlace', () => {
  it('follows the merchant before the locale', () => {
    expect(currencyPlace({ code: 'EUR', symbol: '€' }, 'en').before).toBe(true);
    expect(currencyPlace({ code: 'EUR', symbol: '€' }, 'de').before).toBe(false);
    expect(currencyPlace({ code: 'EUR', symbol: '€', position: 'before' }, 'de').before).toBe(true);
  });
});

describe('Money', () => {
  it('shows as many asterisks for every amount and none of its digits', () => {
    const texts = ['1.00', '9876543.21'].map((amount) => {
      const { container, unmount } = render(inTheme(<Money amount={amount} currency={rupees} masked />));
      const text = container.textContent;
      unmount();
      return text;
    });
    expect(new Set(texts)).toEqual(new Set(['Rs\u00a0******']));
  });

  it('tells readers that the balance is hidden', () => {
    render(inTheme(<Money amount="1.00" currency={rupees} masked />));
    expect(screen.getByRole('img', { name: 'Balance hidden' })).toBeDefined();
  });
});
