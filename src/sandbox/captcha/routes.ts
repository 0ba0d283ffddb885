import { open } from '../http/route.ts';
import type { SandboxRoute } from '../http/route.ts';
import { consumeTry } from '../limits/consume-try.ts';
import { makeHumanChallenge } from './human-check.ts';
import { makeCaptcha } from './captchas.ts';

/** The captcha picture, and work that a browser does by itself. */
export const captchaRoutes: readonly SandboxRoute[] = [
  open('captcha', async (sandbox, call) => {
    await consumeTry(sandbox, 'captcha', call);
    return { value: await makeCaptcha(sandbox, call) };
  }),
  open('humanChallenge', async (sandbox, call) => {
    await consumeTry(sandbox, 'humanChallenge', call);
    return { value: await makeHumanChallenge(sandbox, call) };
  }),
];
