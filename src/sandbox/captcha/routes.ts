import { open } from '../http/route.ts';
import type { SandboxRoute } from '../http/route.ts';
import { demandTry } from '../limits/demand-try.ts';
import { makeHumanChallenge } from './human-check.ts';
import { makeCaptcha } from './captchas.ts';

/** The captcha picture, and work that a browser does by itself. */
export const captchaRoutes: readonly SandboxRoute[] = [
  open('captcha', async (sandbox, call) => {
    await demandTry(sandbox, 'captcha', call);
    return { value: await makeCaptcha(sandbox, call) };
  }),
  open('humanChallenge', async (sandbox, call) => {
    await demandTry(sandbox, 'humanChallenge', call);
    return { value: await makeHumanChallenge(sandbox, call) };
  }),
];
