import type { Runtime } from '../../../client/index.ts';

export default function askSignOut({ dialogs }: Runtime): void {
  dialogs.open('signOut');
}
