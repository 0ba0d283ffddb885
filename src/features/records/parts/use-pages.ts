import { useState } from 'react';
import { type EndpointName } from '../../../contracts/endpoints.ts';
import { usePlatform, useResource, useRuntime } from '../../../client/index.ts';

interface Page<T> {
  readonly list: readonly T[];
  readonly totalPages: number;
}

export interface Pages<T> {
  readonly status: 'loading' | 'ready' | 'error';
  /** Absent until the first answer. */
  readonly list: readonly T[] | undefined;
  readonly hasMore: boolean;
  more(): void;
  retry(): void;
}

/** A list of the player's that comes in pages: the first is shared under `key`, further ones are added on demand. */
export function usePages<T>(key: string, call: EndpointName, kind?: string): Pages<T> {
  const platform = usePlatform();
  const { resources } = useRuntime();
  const [isAdding, setIsAdding] = useState(false);
  const ask = (page: number) => platform.call<Page<T>>(call, { query: { page, kind }, quiet: true });
  const loaded = useResource<Page<T> & { readonly page?: number }>(key, () => ask(1));
  const page = loaded.value?.page ?? 1;

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
    hasMore: page < (loaded.value?.totalPages ?? 1),
    more: () => void add(),
    retry: loaded.retry,
  };
}
