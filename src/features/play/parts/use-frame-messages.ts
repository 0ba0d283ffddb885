import { type RefObject, useEffect } from 'react';

export interface FrameMessage {
  readonly event: string;
  /** Decimal text. */
  readonly balance?: string;
  readonly isFree: boolean;
  /** Wallet that the game lacks money in, and how much, as decimal text. */
  readonly lacks?: { readonly wallet: string; readonly amount: string };
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
      const { type, event: name, balance, isFree, resume, to, amount } = Object(event.data);
      if (type !== 'livery.play' || typeof name !== 'string') return;
      const isAmount = (text: unknown): text is string => typeof text === 'string' && /^\d+(\.\d+)?$/.test(text);
      const isWallet = typeof to === 'string' && /^[a-z0-9-]{1,40}$/.test(to);
      const isSecret = typeof resume === 'string' && /^[\w-]{8,128}$/.test(resume);
      onMessage({
        event: name,
        isFree: isFree === true,
        ...(isAmount(balance) ? { balance } : {}),
        ...(isWallet && isAmount(amount) ? { lacks: { wallet: to, amount } } : {}),
        ...(isSecret ? { resume } : {}),
      });
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [frame, url, onMessage]);
}
