import { useEffect, useRef, useState } from 'react';
import { PlatformError, useErrorText, useRuntime, useText } from '../../../client/index.ts';
import { storageNames } from '../../../client/browser/storage-names.ts';
import { enter } from '../../../client/session/enter.ts';

/**
 * Ends a login by a code. Who has no login that waits for one, or one that waited too long, is back at its first step.
 * `onRefused` gets the words for a code that was not taken.
 */
export function useSecondStep(onRefused: (words: string) => void) {
  const runtime = useRuntime();
  const text = useText();
  const errorText = useErrorText();
  const running = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const { platform, storage, navigation, toasts, session } = runtime;

  useEffect(() => {
    const isWaiting = storage.session.read(storageNames.loginTicket) !== undefined;
    if (!isWaiting && session.store.getState().session === undefined)
      navigation.go('login.screen', undefined, { replace: true });
  }, [storage, navigation, session]);

  function leave() {
    storage.session.remove(storageNames.loginTicket);
    navigation.go('login.screen', undefined, { replace: true });
  }

  async function submit(code: string) {
    if (running.current) return;
    running.current = true;
    setIsBusy(true);
    const dismiss = toasts.show(text('login:loading'), { kind: 'loading' });
    try {
      const ticket = storage.session.read(storageNames.loginTicket) ?? '';
      // The page's guard leads on.
      enter(
        runtime,
        await platform.call('loginSecondFactor', { body: { ticket, code }, encrypted: true, quiet: true }),
      );
    } catch (error) {
      const words = errorText(error);
      if (error instanceof PlatformError && error.code === 'factor.stale') {
        toasts.show(words, { kind: 'error' });
        leave();
      } else onRefused(words);
    } finally {
      dismiss();
      running.current = false;
      setIsBusy(false);
    }
  }

  return { submit, leave, isBusy };
}
