import { forMembers } from '../http/route.ts';
import type { SandboxRoute } from '../http/route.ts';
import { requireOwnProof } from '../accounts/own-proof.ts';
import { refuseTrial } from '../accounts/roles.ts';
import { closeAccount, readClosing } from './close-account.ts';
import { exportMember } from './export-member.ts';

/** A player's own data: to take away, and to leave with. */
export const privacyRoutes: readonly SandboxRoute[] = [
  forMembers('closing', readClosing),
  forMembers('closeAccount', closeAccount),
  forMembers('exportData', async (sandbox, call) => {
    await refuseTrial(sandbox, call);
    await requireOwnProof(sandbox, call);
    return { value: await exportMember(sandbox, call.member.id) };
  }),
];
