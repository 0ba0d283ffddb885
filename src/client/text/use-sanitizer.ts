import { useResource } from '../hooks.ts';

/** Gives HTML of a server as nodes that may stand in a page. */
export type Sanitizer = (html: string) => DocumentFragment;

/** The sanitiser, its code loaded when it is first wanted; nothing until then. */
export function useSanitizer(isWanted = true): Sanitizer | undefined {
  const { value } = useResource(isWanted ? 'code.sanitizer' : undefined, async () => {
    const { cleanHtml } = await import('./clean-html.ts');
    // A function is what a resource may give, not what it is made by.
    return { clean: cleanHtml };
  });
  return value?.clean;
}
