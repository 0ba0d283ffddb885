import type { Runtime } from '../../../client/index.ts';

export default function openLogin({ dialogs }: Runtime): void {
  dialogs.open('login');
}
