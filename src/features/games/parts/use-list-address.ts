import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSite } from '../../../client/index.ts';
import { useQuery } from './use-query.ts';
import { type ListAddress, listOfRoute } from './list-of-route.ts';
import { useRouteId } from './use-route-id.ts';

/** What a player may change of a list; an empty text takes the choice back. */
export interface ListChange {
  readonly mode?: string;
  readonly type?: string;
  readonly vassalage?: string;
  readonly name?: string;
}

/** The state of a list, which lives in the address so that a shared link shows the same games (rows G-051…G-059). */
export function useListAddress(): ListAddress & { readonly isKnown: boolean; change(change: ListChange): void } {
  const route = useRouteId();
  const [, setQuery] = useSearchParams();
  const { query, isKnown } = useQuery();
  const site = useSite();
  const address = useMemo(() => listOfRoute(route, query, site), [route, query, site]);
  return {
    ...address,
    isKnown,
    change(change) {
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(change)) {
            if (value === '' || value === undefined) next.delete(name);
            else next.set(name, value);
          }
          return next;
        },
        { replace: true },
      );
    },
  };
}
