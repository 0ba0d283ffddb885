import { forMembers, open, type SandboxRoute } from '../http/route.ts';
import { loginSecondFactor } from './login-step.ts';
import { beginFactor, confirmFactor, endFactor, readFactor, renewRecoveryCodes } from './manage-factor.ts';

/** The second factor of players: the second step of a login, set up, new recovery codes, switched off. */
export const secondFactorRoutes: readonly SandboxRoute[] = [
  open('loginSecondFactor', async (sandbox, call) => ({ value: await loginSecondFactor(sandbox, call) }), 'always'),
  forMembers('secondFactor', readFactor),
  forMembers('beginSecondFactor', beginFactor),
  forMembers('confirmSecondFactor', confirmFactor),
  forMembers('renewRecoveryCodes', renewRecoveryCodes),
  forMembers('endSecondFactor', endFactor),
];
