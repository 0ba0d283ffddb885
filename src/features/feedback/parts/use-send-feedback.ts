import { useCallback, useRef, useState } from 'react';
import { useErrorText, useRuntime, useText, useToast } from '../../../client/index.ts';
import { platformHeaders } from '../../../contracts/call-headers.ts';
import { questionsKey } from './questions-key.ts';

/** Limit of the specification for the loading toast (row A-378). */
const loadingMs = 10_000;

export interface FeedbackMessage {
  readonly content: string;
  readonly type: number;
  readonly captcha: string;
  readonly captchaId: string | undefined;
}

export interface FeedbackOutcome {
  readonly onSent: () => void;
  /** The typed text stays; only the captcha is used up (row A-152). */
  readonly onFailed: () => void;
}

/** Sends one message at a time; after ten seconds without an answer it may be tried again (rows ). */
export function useSendFeedback({ onSent, onFailed }: FeedbackOutcome) {
  const { platform, session, resources } = useRuntime();
  const text = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const running = useRef(false);
  const [isBusy, setIsBusy] = useState(false);

  const send = useCallback(
    async ({ content, type, captcha, captchaId }: FeedbackMessage) => {
      if (running.current) return;
      running.current = true;
      setIsBusy(true);
      const dismiss = toast.show(text('feedback:sending'), { kind: 'loading', ms: loadingMs });
      try {
        const sender = session.store.getState().session?.userName;
        await platform.call('feedback', {
          body: { content, sender, type, captcha },
          quiet: true,
          timeoutMs: loadingMs,
          ...(captchaId === undefined ? {} : { headers: { [platformHeaders.captcha]: captchaId } }),
        });
        dismiss();
        resources.forget(questionsKey);
        toast.show(text('feedback:sent'), { kind: 'success' });
        onSent();
      } catch (error) {
        dismiss();
        toast.show(errorText(error), { kind: 'error' });
        onFailed();
      } finally {
        running.current = false;
        setIsBusy(false);
      }
    },
    [platform, session, resources, toast, text, errorText, onSent, onFailed],
  );
  return { send, isBusy };
}
