import type { Runtime } from '../runtime-types.ts';

/** A guest's tap on what is for players: the login page, or the dialog where the merchant has it so (row A-266). */
export function askToLogIn({ release, actions, navigation }: Runtime, wanted?: string): void {
  if (wanted !== undefined) navigation.want(wanted);
  if (release.getState().site.settings['guest.prompt'] === 'dialog') void actions.run('session.openLogin');
  else navigation.go('login.screen');
}
