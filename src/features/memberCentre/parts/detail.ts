import type { MemberDetails } from '../../../client/session/use-member-details.ts';

/** One detail of the player: masked, and whether it is proved. */
export type Detail = MemberDetails['items'][number];

/** A detail that is proved by a code that is sent there. */
export type ProvableDetail = Detail & { readonly field: 'mobileNum' | 'email' };

/** Whether a detail can be proved, and is not yet. */
export function isProvable(detail: Detail): detail is ProvableDetail {
  return (detail.field === 'mobileNum' || detail.field === 'email') && detail.state !== 'verified';
}
