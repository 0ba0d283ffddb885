import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DeskConversation, SupportThread } from '../../contracts/console/support.ts';
import { ask } from '../api/ask.ts';
import { kept, useRefresh } from '../api/queries.ts';

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
    onSuccess: (thread) => client.setQueryData([...kept.support, merchant, id], thread),
    onSettled: () => refresh(kept.support),
  });
}
