/* oxlint-disable max-lines -- as long as its schema */
/* Written by scripts/generate.ts from schemas/site-settings.schema.json. Do not edit. */

/**
 * Settings that the site configuration may give. What is left out has its default.
 */
export interface SiteSettings {
  /**
   * Sends the fields of DELETE calls in the body instead of the query.
   */
  'api.deleteInBody'?: boolean;
  /**
   * Sends the token in the query as well, on calls that list it. Query strings end up in logs.
   */
  'api.tokenInQuery'?: boolean;
  /**
   * Encrypts the registration call as well as the login call.
   */
  'encryption.register'?: boolean;
  /**
   * Client id of the site at Facebook; without it there is no sign-in with Facebook.
   */
  'login.facebookClientId'?: string;
  /**
   * Client id of the site at Google; without it there is no sign-in with Google.
   */
  'login.googleClientId'?: string;
  /**
   * Offers password recovery by e-mail.
   */
  'recovery.email'?: boolean;
  /**
   * Offers setting the password by an SMS code.
   */
  'recovery.phone'?: boolean;
  /**
   * The brand checks identities: the least age by date of birth is then at least 21.
   */
  'registration.kyc'?: boolean;
  /**
   * Minutes without an act of the player after which he is logged out. What the page asks by itself is no act; a round that was begun is settled.
   */
  'session.idleMinutes'?: number;
  /**
   * Web API key of the site's Firebase project; with the project's id, Firebase sends and checks the codes by SMS.
   */
  'sms.firebaseApiKey'?: string;
  /**
   * Origin of a Firebase Auth emulator on the very machine, for tests of the verification; never for players.
   */
  'sms.firebaseEmulator'?: string;
  /**
   * Id of the Firebase project whose API key is named beside it.
   */
  'sms.firebaseProjectId'?: string;
  /**
   * Has the visitor's browser do some work before a code is sent by SMS, so that programs cannot send many.
   */
  'sms.proofOfWork'?: boolean;
  /**
   * Shows the site when its status cannot be loaded and none is stored. It would open a restricted site.
   */
  'status.failOpen'?: boolean;
  /**
   * single hides the entry to several wallets; the total stays.
   */
  'wallet.mode'?: 'single' | 'multi';
}
