import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  type IDToken,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client';
import { failure } from '../errors.ts';
import type { Call } from '../http/route.ts';
import { siteOriginOf } from '../http/site-origin.ts';
import { consumeTry } from '../limits/consume-try.ts';
import type { Sandbox } from '../sandbox.ts';
import { letIn, type SecondStep } from '../second-factor/login-step.ts';
import { requireOffers } from '../site/require-offer.ts';
import { socialWay } from '../site/offers.ts';
import { type LoginValue, requireAudience } from './start-session.ts';
import { hashSecret, makeToken } from './secrets.ts';
import { findAccountOf, openAccountOf } from './social-account.ts';
import type { SocialProvider } from './social-providers.ts';
import { readTicket, type SocialPerson } from './social-ticket.ts';

const lifetimeMs = 10 * 60_000;
const returnPath = '/m/login/return';
const switches = {
  facebook: { flag: 'FACEBOOKLOGIN3', clientId: 'login.facebookClientId' },
  google: { flag: 'GOOGLELOGIN3', clientId: 'login.googleClientId' },
} as const;

/**
 * Begins a sign-in elsewhere: authorization code with PKCE, state and nonce. Verifier and nonce stay here, under the
 * hash of the state, until the visitor is back (rows ).
 */
export async function startSocial(sandbox: Sandbox, call: Call): Promise<{ url: string; state: string }> {
  const { merchant, body } = call;
  await consumeTry(sandbox, 'socialLogin', { merchant, address: call.address });
  const provider = providerOf(body['provider']);
  await requireOffers(sandbox, call, [socialWay(provider)]);
  const redirectUri = await returnAddress(sandbox, call);
  const configuration = await configure(sandbox, merchant, provider);
  const [state, nonce, verifier] = [makeToken(), randomNonce(), randomPKCECodeVerifier()];
  const at = sandbox.now();
  await sandbox.db.deleteFrom('social_attempt').where('expires_at', '<', at).execute();
  await sandbox.db
    .insertInto('social_attempt')
    .values({
      state_hash: hashSecret(state),
      merchant,
      provider,
      verifier,
      nonce,
      redirect_uri: redirectUri,
      expires_at: new Date(at.getTime() + lifetimeMs),
    })
    .execute();
  const url = buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: 'openid email',
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  });
  return { url: url.href, state };
}

/**
 * Ends it: who comes back from the provider and is known is in. Who is new gets a ticket and comes again with it and what
 * an account asks for: age and consent, as with every registration (rows ).
 */
export async function socialLogin(sandbox: Sandbox, call: Call): Promise<LoginValue | SecondStep> {
  const { ticket } = call.body;
  const account =
    typeof ticket === 'string'
      ? await openByTicket(sandbox, call, ticket)
      : await findAccountOf(sandbox, await arrive(sandbox, call));
  await requireAudience(sandbox, call.merchant, account.type);
  return letIn(sandbox, call, { account });
}

async function openByTicket(sandbox: Sandbox, call: Call, ticket: string) {
  const person = readTicket(sandbox, call.merchant, ticket);
  await requireOffers(sandbox, call, [socialWay(person.provider)]);
  return openAccountOf(sandbox, person, call);
}

/** Who has come back: the state is used up first, then the code is exchanged and the ID token checked. */
async function arrive(sandbox: Sandbox, call: Call): Promise<SocialPerson> {
  const { merchant, body } = call;
  const { state, code, iss } = body;
  if (typeof state !== 'string' || typeof code !== 'string') throw failure('body.invalid');
  const attempt = await sandbox.db
    .deleteFrom('social_attempt')
    .where('state_hash', '=', hashSecret(state))
    .where('merchant', '=', merchant)
    .where('expires_at', '>', sandbox.now())
    .returningAll()
    .executeTakeFirst();
  if (!attempt) throw failure('social.failed');
  const provider = providerOf(attempt.provider);
  await requireOffers(sandbox, call, [socialWay(provider)]);
  const configuration = await configure(sandbox, merchant, provider);
  const back = new URL(attempt.redirect_uri);
  back.search = new URLSearchParams({ code, state, ...(typeof iss === 'string' ? { iss } : {}) }).toString();
  const claims = await exchange(configuration, back, {
    pkceCodeVerifier: attempt.verifier,
    expectedNonce: attempt.nonce,
    expectedState: state,
  });
  const { sub, email, email_verified: isVerified } = claims;
  return { merchant, provider, subject: sub, ...(isVerified === true && typeof email === 'string' ? { email } : {}) };
}

async function exchange(
  configuration: Configuration,
  back: URL,
  checks: NonNullable<Parameters<typeof authorizationCodeGrant>[2]>,
): Promise<IDToken> {
  const tokens = await authorizationCodeGrant(configuration, back, { ...checks, idTokenExpected: true }).catch(() => {
    throw failure('social.failed');
  });
  const claims = tokens.claims();
  if (!claims) throw failure('social.failed');
  return claims;
}

/** The way to the provider, where the site has both the flag and a client id. */
async function configure(sandbox: Sandbox, merchant: string, provider: SocialProvider): Promise<Configuration> {
  const site = (await sandbox.sites.get(merchant))?.site;
  const { flag, clientId: setting } = switches[provider];
  const clientId = site?.settings[setting];
  if (site?.flags[flag] !== true || typeof clientId !== 'string' || clientId === '') throw failure('no.permission');
  return sandbox.social.find(merchant, provider, clientId).catch(() => {
    throw failure('social.unavailable');
  });
}

function providerOf(value: unknown): SocialProvider {
  if (value === 'facebook' || value === 'google') return value;
  throw failure('body.invalid');
}

/** Only the page of the brand that the call came from may be come back to, on one of the brand's own origins. */
async function returnAddress({ sites }: Sandbox, call: Call): Promise<string> {
  const { body, merchant } = call;
  const sent = body['redirectUri'];
  const url = typeof sent === 'string' && URL.canParse(sent) ? new URL(sent) : undefined;
  const domains = (await sites.get(merchant))?.site.identity.domains ?? [];
  const isOwn = url !== undefined && (url.origin === siteOriginOf(call) || isDomainOf(url, domains));
  if (!isOwn || url.href !== `${url.origin}${returnPath}`) throw failure('body.invalid');
  return url.href;
}

// A domain of the brand has no port of its own and is reached by TLS only.
function isDomainOf({ protocol, port, hostname }: URL, domains: readonly string[]): boolean {
  return protocol === 'https:' && port === '' && domains.includes(hostname);
}
