import type { ReactElement } from 'react';
import { englishText } from './english-text.ts';
import { ThemeProvider } from './theme-provider.tsx';

/** Puts an element under the first theme, for tests and previews of one component. */
export function inTheme(element: ReactElement, language = 'en'): ReactElement {
  return (
    <ThemeProvider
      language={language}
      text={englishText}
      variants={{
        header: 'rule',
        categoryNav: 'text',
        tabBar: 'rule',
        tile: 'mat',
        card: 'mat',
        sheet: 'hairline',
        lobby: 'salon',
        iconSet: 'fine',
        backdrop: 'fans',
        motion: 'fade',
      }}
    >
      {element}
    </ThemeProvider>
  );
}
