import { useCallback, useRef, useState } from 'react';
import { enter } from '../../../client/session/enter.ts';
import { followPassword } from '../../../client/session/follow-password.ts';
import type { PhoneProof } from '../../../forms/phone-verifier.ts';
import { useErrorText, useRuntime, useText, useToast } from '../../../client/index.ts';
import { useMailNote } from './use-mail-note.ts';

/** Loading limit of setting a password (row A-378), and how long the success of a mail stays (row A-124). */
const settingMs = 15_000;
const mailSentMs = 1000;

export interface NewPassword {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
  readonly verificationCode: string;
  readonly newPassword: string;
}

/** What a refused reset asks of the form: another password, or another code (rows ). */
export type ResetFault = 'samePassword' | 'commonPassword' | 'wrongCode' | 'other';

const faults: Readonly<Record<string, ResetFault>> = {
  'modify.new.old.same': 'samePassword',
  'password.common': 'commonPassword',
  'verification.code.error': 'wrongCode',
};

/** Runs one call at a time with a loading toast. */
function useRunning() {
  const running = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const run = useCallback(async (work: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setIsBusy(true);
    await work().finally(() => {
      running.current = false;
      setIsBusy(false);
    });
  }, []);
  return { run, isBusy };
}

/** Recovery by mail: the same words whether or not the account exists, then `onSent` and where the mail goes a second later (row A-124). */
export function useMailRecovery(onSent: () => void) {
  const { platform, clock } = useRuntime();
  const text = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const showNote = useMailNote();
  const { run, isBusy } = useRunning();
  const submit = (body: { readonly username: string; readonly email: string }) =>
    run(async () => {
      const dismiss = toast.show(text('recovery:loading'), { kind: 'loading' });
      try {
        await platform.call('forgotPassword', { body, form: 'urlencoded', quiet: true });
        dismiss();
        toast.show(text('recovery:mailSent'), { kind: 'success', ms: mailSentMs });
        clock.after(mailSentMs, onSent);
        clock.after(mailSentMs, () => showNote(body.email));
      } catch (error) {
        dismiss();
        toast.show(errorText(error), { kind: 'error' });
      }
    });
  return { submit, isBusy };
}

/**
 * Recovery by phone: a third party checks the code where the site has one, the password is set, then the name that the
 * answer gives is logged in (rows A-125… ).
 */
export function usePhoneRecovery(
  confirm: (code: string) => Promise<PhoneProof | undefined>,
  onRefused: (fault: ResetFault) => void,
) {
  const runtime = useRuntime();
  const { platform, navigation, vault, dialogs } = runtime;
  const text = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const { run, isBusy } = useRunning();
  const logIn = async (userName: string, password: string) => {
    const body = { username: userName, password, type: 'username' } as const;
    const value = await platform.call('login', { body, encrypted: true, quiet: true });
    await vault.keepPassword(password).catch(() => undefined);
    await followPassword(vault, userName, password);
    if (enter(runtime, value)) dialogs.close('forget');
  };
  const submit = (wanted: NewPassword) =>
    run(async () => {
      const dismiss = toast.show(text('recovery:loading'), { kind: 'loading', ms: settingMs });
      try {
        const body = { ...wanted, ...(await confirm(wanted.verificationCode)) };
        const call = { body, encrypted: true, quiet: true, timeoutMs: settingMs } as const;
        const answer = await platform.call('setPasswordByPhone', call);
        const userName = userNameOf(answer);
        const isIn =
          userName !== undefined &&
          (await logIn(userName, wanted.newPassword).then(
            () => true,
            () => false,
          ));
        dismiss();
        toast.show(text('recovery:passwordSet'), { kind: 'success' });
        if (!isIn) navigation.go('login.screen');
      } catch (error) {
        dismiss();
        const fault = faults[codeOf(error)] ?? 'other';
        if (fault === 'other') toast.show(errorText(error), { kind: 'error' });
        onRefused(fault);
      }
    });
  return { submit, isBusy };
}

function userNameOf(answer: unknown): string | undefined {
  const found = typeof answer === 'object' && answer !== null && 'userName' in answer ? answer.userName : undefined;
  return typeof found === 'string' && found !== '' ? found : undefined;
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
