import type { Platform, SessionValue } from '../../../client/index.ts';
import { platformHeaders } from '../../../contracts/call-headers.ts';

/** What the platform says about its registration: the schema id of each open form (rows ). */
export interface RegisterSettings {
  readonly forms: Readonly<Record<string, string>>;
}

/** Reads the platform's registration settings. Throws when they cannot be had. */
export async function loadSettings(platform: Platform): Promise<RegisterSettings> {
  const value = await platform.call('registerSettings', { quiet: true });
  const forms = typeof value === 'object' && value !== null && 'forms' in value ? value.forms : {};
  const entries = typeof forms === 'object' && forms !== null ? Object.entries(forms) : [];
  return { forms: Object.fromEntries(entries.filter(([, id]) => typeof id === 'string')) };
}

/** What the platform says of a user name. */
export type NameAnswer = 'free' | 'taken' | 'checkedAtSubmit';

/** Whether a user name is still free (rows ). A platform that cannot tell counts as free. */
export async function askForName(platform: Platform, username: string): Promise<NameAnswer> {
  const value = await platform.call('usernameAvailability', { query: { username }, quiet: true });
  if (typeof value !== 'object' || value === null) return value === false ? 'taken' : 'free';
  if ('checkedAtSubmit' in value && value.checkedAtSubmit === true) return 'checkedAtSubmit';
  return 'available' in value && value.available === false ? 'taken' : 'free';
}

/** Whether an invitation code is known; this answer has `data` where others have `value` (rows ). */
export async function isInvitationKnown(platform: Platform, code: string): Promise<boolean> {
  const query = { code, domain: location.hostname };
  const answer = await platform.call('invitationCheck', { query, quiet: true, whole: true });
  const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : undefined;
  return typeof data === 'object' && data !== null && 'success' in data && data.success === true;
}

/** The affiliate code that belongs to this domain; nothing when there is none (rows ). */
export async function loadAffiliateCode(platform: Platform): Promise<string | undefined> {
  const value = await platform.call('affiliateCode', { query: { domain: location.hostname }, quiet: true });
  const code = typeof value === 'object' && value !== null && 'code' in value ? value.code : undefined;
  return typeof code === 'string' && code !== '' ? code : undefined;
}

export interface Registration {
  readonly body: Readonly<Record<string, unknown>>;
  /** `$id` of the form that the body was filled in with. */
  readonly formHash: string;
  readonly captchaId?: string;
  readonly isEncrypted: boolean;
}

/** Registers: one PUT, encrypted beside its module id where the merchant says so (rows ). */
export function register(
  platform: Platform,
  { body, formHash, captchaId, isEncrypted }: Registration,
): Promise<SessionValue> {
  return platform.call('register', {
    body,
    quiet: true,
    headers: {
      [platformHeaders.form]: formHash,
      ...(captchaId === undefined ? {} : { [platformHeaders.captcha]: captchaId }),
    },
    ...(isEncrypted ? { encrypted: 'data' } : {}),
  });
}
