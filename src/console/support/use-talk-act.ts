import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeskConversation, SupportThread } from '../../contracts/console/support.ts';
import { ask } from '../api/ask.ts';
import { conversationKey, kept, useRefresh } from '../api/queries.ts';

/** Something that is done with a conversation: the last part of its address, and what is sent. */
export interface TalkAct {
  readonly path: 'answer' | 'take' | 'hand-over' | 'close';
  readonly body: object;
}

/** Does things with a conversation; what the service says of it then is shown at once, and looked at again where it refuses. */
export function useTalkAct({ merchant, id }: Pick<DeskConversation, 'merchant' | 'id'>) {
  const client = useQueryClient();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: ({ path, body }: TalkAct) => ask<SupportThread>(`/support/${merchant}/${id}/${path}`, body),
    onSuccess: (thread) =>
      client.setQueryData<InfiniteData<SupportThread>>(
        conversationKey({ merchant, id }),
        (known) =>
          known && { ...known, pages: known.pages.map((part, at) => (at === 0 ? withNews(part, thread) : part)) },
      ),
    onSettled: () => refresh(kept.support),
  });
}

/** The latest part of a conversation as it stands after an act; it goes on from where it began. */
function withNews(known: SupportThread, { messages, next: _, ...thread }: SupportThread): SupportThread {
  const last = known.messages.at(-1)?.id ?? 0;
  const begins = known.next === undefined ? {} : { next: known.next };
  return { ...thread, ...begins, messages: [...known.messages, ...messages.filter(({ id }) => id > last)] };
}
