import { useEffect, useEffectEvent, useRef } from 'react';
import { create } from 'zustand';
import { CONSOLE_API } from '../../contracts/console/api.ts';
import type { ChangeSet } from '../../contracts/console/change-sets.ts';
import type { ConsoleEvents } from '../../contracts/console/events.ts';
import { ask } from '../api/ask.ts';
import { kept, useRefresh } from '../api/queries.ts';
import { followDraft, useDraft } from '../draft/draft.ts';
import { say } from '../parts/toasts.tsx';
import { useText } from '../texts/use-text.ts';

interface LiveState {
  readonly isConnected: boolean;
  /** None have come in for a while: what is shown may be old. */
  readonly isLost: boolean;
  /** Merchants of the draft that moved since the draft was looked at. */
  readonly moved: readonly string[];
}

/** Whether news come in, and which merchants moved under a draft. */
export const useLive = create<LiveState>(() => ({ isConnected: false, isLost: false, moved: [] }));

/** A stream that an answer of the service ended is opened again after so many ms; a browser does that for lost networks only. */
const reopenMs = 3_000;
/** A stream that is away for less is not said to be: a restart, a change of network. */
const lostMs = 4_000;
/** Change sets move many merchants at once: answers are asked again once for all that moved in so many ms. */
const gatherMs = 150;

/** Forgets which merchants moved: the draft was looked at again. */
export function seeMoved(): void {
  useLive.setState({ moved: [] });
}

/** Follows the event stream: answers that are old are asked again, and what others did is said. */
export function useLiveEvents(ownName: string): void {
  const text = useText();
  const refresh = useRefresh();
  const gathered = useRef<ReturnType<typeof setTimeout>>(undefined);
  const onMoved = useEffectEvent(({ merchant }: ConsoleEvents['moved']) => {
    gathered.current ??= setTimeout(() => {
      gathered.current = undefined;
      refresh(kept.flags, kept.settings, kept.merchants);
    }, gatherMs);
    if (useDraft.getState().changes.some((change) => change.merchant === merchant))
      useLive.setState(({ moved }) => ({ moved: [...new Set([...moved, merchant])] }));
  });
  const onChangeSet = useEffectEvent(async ({ id, state }: ConsoleEvents['change-set']) => {
    refresh(kept.changeSets, kept.flags, kept.settings, kept.arrival);
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
  const onSupport = useEffectEvent(() => refresh(kept.support, kept.questions, kept.applications));
  const onSignedOut = useEffectEvent(() => refresh(kept.session));
  const onOpen = useEffectEvent(() => {
    // What happened while the stream was away is not reported again.
    if (!useLive.getState().isConnected)
      refresh(
        ...[kept.flags, kept.settings, kept.merchants, kept.changeSets],
        ...[kept.support, kept.questions, kept.applications],
      );
    useLive.setState({ isConnected: true, isLost: false });
  });

  useEffect(() => {
    let source: EventSource;
    let reopening: ReturnType<typeof setTimeout>;
    let losing: ReturnType<typeof setTimeout> | undefined;
    const onError = () => {
      useLive.setState({ isConnected: false });
      losing ??= setTimeout(() => useLive.setState({ isLost: true }), lostMs);
      if (source.readyState !== EventSource.CLOSED) return;
      // The service answered, and not with a stream: the session may be over.
      onSignedOut();
      reopening = setTimeout(open, reopenMs);
    };
    const open = () => {
      source = new EventSource(`${CONSOLE_API}/events`);
      source.addEventListener('open', () => {
        clearTimeout(losing);
        losing = undefined;
        onOpen();
      });
      source.addEventListener('error', onError);
      listen(source);
    };
    const listen = (stream: EventSource) => {
      stream.addEventListener('moved', ({ data }: MessageEvent<string>) => onMoved(JSON.parse(data)));
      stream.addEventListener('change-set', ({ data }: MessageEvent<string>) => void onChangeSet(JSON.parse(data)));
      stream.addEventListener('arrival', () => onArrival());
      stream.addEventListener('support', () => onSupport());
      stream.addEventListener('signed-out', () => onSignedOut());
    };
    open();
    const unfollow = followDraft();
    return () => {
      source.close();
      clearTimeout(reopening);
      clearTimeout(losing);
      clearTimeout(gathered.current);
      gathered.current = undefined;
      unfollow();
      useLive.setState({ isConnected: false, isLost: false, moved: [] });
    };
  }, []);
}

function merchantsOf({ changes }: ChangeSet): number {
  return new Set(changes.map(({ merchant }) => merchant)).size;
}
