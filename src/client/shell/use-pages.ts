import { useEffect, useState } from 'react';
import { useResource } from '../hooks.ts';
import { useRuntime } from '../runtime.tsx';

/** A page as the platform gives it, with whatever else it says of all of them. */
interface Page {
  readonly list: readonly unknown[];
  readonly totalPages: number;
}

/** A paged list as far as it was read. */
export interface Pages<P extends Page = Page> {
  readonly status: 'loading' | 'ready' | 'error';
  /** Absent until the first answer. */
  readonly list: P['list'] | undefined;
  /** What the last page said. */
  readonly last: P | undefined;
  /** Why the last question failed. */
  readonly error?: unknown;
  readonly hasMore: boolean;
  more(): void;
  retry(): void;
}

/** A list that comes in pages: the first is shared under `key`, further ones are added on demand. */
export function usePages<P extends Page>(key: string, ask: (page: number) => Promise<P>): Pages<P> {
  const { resources } = useRuntime();
  const [isAdding, setIsAdding] = useState(false);
  const loaded = useResource<P & { readonly page?: number }>(key, () => ask(1));
  const page = loaded.value?.page ?? 1;

  useEffect(() => {
    // What was read on an earlier visit lacks what has happened since.
    if (loaded.value !== undefined) loaded.retry();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each visit
  }, [key]);

  async function add() {
    const seen = loaded.value;
    if (isAdding || seen === undefined) return;
    setIsAdding(true);
    const next = await ask(page + 1).catch(() => undefined);
    if (next) resources.replace(key, seen, { ...next, page: page + 1, list: [...seen.list, ...next.list] });
    setIsAdding(false);
  }

  return {
    status: loaded.status,
    list: loaded.value?.list,
    last: loaded.value,
    error: loaded.status === 'error' ? loaded.error : undefined,
    hasMore: page < (loaded.value?.totalPages ?? 1),
    more: () => void add(),
    retry: loaded.retry,
  };
}
