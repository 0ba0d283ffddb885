import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Method } from './use-cashier.ts';
import { useChosenMethod } from './use-chosen-method.ts';

const method = (id: string): Method => ({
  ...{ id, title: { en: id }, fee: { fixed: '0', percent: '0' }, expectedSeconds: 0, next: 'paid', limits: [] },
  ...{ fields: { schema: { type: 'object', properties: {} }, ui: {} }, min: '1', max: '2' },
});

it('takes no other way to pay by itself when the chosen one is offered no longer', () => {
  type Offered = readonly [Method, ...Method[]];
  const { result, rerender } = renderHook((offered: Offered) => useChosenMethod(offered), {
    initialProps: [method('bank'), method('card')] as Offered,
  });
  expect(result.current).toMatchObject({ method: { id: 'bank' }, isGone: false });
  act(() => result.current.choose('card'));
  rerender([method('bank'), method('wallet')]);
  expect(result.current).toMatchObject({ method: { id: 'card' }, isGone: true });
  act(() => result.current.choose('wallet'));
  expect(result.current).toMatchObject({ method: { id: 'wallet' }, isGone: false });
});
