import type { DOMPurify } from 'dompurify';
import { useResource } from './hooks.ts';

/** The sanitiser, its code loaded when it is first wanted; nothing until then. */
export function useSanitizer(isWanted = true): DOMPurify | undefined {
  const { value } = useResource(isWanted ? 'code.sanitizer' : undefined, async () => {
    const { default: purify } = await import('dompurify');
    return purify;
  });
  return value;
}
