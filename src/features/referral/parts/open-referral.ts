import type { Runtime } from '../../../client/index.ts';

export default function openReferral({ dialogs }: Runtime): void {
  dialogs.open('referral');
}
