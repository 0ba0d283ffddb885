import { useCallback, useMemo, useRef, useState } from 'react';
import { useClock, usePlatform, useSetting, useText, useToast } from '../client/hooks.ts';
import { useErrorText } from '../client/platform/use-error-text.ts';
import { PlatformError } from '../client/platform/platform-error.ts';
import type { Clock, Platform } from '../client/runtime-types.ts';
import { useSmsCountdown } from '../client/session/use-sms-countdown.ts';
import type { PhoneService } from '../engine/phone-service.ts';
import type { HumanCheck } from './human-check.ts';
import type { MobileNumber, PhoneProof, PhoneVerifier } from './phone-verifier.ts';

export interface SmsCode {
  /** Seconds until another code may be asked for this number; 0 when the button is ready, as it is for any other one. */
  secondsFor(mobile: MobileNumber): number;
  readonly isSending: boolean;
  /** The browser proves that somebody sits before it; then the code is sent. */
  readonly isProving: boolean;
  /** Sends a code to a number that has been checked before. Failure starts no countdown (row A-248). */
  send(mobile: MobileNumber): Promise<void>;
  /** Has a third party check the code where the site has one; nothing elsewhere. Throws when it refuses (row A-128). */
  confirm(code: string): Promise<PhoneProof | undefined>;
}

// Loaded only where the site asks for it.
const provenByWork: HumanCheck = async (platform) => (await import('./human-check.ts')).workAsProof(platform);
const notAsked: HumanCheck = async () => ({});

/**
 * Asks for an SMS code: the platform, or the third party of the site. Registration names the number `mobileNo` to the
 * platform, login and set password `mobileNum` (row A-235).
 */
export function useSmsCode(numberKey: 'mobileNo' | 'mobileNum'): SmsCode {
  const humanCheck = useSetting('sms.proofOfWork') ? provenByWork : notAsked;
  const [isProving, setIsProving] = useState(false);
  const platform = usePlatform();
  const thirdParty = useThirdParty();
  const toast = useToast();
  const text = useText();
  const errorText = useErrorText();
  const countdown = useSmsCountdown();
  const [isSending, setIsSending] = useState(false);
  const [sentTo, setSentTo] = useState<string>();
  const running = useRef(false);
  const { start } = countdown;
  const verifier = useMemo(() => {
    if (thirdParty) return thirdParty;
    return platformVerifier(platform, numberKey, async (asked) => {
      setIsProving(humanCheck !== notAsked);
      return humanCheck(asked).finally(() => setIsProving(false));
    });
  }, [thirdParty, platform, numberKey, humanCheck]);
  const send = useCallback(
    async (mobile: MobileNumber) => {
      if (running.current) return;
      running.current = true;
      setIsSending(true);
      const dismiss = toast.show(text('errors:smsSending'), { kind: 'loading' });
      try {
        start(await verifier.send(mobile));
        setSentTo(written(mobile));
        dismiss();
        toast.show(text('errors:smsSent'), { kind: 'success' });
      } catch (error) {
        dismiss();
        toast.show(isUnproven(error) ? text('forms:humanCheck.failed') : errorText(error), { kind: 'error' });
      } finally {
        running.current = false;
        setIsSending(false);
      }
    },
    [toast, text, errorText, start, verifier],
  );
  const secondsFor = (mobile: MobileNumber) => (written(mobile) === sentTo ? countdown.seconds : 0);
  return { secondsFor, isSending, isProving, send, confirm: verifier.confirm };
}

function written({ number, countryDialingCode }: MobileNumber): string {
  return `${countryDialingCode} ${number}`;
}

/** The platform sends the code; it checks it later, with the call that the code comes with. */
function platformVerifier(platform: Platform, numberKey: string, humanCheck: HumanCheck): PhoneVerifier {
  return {
    async send({ number, countryDialingCode }) {
      const headers = await humanCheck(platform);
      const body = { [numberKey]: number, countryDialingCode };
      return expirationOf(await platform.call('smsCode', { body, headers, quiet: true }));
    },
    confirm: async () => undefined,
  };
}

// Nothing where the platform does it itself; the same over releases that do not change it, as a sent code stays good.
function useThirdParty(): PhoneVerifier | undefined {
  const clock = useClock();
  const apiKey = useSetting('sms.firebaseApiKey');
  const projectId = useSetting('sms.firebaseProjectId');
  const emulator = useSetting('sms.firebaseEmulator');
  return useMemo(
    () => (apiKey && projectId ? lazyVerifier({ apiKey, projectId, emulator }, clock) : undefined),
    [clock, apiKey, projectId, emulator],
  );
}

// Its code is loaded when a code is first asked for.
function lazyVerifier(service: Required<PhoneService>, clock: Clock): PhoneVerifier {
  let opened: PhoneVerifier | undefined;
  const open = async () => {
    const { openFirebaseVerifier } = await import('./firebase-verifier.ts');
    opened ??= openFirebaseVerifier(service, clock);
    return opened;
  };
  return { send: async (number) => (await open()).send(number), confirm: async (code) => (await open()).confirm(code) };
}

function expirationOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'expirationTime' in value ? value.expirationTime : undefined;
}

function isUnproven(error: unknown): boolean {
  return !(error instanceof PlatformError) || error.code === 'human.check.failed';
}
