import type { ReactNode } from 'react';

interface MarkdownProps {
  readonly children?: ReactNode;
}

/**
 * Stands in for `markdown-to-jsx/react`, which RJSF imports for descriptions: our forms have none, so the parser
 * (32 KB gz) stays out of the bundle. Vite and vitest alias the package to this file; a text that does come through is
 * shown as plain text, never as markup.
 */
export function Markdown({ children }: MarkdownProps): ReactNode {
  return children;
}

export default Markdown;
