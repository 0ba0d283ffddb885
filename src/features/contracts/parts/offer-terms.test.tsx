import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RuntimeProvider } from '../../../client/runtime.tsx';
import { aRuntime } from '../../../client/testing/runtime.fixture.ts';
import { inTheme } from '../../../ui/theme/in-theme.fixture.tsx';
import contracts from '../strings/en.json' with { type: 'json' };
import type { Contract } from './contract-card.tsx';
import { OfferTerms } from './offer-terms.tsx';

const offer: Contract = {
  ...{ id: 2, state: 'offered', period: 'day', offeredBy: 'lavinia', offeredAt: '2026-03-05T08:00:00.000Z' },
  tiers: [{ threshold: '100.00', rate: '0.50' }],
};
const current: Contract = { ...offer, id: 1, state: 'accepted', tiers: [{ threshold: '100.00', rate: '0.25' }] };

/** What the prompt says of an answer of the platform. */
async function saidOf(value: Readonly<Record<string, unknown>>, word: string): Promise<string> {
  const { runtime } = aRuntime({
    boot: { strings: { contracts } },
    answer: () => ({ body: { value: { kind: 'daily', past: [], ...value } } }),
  });
  const { container } = render(
    <RuntimeProvider value={runtime}>{inTheme(<OfferTerms kind="daily" />)}</RuntimeProvider>,
  );
  await vi.waitFor(() => expect(container.textContent).toContain(word));
  return container.textContent;
}

it('says what is offered by whom, with its figures and until when', async () => {
  const said = await saidOf({ pending: offer }, 'lavinia');
  for (const part of [contracts['offer.daily'], '0.50%', contracts['offer.first'], contracts['offer.open']]) {
    expect(said).toContain(part);
  }
});

it('says which terms the offer would replace', async () => {
  const said = await saidOf({ pending: offer, current }, 'lavinia');
  expect(said).toContain('take');
  expect(said).toContain('0.25%');
  expect(said).not.toContain(contracts['offer.first']);
});
