import { open } from '../http/route.ts';
import type { SandboxRoute } from '../http/route.ts';

/** Keys to encrypt logins and registrations with (decision 4). */
export const keyRoutes: readonly SandboxRoute[] = [
  open('keys', async ({ keys }) => {
    const published = await keys.publicKeys();
    // At the top level as a JWKS (RFC 7517) for any client, and in `value` like every other answer.
    return { ...published, value: published };
  }),
];
