import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useStore } from 'zustand';
import { useRuntime, useText } from '../client/index.ts';
import { reportCard } from '../client/send-report.ts';
import { type ErrorNoteProps, token } from '../ui/index.ts';

/** What support finds an error card by: the service keeps what was behind it under this reference (`livery why`). */
export default function ErrorReference({ text: words, cause }: ErrorNoteProps) {
  const text = useText();
  const { release, environment } = useRuntime();
  const [reference, setReference] = useState<string>();
  const isOnline = useStore(environment, ({ online }) => online);
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
  return reference === undefined ? null : <Line>{text('app:reference', { reference })}</Line>;
}

const Line = styled.p`
  flex-basis: 100%;
  color: ${token('color.muted')};
  font-size: ${token('size.label')};
`;
