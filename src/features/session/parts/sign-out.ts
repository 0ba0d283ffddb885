import type { Runtime } from '../../../client/index.ts';

/** Notifies the platform, then forgets everything here, even when the platform does not answer (rows A-257…A-261). */
export async function signOut(runtime: Runtime): Promise<void> {
  const { platform, session, toasts, translation, vault, navigation, release } = runtime;
  const dismiss = toasts.show(translation.text('errors:pleaseWait'), { kind: 'loading' });
  try {
    await platform.call('logout', { quiet: true });
  } catch {
    // The local sign-out wins over a platform that does not answer.
  } finally {
    if (release.getState().site.settings['login.forgetOnLogout'] === true) await vault.forget();
    // Home first: the guard of the page in view would send a guest to the login.
    navigation.go('home.screen');
    session.end();
    dismiss();
  }
}
