import type { Runtime } from '../../../client/index.ts';

export default function openLanguage({ dialogs }: Runtime): void {
  dialogs.open('language');
}
