import { useEffect, useRef, useState } from 'react';
import { PlatformError, type Runtime, useRuntime, useText } from '../../../client/index.ts';
import { enter } from '../../../client/session/enter.ts';
import { storageNames } from '../../../client/browser/storage-names.ts';
import { socialErrorText } from './social-error-text.ts';

/**
 * Ends a sign-in elsewhere once, with what the address holds: the session, after which the page's guard leads on; for who is
 * new here, what an account asks for; else a toast, on the page where it began (rows ). `isIdle` when the address brings nothing to end.
 */
export function useSocialReturn(): { readonly isIdle: boolean } {
  const runtime = useRuntime();
  const text = useText();
  const isDone = useRef(false);
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    if (location.search === '') setIsIdle(true);
    else void finish(runtime, text);
  }, [runtime, text]);
  return { isIdle };
}

async function finish(runtime: Runtime, text: (key: string) => string): Promise<void> {
  const { platform, vault, toasts, navigation, release } = runtime;
  const { state: expected, from } = takeStarted(runtime);
  const answer = new URLSearchParams(location.search);
  const [state, code, iss] = [answer.get('state'), answer.get('code'), answer.get('iss')];
  const stay = (words: string) => {
    navigation.goPath(from, { replace: true });
    toasts.show(words, { kind: 'error' });
  };
  if (state === null || state !== expected) return stay(text('login:social.failed'));
  if (answer.get('error') === 'access_denied') return stay(text('login:social.cancelled'));
  if (code === null) return stay(text('login:social.failed'));
  try {
    const body = { state, code, ...(iss === null ? {} : { iss }) };
    const value = await platform.call('socialLogin', { body, encrypted: true, quiet: true });
    vault.dropPassword();
    enter(runtime, value);
  } catch (error) {
    const ticket =
      error instanceof PlatformError && error.code === 'social.newcomer' ? error.value['ticket'] : undefined;
    if (typeof ticket === 'string') runtime.dialogs.open('socialOpening', { ticket, from });
    else stay(socialErrorText(error, release.getState().site, text));
  }
}

/** What this tab has begun: good for one return. */
function takeStarted({ storage, navigation }: Runtime): { readonly state: string | undefined; readonly from: string } {
  const state = storage.session.read(storageNames.socialState);
  const from = storage.session.read(storageNames.socialFrom) ?? navigation.pathOf('login.screen');
  storage.session.remove(storageNames.socialState);
  storage.session.remove(storageNames.socialFrom);
  return { state, from };
}
