import { readFile } from 'node:fs/promises';
import {
  allowInsecureRequests,
  ClientSecretPost,
  Configuration,
  discovery,
  enableNonRepudiationChecks,
  None,
  type ServerMetadata,
} from 'openid-client';
import type { Scenarios } from '../test-door/scenarios.ts';

/** Where people may sign in besides here (rows ). */
export type SocialProvider = 'facebook' | 'google';

/** Finds the way to a provider for one merchant. */
export interface SocialProviders {
  /** Throws when the provider cannot be reached. */
  find(merchant: string, provider: SocialProvider, clientId: string): Promise<Configuration>;
}

/** Facebook publishes no token endpoint, so its addresses stand here, as its guide for the manual flow names them. */
const facebook: ServerMetadata = {
  issuer: 'https://www.facebook.com',
  authorization_endpoint: 'https://www.facebook.com/v21.0/dialog/oauth',
  token_endpoint: 'https://graph.facebook.com/v21.0/oauth/access_token',
  jwks_uri: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
};
const google = 'https://accounts.google.com';

/** The providers themselves, or those that a test has put in their place. */
export function socialProviders({
  secretsFile,
  scenarios,
}: {
  readonly secretsFile: string | undefined;
  readonly scenarios: Scenarios;
}): SocialProviders {
  return {
    async find(merchant, provider, clientId) {
      const arranged = scenarios.of(merchant).social?.[provider];
      const secret = arranged ? arranged.clientSecret : await readSecret(secretsFile, merchant, provider);
      const authentication = secret === undefined ? None() : ClientSecretPost(secret);
      if (!arranged && provider === 'facebook') {
        const found = new Configuration(facebook, clientId, undefined, authentication);
        enableNonRepudiationChecks(found);
        return found;
      }
      const issuer = new URL(arranged?.issuer ?? google);
      const execute = isOwnMachine(issuer)
        ? [allowInsecureRequests, enableNonRepudiationChecks]
        : [enableNonRepudiationChecks];
      return discovery(issuer, clientId, undefined, authentication, { execute });
    },
  };
}

/** Only a provider on this very machine may be talked to without TLS. */
function isOwnMachine({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && (hostname === 'localhost' || hostname === '127.0.0.1');
}

async function readSecret(
  file: string | undefined,
  merchant: string,
  provider: SocialProvider,
): Promise<string | undefined> {
  if (file === undefined) return undefined;
  const secrets: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>> = JSON.parse(
    await readFile(file, 'utf8'),
  );
  const secret = secrets[merchant]?.[provider];
  return typeof secret === 'string' ? secret : undefined;
}
