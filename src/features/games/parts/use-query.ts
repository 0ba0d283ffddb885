import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The query of the address. The server draws a page for its path alone, so until the page lives the query counts as
 * empty and not known.
 */
export function useQuery(): { readonly query: URLSearchParams; readonly isKnown: boolean } {
  const [query] = useSearchParams();
  const isKnown = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return { query: isKnown ? query : nothing, isKnown };
}

const never = () => () => undefined;
const nothing = new URLSearchParams();
