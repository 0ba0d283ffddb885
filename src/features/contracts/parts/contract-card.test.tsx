import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RuntimeProvider } from '../../../client/runtime.tsx';
import { aRuntime } from '../../../client/testing/runtime.fixture.ts';
import { inTheme } from '../../../ui/theme/in-theme.fixture.tsx';
import contracts from '../strings/en.json' with { type: 'json' };
import { type Contract, Terms } from './contract-card.tsx';

/** Names of the facts of a contract, in their order, each with what it says. */
function factsOf(more: Partial<Contract>): readonly (readonly [name: string, value: string])[] {
  const { runtime } = aRuntime({ boot: { strings: { contracts } } });
  const contract: Contract = {
    ...{ id: 1, state: 'accepted', period: 'day', offeredBy: 'lavinia', offeredAt: '2026-03-05T08:00:00.000Z' },
    tiers: [{ threshold: '100.00', rate: '0.5' }],
    ...more,
  };
  const { container } = render(
    <RuntimeProvider value={runtime}>{inTheme(<Terms contract={contract} />)}</RuntimeProvider>,
  );
  const names = [...container.querySelectorAll('dt')].map((name) => name.textContent);
  const values = [...container.querySelectorAll('dd')].map((value) => value.textContent);
  expect(values).toHaveLength(names.length);
  return names.map((name, at) => [name, values[at] ?? '']);
}

it('tells the term of settlement, who offered a contract and when', () => {
  const facts = factsOf({});
  expect(facts.map(([name]) => name)).toEqual([contracts.period, contracts.upline, contracts.offeredAt]);
  expect(facts[1]?.[1]).toBe('lavinia');
  expect(facts.every(([, value]) => value !== '')).toBe(true);
});

it('leaves the term of settlement out, name and all, where a contract says none', () => {
  const facts = factsOf({ period: '' });
  expect(facts.map(([name]) => name)).toEqual([contracts.upline, contracts.offeredAt]);
  expect(facts.every(([, value]) => value !== '')).toBe(true);
});
