import { open } from '../http/route.ts';
import type { SandboxRoute } from '../http/route.ts';
import { makeHumanChallenge } from './human-check.ts';
import { makeCaptcha } from './captchas.ts';

/** The captcha picture, and work that a browser does by itself. */
export const captchaRoutes: readonly SandboxRoute[] = [
  open('captcha', async (sandbox, call) => ({ value: await makeCaptcha(sandbox, call) })),
  open('humanChallenge', async (sandbox, call) => ({ value: await makeHumanChallenge(sandbox, call) })),
];
