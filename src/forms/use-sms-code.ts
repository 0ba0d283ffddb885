import { useCallback, useRef, useState } from 'react';
import { useErrorText, usePlatform, useText, useToast } from '../client/hooks.ts';
import { useSmsCountdown } from '../client/use-sms-countdown.ts';

export interface SmsCode {
  /** Seconds until another code may be asked for; 0 when the button is ready. */
  readonly seconds: number;
  readonly isSending: boolean;
  /** Sends a code to a number that has been checked before. Failure starts no countdown (row A-248). */
  send(mobile: MobileNumber): Promise<void>;
}

export interface MobileNumber {
  readonly number: string;
  readonly countryDialingCode: string;
}

/** What a person proves before a code is sent: extra fields of the body, none by default (row A-236). */
export type HumanCheck = () => Promise<Readonly<Record<string, string>>>;

const noHumanCheck: HumanCheck = async () => ({});

/**
 * Asks the platform for an SMS code. Registration names the number `mobileNo`, login and set password `mobileNum`
 * (row A-235).
 */
export function useSmsCode(numberKey: 'mobileNo' | 'mobileNum', humanCheck: HumanCheck = noHumanCheck): SmsCode {
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
        const body = { [numberKey]: number, countryDialingCode, ...(await humanCheck()) };
        const value = await platform.call<unknown>('smsCode', { body, quiet: true });
        start(expirationOf(value));
        dismiss();
        toast.show(text('errors:smsSent'), { kind: 'success' });
      } catch (error) {
        dismiss();
        toast.show(errorText(error), { kind: 'error' });
      } finally {
        running.current = false;
        setIsSending(false);
      }
    },
    [platform, toast, text, errorText, start, numberKey, humanCheck],
  );
  return { seconds: countdown.seconds, isSending, send };
}

function expirationOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'expirationTime' in value ? value.expirationTime : undefined;
}
