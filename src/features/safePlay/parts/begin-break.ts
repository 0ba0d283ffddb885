import type { Runtime } from '../../../client/index.ts';
import type { Answer } from '../../../contracts/platform-answer.ts';
import { whenWords } from '../../../client/text/when-words.ts';

type Break =
  | { readonly call: 'takeTimeOut'; readonly body: { readonly hours: number } }
  | { readonly call: 'excludeSelf'; readonly body: ExclusionLength & Readonly<Record<string, unknown>> };

/** Months, or no end. */
type ExclusionLength = { readonly months: number } | { readonly endless: true };

/** Begins a break, which ends the session here as everywhere, and says until when, or that it has no end. Throws what the platform refuses. */
export async function beginBreak(runtime: Runtime, asked: Break): Promise<void> {
  const { session, navigation, toasts, translation, clock } = runtime;
  const pause = await askFor(runtime, asked);
  // Home first: the guard of the page in view would send a guest to the login.
  navigation.go('home.screen');
  session.end();
  const { language } = translation.store.getState();
  const end = pause.until ?? pause.leastUntil;
  const words =
    end === undefined
      ? translation.text('safePlay:startedForGood')
      : translation.text(pause.until === undefined ? 'safePlay:startedAtLeast' : 'safePlay:started', {
          until: whenWords(end, language, clock.now()),
        });
  toasts.show(words, { kind: 'success', long: true });
}

function askFor({ platform }: Runtime, asked: Break): Promise<Answer<'takeTimeOut'>> {
  return asked.call === 'takeTimeOut'
    ? platform.call('takeTimeOut', { body: asked.body, quiet: true })
    : platform.call('excludeSelf', { body: asked.body, quiet: true, encrypted: true });
}
