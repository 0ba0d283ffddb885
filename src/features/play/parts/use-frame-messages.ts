import { type RefObject, useEffect } from 'react';

export interface FrameMessage {
  readonly event: string;
  /** Decimal text. */
  readonly balance?: string;
  readonly isFree: boolean;
  /** What opens the same game again after the page around it was loaded again; goes behind the # of its address. */
  readonly resume?: string;
}

/** Hears what the game in a frame says. Only its own window, still on the origin that was launched, is believed. */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  url: string | undefined,
  onMessage: (message: FrameMessage) => void,
): void {
  useEffect(() => {
    const origin = url === undefined ? undefined : URL.parse(url)?.origin;
    const receive = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
      const { type, event: name, balance, isFree, resume } = Object(event.data);
      if (type !== 'livery.play' || typeof name !== 'string') return;
      const isAmount = typeof balance === 'string' && /^\d+(\.\d+)?$/.test(balance);
      const isSecret = typeof resume === 'string' && /^[\w-]{8,128}$/.test(resume);
      onMessage({
        event: name,
        isFree: isFree === true,
        ...(isAmount ? { balance } : {}),
        ...(isSecret ? { resume } : {}),
      });
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [frame, url, onMessage]);
}
