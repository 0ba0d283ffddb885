import type { SettingValues } from '../contracts/generated/setting-values.ts';

/** Settings that name a site's project. */
export type PhoneSettings = Pick<
  SettingValues,
  'sms.firebaseApiKey' | 'sms.firebaseProjectId' | 'sms.firebaseEmulator'
>;

/** A site's project at Firebase, which sends and checks codes by SMS in the platform's place. */
export interface PhoneService {
  readonly apiKey: string;
  readonly projectId: string;
  /** Origin of an emulator that stands in for Firebase; always on the very machine. */
  readonly emulator?: string;
}

/** The third-party phone verification of a site; nothing unless both key and project are named (rows ). */
export function phoneServiceOf(settings: PhoneSettings): PhoneService | undefined {
  const apiKey = settings['sms.firebaseApiKey'].trim();
  const projectId = settings['sms.firebaseProjectId'].trim();
  const emulator = settings['sms.firebaseEmulator'].trim();
  if (apiKey === '' || projectId === '') return undefined;
  return isOwnMachine(emulator) ? { apiKey, projectId, emulator } : { apiKey, projectId };
}

/** Where the Identity Toolkit of a service answers, without a slash at the end. */
export function identityToolkit({ emulator }: PhoneService): string {
  const host = 'identitytoolkit.googleapis.com';
  return emulator === undefined ? `https://${host}` : `${emulator}/${host}`;
}

/** Whether a text is an origin of the very machine: nobody else may be asked in Firebase's place. */
export function isOwnMachine(origin: string): boolean {
  return /^https?:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?$/.test(origin);
}
