import { type ComponentProps, type ReactNode, useContext } from 'react';
import { StyleSheetContext } from 'styled-components';

type Stylis = ComponentProps<typeof StyleSheetContext.Provider>['value']['stylis'];

/** Different rules that pages are drawn with; a site's own values make a few more of them. */
const limit = 5_000;
const written = new Map<string, string[]>();

/** Server rendering: a rule of a style is written once, however many pages and sites are drawn with it. */
export function KeptStyles({ children }: { readonly children: ReactNode }) {
  const context = useContext(StyleSheetContext);
  return <StyleSheetContext value={{ ...context, stylis: keeping(context.stylis) }}>{children}</StyleSheetContext>;
}

function keeping(stylis: Stylis): Stylis {
  const write = (...given: Parameters<Stylis>): string[] => {
    const key = given.join('\n');
    const known = written.get(key);
    if (known) return known;
    if (written.size >= limit) written.clear();
    const rules = stylis(...given);
    written.set(key, rules);
    return rules;
  };
  return Object.assign(write, { hash: stylis.hash });
}
