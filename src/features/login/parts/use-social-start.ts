import { useCallback, useRef, useState } from 'react';
import { useRuntime, useText } from '../../../client/index.ts';
import { storageNames } from '../../../client/browser/storage-names.ts';
import { socialErrorText } from './social-error-text.ts';

/**
 * Asks the platform for the way to a provider and goes there. The state is kept in this tab, so that nobody can be
 * signed in by an address that somebody else has begun.
 */
export function useSocialStart(provider: 'facebook' | 'google') {
  const { platform, storage, toasts, navigation, release } = useRuntime();
  const text = useText();
  const running = useRef(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const start = useCallback(async () => {
    if (running.current) return;
    running.current = true;
    setIsLeaving(true);
    const dismiss = toasts.show(text('login:social.leaving'), { kind: 'loading' });
    try {
      const body = { provider, redirectUri: `${location.origin}${navigation.pathOf('login.return')}` };
      const { url, state } = await platform.call('socialStart', { body, quiet: true });
      if (!mayLeaveTo(url)) throw new Error(`The provider's address is not safe: ${url}`);
      storage.session.write(storageNames.socialState, state);
      storage.session.write(storageNames.socialFrom, `${location.pathname}${location.search}`);
      location.assign(url);
    } catch (error) {
      toasts.show(socialErrorText(error, release.getState().site, text), { kind: 'error' });
    } finally {
      dismiss();
      running.current = false;
      setIsLeaving(false);
    }
  }, [platform, storage, toasts, navigation, release, text, provider]);
  return { start, isLeaving };
}

/** Https; a site on this very machine may also use a provider on it. */
function mayLeaveTo(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || (protocol === 'http:' && isLocal(hostname) && isLocal(location.hostname));
}

function isLocal(hostname: string): boolean {
  return hostname === '127.0.0.1' || hostname === 'localhost' || hostname.endsWith('.localhost');
}
