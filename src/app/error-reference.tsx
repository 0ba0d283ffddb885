import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { useRuntime, useText } from '../client/index.ts';
import { reportCard } from '../client/platform/send-report.ts';
import { type ErrorNoteProps, token } from '../ui/index.ts';

export interface ErrorReferenceProps extends ErrorNoteProps {
  /** Whether the card was drawn without a network. */
  readonly isOffline: boolean;
}

/**
 * What support finds an error card by: the service keeps what was behind it under this reference (`livery why`). Without a
 * network it says that the card waits for it, and tries again when it is back.
 */
export default function ErrorReference({ text: words, cause, onRetry, isOffline }: ErrorReferenceProps) {
  const text = useText();
  const { release, environment } = useRuntime();
  const [reference, setReference] = useState<string>();
  const isOnline = useStore(environment, ({ online }) => online);
  const wasOffline = useRef(isOffline);
  const retry = useEffectEvent(() => onRetry?.());
  useEffect(() => {
    // What failed for want of a network comes back by itself, once.
    if (isOnline && wasOffline.current) retry();
    wasOffline.current = !isOnline;
  }, [isOnline]);
  useEffect(() => {
    // Without a network nobody can be told; the card that still stands when it is back gets its reference then.
    if (!isOnline || reference !== undefined) return;
    let isWanted = true;
    const { pointer } = release.getState();
    const { failedCall } = environment.getState();
    const report = {
      release: pointer.release,
      seq: pointer.seq,
      reason: cause === undefined ? words : `${words} (${cause})`,
      page: location.pathname,
      ...(failedCall === undefined ? {} : { call: failedCall }),
    };
    void reportCard(globalThis, report).then((given) => isWanted && setReference(given));
    return () => {
      isWanted = false;
    };
  }, [release, environment, words, cause, isOnline, reference]);
  if (!isOnline) return <Line data-empty="note">{text('app:comesBack')}</Line>;
  return reference === undefined ? null : <Line data-empty="note">{text('app:reference', { reference })}</Line>;
}

const Line = styled.p`
  flex-basis: 100%;
  color: ${token('color.muted')};
  font-size: ${token('size.label')};
`;
