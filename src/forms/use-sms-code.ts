import { useCallback, useRef, useState } from 'react';
import { useErrorText, usePlatform, useSetting, useText, useToast } from '../client/hooks.ts';
import { PlatformError } from '../client/platform-error.ts';
import { useSmsCountdown } from '../client/use-sms-countdown.ts';
import type { HumanCheck } from './human-check.ts';

export interface SmsCode {
  /** Seconds until another code may be asked for; 0 when the button is ready. */
  readonly seconds: number;
  readonly isSending: boolean;
  /** The browser proves that somebody sits before it; then the code is sent. */
  readonly isProving: boolean;
  /** Sends a code to a number that has been checked before. Failure starts no countdown (row A-248). */
  send(mobile: MobileNumber): Promise<void>;
}

export interface MobileNumber {
  readonly number: string;
  readonly countryDialingCode: string;
}

// Loaded only where the site asks for it.
const provenByWork: HumanCheck = async (platform) => (await import('./human-check.ts')).workAsProof(platform);
const notAsked: HumanCheck = async () => ({});

/**
 * Asks the platform for an SMS code. Registration names the number `mobileNo`, login and set password `mobileNum`
 * (row A-235).
 */
export function useSmsCode(numberKey: 'mobileNo' | 'mobileNum'): SmsCode {
  const humanCheck = useSetting<boolean>('sms.proofOfWork', false) ? provenByWork : notAsked;
  const [isProving, setIsProving] = useState(false);
  const platform = usePlatform();
  const toast = useToast();
  const text = useText();
  const errorText = useErrorText();
  const countdown = useSmsCountdown();
  const [isSending, setIsSending] = useState(false);
  const running = useRef(false);
  const { start } = countdown;
  const send = useCallback(
    async ({ number, countryDialingCode }: MobileNumber) => {
      if (running.current) return;
      running.current = true;
      setIsSending(true);
      const dismiss = toast.show(text('errors:smsSending'), { kind: 'loading' });
      try {
        setIsProving(humanCheck !== notAsked);
        const proof = await humanCheck(platform).finally(() => setIsProving(false));
        const body = { [numberKey]: number, countryDialingCode, ...proof };
        const value = await platform.call<unknown>('smsCode', { body, quiet: true });
        start(expirationOf(value));
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
    [platform, toast, text, errorText, start, numberKey, humanCheck],
  );
  return { seconds: countdown.seconds, isSending, isProving, send };
}

function expirationOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'expirationTime' in value ? value.expirationTime : undefined;
}

function isUnproven(error: unknown): boolean {
  return !(error instanceof PlatformError) || error.code === 'human.check.failed';
}
