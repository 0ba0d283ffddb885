import { expect } from '@playwright/test';
import { openIdentityToolkit } from '../../src/sandbox/sms/identity-toolkit.fixture.ts';

const apiKey = 'key-of-the-site';
const projectId = 'demo-livery';

export interface PhoneProvider {
  /** Settings of a site whose phone numbers it checks. */
  readonly settings: Readonly<Record<string, string>>;
  /** The code that was sent to a number last; waits for it. */
  codeOf(phoneNumber: string): Promise<string>;
  close(): Promise<void>;
}

interface SentCode {
  readonly phoneNumber: string;
  readonly code: string;
}

/**
 * A third party that checks phone numbers: the vendor's own emulator where `LIVERY_FIREBASE_EMULATOR` says `host:port`,
 * else a server of its protocol that is as strict.
 */
export async function openPhoneProvider(): Promise<PhoneProvider> {
  const vendors = process.env['LIVERY_FIREBASE_EMULATOR'];
  const { origin, close } =
    vendors === undefined
      ? await openIdentityToolkit({ apiKey, projectId })
      : { origin: `http://${vendors}`, close: async () => undefined };
  const sentTo = async (phoneNumber: string) => {
    const answer = await fetch(`${origin}/emulator/v1/projects/${projectId}/verificationCodes`);
    const { verificationCodes } = (await answer.json()) as { readonly verificationCodes: readonly SentCode[] };
    return verificationCodes.findLast((sent) => sent.phoneNumber === phoneNumber)?.code;
  };
  return {
    settings: {
      'sms.firebaseApiKey': apiKey,
      'sms.firebaseProjectId': projectId,
      'sms.firebaseEmulator': origin,
    },
    async codeOf(phoneNumber) {
      await expect.poll(() => sentTo(phoneNumber)).toBeDefined();
      return (await sentTo(phoneNumber)) ?? '';
    },
    close,
  };
}
