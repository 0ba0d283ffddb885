import { useCallback, useEffect, useState } from 'react';
import { usePlatform } from '../client/hooks.ts';

/** The picture that a captcha field shows, and the way to another one. */
export interface Captcha {
  /** PNG data URL; absent while the first one loads or when none came. */
  readonly image?: string;
  /** Sent back with the answer when the platform numbers its captchas (row A-328). */
  readonly captchaId?: string;
  readonly isLoading: boolean;
  reload(): void;
}

/**
 * Loads a captcha while `isShown`, another one on every `reload`. A failed load leaves the field without a picture; a
 * tap on it tries again.
 */
export function useCaptcha(isShown: boolean): Captcha {
  const platform = usePlatform();
  const [picture, setPicture] = useState<CaptchaPicture>();
  const [isLoading, setIsLoading] = useState(false);
  const [round, setRound] = useState(0);
  const reload = useCallback(() => setRound((last) => last + 1), []);
  useEffect(() => {
    if (!isShown) return undefined;
    const aborter = new AbortController();
    setIsLoading(true);
    platform
      .call('captcha', { quiet: true, signal: aborter.signal, query: { round } })
      .then((answer) => setPicture(readCaptcha(answer)))
      .catch(() => {
        if (!aborter.signal.aborted) setPicture(undefined);
      })
      .finally(() => {
        if (!aborter.signal.aborted) setIsLoading(false);
      });
    return () => aborter.abort();
  }, [isShown, round, platform]);
  return { ...picture, isLoading, reload };
}

interface CaptchaPicture {
  readonly image: string;
  readonly captchaId?: string;
}

/** Reads a captcha answer: base64 text, or an object that holds it with an id. Gives nothing for anything else. */
export function readCaptcha(answer: unknown): CaptchaPicture | undefined {
  const { image, captchaId }: Partial<Record<keyof CaptchaPicture, unknown>> = Object(
    typeof answer === 'string' ? { image: answer } : answer,
  );
  if (typeof image !== 'string') return undefined;
  return { image: pngUrl(image), ...(typeof captchaId === 'string' ? { captchaId } : {}) };
}

function pngUrl(base64: string): string {
  return base64.startsWith('data:image/png;base64,') ? base64 : `data:image/png;base64,${base64}`;
}
