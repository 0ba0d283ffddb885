import type { Runtime } from '../../../client/index.ts';
import type { Answer } from '../../../contracts/platform-answer.ts';
import { whenWords } from '../../../client/text/when-words.ts';

type Break =
  | { readonly call: 'takeTimeOut'; readonly body: { readonly hours: number } }
  | { readonly call: 'excludeSelf'; readonly body: { readonly months: number } & Readonly<Record<string, unknown>> };

/** Begins a break, which ends the session here as everywhere, and says until when. Throws what the platform refuses. */
export async function beginBreak(runtime: Runtime, asked: Break): Promise<void> {
  const { session, navigation, toasts, translation, clock } = runtime;
  const pause = await askFor(runtime, asked);
  // Home first: the guard of the page in view would send a guest to the login.
  navigation.go('home.screen');
  session.end();
  const { language } = translation.store.getState();
  const until = whenWords(pause.until, language, clock.now());
  toasts.show(translation.text('safePlay:started', { until }), { kind: 'success', long: true });
}

function askFor({ platform }: Runtime, asked: Break): Promise<Answer<'takeTimeOut'>> {
  return asked.call === 'takeTimeOut'
    ? platform.call('takeTimeOut', { body: asked.body, quiet: true })
    : platform.call('excludeSelf', { body: asked.body, quiet: true, encrypted: true });
}
