import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { expect, it } from 'vitest';
import { createTexts } from '../texts/use-text.ts';
import { FirstAnswer } from './first-answer.tsx';

it('what failed stays, with the focus on its button, while it is asked anew by itself @C-795', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  let settle: { readonly fail: () => void; readonly answer: (name: string) => void } | undefined;
  const ask = () =>
    new Promise<string>((resolve, reject) => {
      settle = { fail: () => reject(new Error('away')), answer: resolve };
    });
  const drawn: (Error | null)[] = [];
  function Asker() {
    const query = useQuery({ queryKey: ['name'], queryFn: ask });
    drawn.push(query.error);
    return (
      <FirstAnswer to={query} shape="rows">
        {(name) => <h1>{name}</h1>}
      </FirstAnswer>
    );
  }
  render(
    <QueryClientProvider client={client}>
      <I18nextProvider i18n={createTexts()}>
        <Asker />
      </I18nextProvider>
    </QueryClientProvider>,
  );
  await act(async () => settle?.fail());
  const again = await screen.findByRole('button', { name: 'Try again' });
  again.focus();
  await act(async () => void client.invalidateQueries({ queryKey: ['name'] }));
  await waitFor(() => expect(drawn.at(-1)).toBeNull());
  expect(document.activeElement).toBe(again);
  await act(async () => settle?.answer('Karat'));
  expect(await screen.findByRole('heading', { name: 'Karat' })).toBeTruthy();
});
