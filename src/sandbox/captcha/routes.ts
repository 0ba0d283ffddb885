import { open } from '../http/route.ts';
import type { SandboxRoute } from '../http/route.ts';
import { makeCaptcha } from './captchas.ts';

/** The captcha picture. */
export const captchaRoutes: readonly SandboxRoute[] = [
  open('captcha', async (sandbox, call) => ({ value: await makeCaptcha(sandbox, call) })),
];
