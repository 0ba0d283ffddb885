import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { inTheme } from '../theme/in-theme.fixture.tsx';
import { BalanceAmount } from './balance-controls.tsx';

afterEach(cleanup);

const balance = {
  ...{ label: 'Total balance', currency: { code: 'PKR', symbol: 'Rs' }, hidden: false, refreshing: false },
  ...{ onToggleHidden: () => undefined, onRefresh: () => undefined },
};
const shown = (more: { amount: string | null | undefined; hidden?: boolean; refreshing?: boolean }) =>
  render(inTheme(<BalanceAmount balance={{ ...balance, ...more }} />)).container.textContent;

it('calls a balance that nobody knows neither nothing nor hidden', () => {
  expect(shown({ amount: undefined })).toBe('–');
  expect(screen.getByRole('img', { name: 'Balance not available' })).toBeDefined();
  cleanup();
  expect(shown({ amount: undefined, refreshing: true })).toContain('***');
  expect(shown({ amount: undefined, hidden: true })).toContain('***');
  expect(shown({ amount: null })).toContain('0.00');
});
