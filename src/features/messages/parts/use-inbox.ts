import { useCallback, useState } from 'react';
import type { Answer } from '../../../contracts/platform-answer.ts';
import { useErrorText, useLanguage, useResource, useRuntime, useToast } from '../../../client/index.ts';

export type InboxMessage = Answer<'inbox'>['list'][number];

interface InboxPages extends Answer<'inbox'> {
  /** Pages that are in the list. */
  readonly pages?: number;
}

/** The mailbox: pages so far, reading, deleting. What was done is shown at once and put right by the next answer. */
export function useInbox() {
  const { platform, resources, unread } = useRuntime();
  const { language } = useLanguage();
  const toast = useToast();
  const errorText = useErrorText();
  const [isBusy, setBusy] = useState(false);
  const key = `member.inbox.${language}`;
  const ask = useCallback(
    (page: number) => platform.call('inbox', { query: { page, language }, quiet: true }),
    [platform, language],
  );
  const { value, status, retry } = useResource<InboxPages>(key, () => ask(1));
  const pages = value?.pages ?? 1;

  const attempt = useCallback(
    async (task: () => Promise<void>) => {
      setBusy(true);
      try {
        await task();
        return true;
      } catch (error) {
        toast.show(errorText(error), { kind: 'error' });
        return false;
      } finally {
        setBusy(false);
      }
    },
    [toast, errorText],
  );

  // The throttled count may be a moment behind, so what is known here is counted here.
  const countDown = (ids: readonly number[]) => {
    const read = value?.list.filter((message) => !message.read && ids.includes(message.id)).length ?? 0;
    const known = unread.store.getState()['unread.inbox'];
    if (known !== undefined) unread.set('unread.inbox', known - read);
    unread.refresh();
  };

  const markRead = (ids: readonly number[]) =>
    attempt(async () => {
      await platform.call('inboxRead', { body: { ids }, quiet: true });
      const kept = resources.read<InboxPages>(key).value;
      if (kept) {
        const list = kept.list.map((message) => (ids.includes(message.id) ? { ...message, read: true } : message));
        resources.put(key, { ...kept, list });
      }
      countDown(ids);
    });

  const remove = (ids: readonly number[]) =>
    attempt(async () => {
      await platform.call('inboxDelete', { body: { ids }, quiet: true });
      // Later pages have moved up, so the list begins again.
      await resources.load(key, () => ask(1));
      countDown(ids);
    });

  const more = () =>
    attempt(async () => {
      const seen = resources.read<InboxPages>(key).value;
      const next = await ask(pages + 1);
      const kept = seen?.list ?? [];
      const fresh = next.list.filter(({ id }) => !kept.some((message) => message.id === id));
      resources.replace(key, seen, { ...next, list: [...kept, ...fresh], pages: pages + 1 });
    });

  const hasMore = value !== undefined && pages < value.totalPages;
  return { messages: value?.list, status, retry, isBusy, markRead, remove, more, hasMore };
}
