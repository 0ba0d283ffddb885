import type { ReactElement } from 'react';
import { ThemeProvider } from './theme-provider.tsx';

/** Puts an element under the first theme, for tests and previews of one component. */
export function inTheme(element: ReactElement, language = 'en'): ReactElement {
  return (
    <ThemeProvider
      language={language}
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
