import type { Answer } from '../../contracts/platform-answer.ts';
import { storageNames } from '../browser/storage-names.ts';
import type { Runtime } from '../runtime-types.ts';

/**
 * Begins the session that a login gave, and says that it has begun. Who has a second factor gets none yet: they go to the
 * page that asks for a code. Who must set one up is led there first.
 */
export function enter(
  { session, storage, navigation, dialogs }: Pick<Runtime, 'session' | 'storage' | 'navigation' | 'dialogs'>,
  value: Answer<'login'>,
): boolean {
  if ('ticket' in value) {
    storage.session.write(storageNames.loginTicket, value.ticket);
    for (const name of ['login', 'forget'] as const) dialogs.close(name);
    navigation.go('login.factor');
    return false;
  }
  storage.session.remove(storageNames.loginTicket);
  if (value.secondFactorMissing === true) navigation.want(navigation.pathOf('security.factor'));
  session.begin(value);
  return true;
}
