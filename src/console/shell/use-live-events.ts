import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import { CONSOLE_API } from '../../contracts/console/api.ts';
import type { ChangeSet } from '../../contracts/console/change-sets.ts';
import type { ConsoleEvents } from '../../contracts/console/events.ts';
import { ask } from '../api/ask.ts';
import { kept, useRefresh } from '../api/queries.ts';
import { useDraft } from '../draft/draft.ts';
import { say } from '../parts/toasts.tsx';
import { useText } from '../texts/use-text.ts';

interface LiveState {
  readonly isConnected: boolean;
  /** Merchants of the draft that moved since the draft was looked at. */
  readonly moved: readonly string[];
}

/** Whether news come in, and which merchants moved under a draft. */
export const useLive = create<LiveState>(() => ({ isConnected: false, moved: [] }));

/** Forgets which merchants moved: the draft was looked at again. */
export function seeMoved(): void {
  useLive.setState({ moved: [] });
}

/** Follows the event stream: answers that are old are asked again, and what others did is said. */
export function useLiveEvents(ownName: string): void {
  const text = useText();
  const refresh = useRefresh();
  const onMoved = useEffectEvent(({ merchant }: ConsoleEvents['moved']) => {
    refresh(kept.flags, kept.merchants);
    if (useDraft.getState().changes.some((change) => change.merchant === merchant))
      useLive.setState(({ moved }) => ({ moved: [...new Set([...moved, merchant])] }));
  });
  const onChangeSet = useEffectEvent(async ({ id, state }: ConsoleEvents['change-set']) => {
    refresh(kept.changeSets, kept.flags, kept.arrival);
    const set = await ask<ChangeSet>(`/change-sets/${id}`).catch(() => undefined);
    if (!set) return;
    const count = merchantsOf(set);
    // What happened by itself is said to its author too.
    if (state === 'held')
      return say(text('live.held', { by: set.author, reason: set.held?.message ?? '', count }), 'warn');
    if (state === 'published' && set.startedAt !== undefined)
      return say(text('live.started', { by: set.author, reason: set.reason, count }), 'changes');
    const by = set.undone?.by ?? set.cancelled?.by ?? set.decided?.by ?? set.author;
    if (by !== ownName) say(text(`live.${state}`, { by, reason: set.reason, count }), 'changes');
  });
  const onArrival = useEffectEvent(() => refresh(kept.arrival));
  const onSupport = useEffectEvent(() => refresh(kept.support));
  const onSignedOut = useEffectEvent(() => refresh(kept.session));
  const onOpen = useEffectEvent(() => {
    // What happened while the stream was away is not told again.
    if (!useLive.getState().isConnected) refresh(kept.flags, kept.merchants, kept.changeSets, kept.support);
    useLive.setState({ isConnected: true });
  });

  useEffect(() => {
    const source = new EventSource(`${CONSOLE_API}/events`);
    source.addEventListener('open', () => onOpen());
    source.addEventListener('error', () => useLive.setState({ isConnected: false }));
    source.addEventListener('moved', ({ data }: MessageEvent<string>) => onMoved(JSON.parse(data)));
    source.addEventListener('change-set', ({ data }: MessageEvent<string>) => void onChangeSet(JSON.parse(data)));
    source.addEventListener('arrival', () => onArrival());
    source.addEventListener('support', () => onSupport());
    source.addEventListener('signed-out', () => onSignedOut());
    return () => source.close();
  }, []);
}

function merchantsOf({ changes }: ChangeSet): number {
  return new Set(changes.map(({ merchant }) => merchant)).size;
}
