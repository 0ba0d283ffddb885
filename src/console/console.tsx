import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { I18nProvider } from 'react-aria-components';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';
import { StyleSheetManager } from 'styled-components';
import { kept } from './api/queries.ts';
import { Refusal } from './api/refusal.ts';
import { Entrance } from './shell/entrance.tsx';
import { GlobalStyle } from './style/global-style.ts';
import { type LayoutChoice, useLayout } from './style/layout.ts';
import { createTexts } from './texts/use-text.ts';

const texts = createTexts();

/** Whatever is refused because nobody is signed in leads to the sign-in. */
const onError = (error: Error): void => {
  if (error instanceof Refusal && error.code === 'SIGNED_OUT')
    void client.invalidateQueries({ queryKey: kept.session });
};

const client: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: {
    queries: {
      // Live events say when an answer is old.
      staleTime: Number.POSITIVE_INFINITY,
      retry: (count, error) => count < 2 && (!(error instanceof Refusal) || error.code === 'OFFLINE'),
      // Whoever waits is told within two seconds: the stream of news asks again by itself.
      retryDelay: (count) => 600 * 2 ** count,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Languages that stand for a layout: components mirror arrow keys and places by the language that they are given. */
const locales: Readonly<Record<LayoutChoice, string>> = { ltr: 'en-US', rtl: 'ur-PK' };

/** The console of support staff, merchants' managers and testers. */
export function Console() {
  const { layout } = useLayout();
  return (
    <StyleSheetManager>
      <GlobalStyle />
      <I18nextProvider i18n={texts}>
        <I18nProvider locale={locales[layout]}>
          <QueryClientProvider client={client}>
            <BrowserRouter>
              <Entrance />
            </BrowserRouter>
          </QueryClientProvider>
        </I18nProvider>
      </I18nextProvider>
    </StyleSheetManager>
  );
}
