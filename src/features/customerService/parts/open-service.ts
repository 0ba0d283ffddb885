import type { Runtime } from '../../../client/index.ts';

export default function openService({ dialogs }: Runtime): void {
  dialogs.open('customerService');
}
