import type { ReactNode } from 'react';

/**
 * Stands in for `markdown-to-jsx`, which @rjsf/core imports for rich descriptions that no form of ours uses: the
 * build aliases the package to this file and saves 32 KiB (gzip) on the registration screen. Shows the text as text.
 */
export function Markdown({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}
