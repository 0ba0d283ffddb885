import type { TextKey } from '../contracts/feature.ts';

/** Codes with a text of their own unless the merchant maps them otherwise (rows A-352…A-364). */
export const errorCodes: Readonly<Record<string, TextKey>> = {
  NETWORK: 'errors:loadingFailed',
  TIMEOUT: 'errors:slow',
  EMPTY_URL: 'errors:emptyUrl',
  UNREADABLE: 'errors:unknown',
  'unknown.error': 'errors:unknown',
  'not.logged.in': 'errors:notLoggedIn',
  'session.ended': 'errors:loggedOut',
  'session.expired': 'errors:loggedOut',
  'verification.code.error': 'errors:verificationCode',
  'captcha.error': 'errors:captcha',
  'no.permission': 'errors:noPermission',
  'user.not.exist': 'errors:userMissing',
  'username.exists': 'errors:usernameExists',
  'referrer.error': 'errors:referrer',
  'agent.error': 'errors:agent',
  'system.upgrading': 'errors:upgrading',
};
