import type { Action, Runtime } from '../../../client/index.ts';
import { storageNames } from '../../../client/browser/storage-names.ts';
import { errorText } from '../../../client/platform/error-text.ts';

/**
 * Opens a trial account: one call, its name kept for the browser session, then home unless the trial flag is 0 (rows
 * A-075…A-079; decision 41).
 */
const startTrial: Action = async (runtime, { goHome }) => {
  const { platform, session, toasts, dialogs, navigation, storage, translation, release } = runtime;
  if (asksForAge(runtime)) {
    dialogs.open('trialAge', { goHome: goHome !== false });
    return;
  }
  const dismiss = toasts.show(translation.text('trial:loading'), { kind: 'loading' });
  try {
    // Only a site that names the path has this call (row A-349; decision 41).
    if (release.getState().site.paths['trialAccount'] !== undefined)
      await platform.call('trialAccount', { quiet: true });
    const value = await platform.call('freePlayLogin', trialCall(runtime));
    storage.session.write(storageNames.trialUser, value.userName);
    session.begin({ ...value, type: value.customerType ?? 4 });
    // It may have been begun in the login, the registration or the recovery.
    dialogs.close();
    if (goHome !== false && release.getState().site.settings['trial.goHome'] !== false) navigation.go('home.screen');
  } catch (error) {
    toasts.show(errorText(error, release.getState().site, translation.text), { kind: 'error' });
  } finally {
    dismiss();
  }
};

export default startTrial;

/** Whether the visitor has yet to confirm the age that this site asks for. */
function asksForAge({ storage, release }: Runtime): boolean {
  const { settings } = release.getState().site;
  const confirmed = Number(storage.local.read(storageNames.ageConfirmed) ?? 0);
  return settings['trial.ageGate'] === true && confirmed < Number(settings['ages.gate']);
}

function trialCall({ storage, release }: Runtime) {
  const userName = storage.session.read(storageNames.trialUser);
  const body = { moduleId: 'REG3', ...(userName === undefined ? {} : { userName }) };
  return release.getState().site.settings['encryption.register'] === false
    ? { body, quiet: true }
    : { body, quiet: true, encrypted: 'data' as const };
}
