import type { Runtime } from '../../../client/index.ts';

/** Closes the account with the proof of its owner, then forgets them here as a sign-out does. Throws what the platform refuses. */
export async function closeAccount(
  { platform, session, vault, navigation, toasts, translation }: Runtime,
  body: Readonly<Record<string, string>>,
): Promise<void> {
  await platform.call('closeAccount', { body, quiet: true, encrypted: true });
  await vault.forget();
  // Home first: the guard of the page in view would send a guest to the login.
  navigation.go('home.screen');
  session.end();
  toasts.show(translation.text('privacy:closed'), { kind: 'success', long: true });
}
