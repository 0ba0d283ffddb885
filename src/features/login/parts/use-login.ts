import { useRef, useState } from 'react';
import { PlatformError, useErrorText, useRuntime, useSetting, useText, useToast } from '../../../client/index.ts';
import { enter } from '../../../client/session/enter.ts';
import { specifiedNames } from '../../../client/browser/storage-names.ts';
import { platformHeaders } from '../../../contracts/call-headers.ts';
import type { PhoneProof } from '../../../forms/phone-verifier.ts';

/** What a login form holds. */
export interface LoginInput {
  readonly type: 'username' | 'sms';
  /** User name, or the mobile number. */
  readonly username: string;
  /** Password, or the SMS code. */
  readonly password: string;
  readonly captcha?: string;
  readonly captchaId?: string;
  readonly countryDialingCode?: string;
  readonly remember: boolean;
}

/** Why a login failed. */
export interface LoginFailure {
  /** The platform wants a captcha with the next one. */
  readonly needsCaptcha: boolean;
  /** Why it refused what was entered; absent when it could not answer, which is no fault of an entry and is said aloud. */
  readonly said?: string;
  /** What it said is about the captcha, not about the account. */
  readonly isOfCaptcha: boolean;
}

export interface LoginOptions {
  onFailure(failure: LoginFailure): void;
  onSuccess(): void;
  /** Has a third party check the code, where the site has one (row A-068). */
  confirm(code: string): Promise<PhoneProof | undefined>;
  /** The third party did not take the code. */
  onCodeRefused(): void;
}

/** Name of the flag in a failed login's value (row A-058, decision 34). */
const captchaFlag = 'captcha';

/** Logs in: one submit is one call, a loading toast until it settles, the session and the vault afterwards. */
export function useLogin({ onFailure, onSuccess, confirm, onCodeRefused }: LoginOptions) {
  const runtime = useRuntime();
  const text = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const firstTimeRoute = useSetting('login.firstTimeRoute');
  const isSilent = useSetting('login.silentVerifyFailure');
  const running = useRef(false);
  const [isBusy, setIsBusy] = useState(false);

  // Says by itself what there is to say: a refused code ends the login without a call (row A-067).
  const proofOf = async ({ type, password }: LoginInput): Promise<PhoneProof | 'refused' | undefined> => {
    if (type !== 'sms') return undefined;
    try {
      return await confirm(password);
    } catch (error) {
      if (!isSilent) toast.show(errorText(error), { kind: 'error' });
      onCodeRefused();
      return 'refused';
    }
  };

  const submit = async (input: LoginInput) => {
    if (running.current) return;
    running.current = true;
    setIsBusy(true);
    const dismiss = toast.show(text('login:loading'), { kind: 'loading' });
    const { platform, navigation } = runtime;
    try {
      const proof = await proofOf(input);
      if (proof === 'refused') return;
      const value = await platform.call('login', callOf(input, proof));
      await keepLogin(runtime, input).catch(() => undefined);
      if ('firstTimeLogin' in value && value.firstTimeLogin && firstTimeRoute !== '')
        navigation.want(navigation.pathOf(firstTimeRoute));
      if (enter(runtime, value)) onSuccess();
    } catch (error) {
      const code = error instanceof PlatformError ? error.code : '';
      // One text for a wrong name and a wrong password, so that nobody finds out names (row A-357).
      const isWrong = code === 'login.failed' || code === 'user.not.exist';
      const said = isWrong ? text('login:wrongCredentials') : errorText(error);
      const isAnswer = error instanceof PlatformError && error.status >= 400 && error.status < 500;
      if (!isAnswer) toast.show(said, { kind: 'error' });
      onFailure({
        needsCaptcha: isAnswer && Boolean(error.value[captchaFlag]),
        isOfCaptcha: code.startsWith('captcha.'),
        ...(isAnswer ? { said } : {}),
      });
    } finally {
      dismiss();
      running.current = false;
      setIsBusy(false);
    }
  };
  return { submit, isBusy };
}

function callOf({ remember: _remember, captchaId, ...input }: LoginInput, proof: PhoneProof | undefined) {
  return {
    body: proof ? provenBody(input, proof) : input,
    encrypted: true,
    quiet: true,
    ...(captchaId === undefined ? {} : { headers: { [platformHeaders.captcha]: captchaId } }),
  };
}

// Who has proved the number elsewhere sends the proof in the place of number and code (rows ).
function provenBody({ username, captcha, countryDialingCode }: Partial<LoginInput>, proof: PhoneProof) {
  return {
    type: 'firebase' as const,
    firebaseChannel: 'sms',
    ...proof,
    firebaseMobileNo: username,
    countryDialingCode,
    ...(captcha === undefined ? {} : { captcha }),
  };
}

// Ticked: kept as ciphertext for the next visit; unticked: whatever was kept goes (row A-060).
async function keepLogin({ vault, storage }: ReturnType<typeof useRuntime>, input: LoginInput): Promise<void> {
  storage.local.write(specifiedNames.autoLogin, input.remember ? '1' : '0');
  if (input.type === 'username') await vault.keepPassword(input.password);
  if (!input.remember) return vault.forget();
  const { username, password } = input;
  return vault.remember(
    input.type === 'sms' ? { method: 'mobile', username } : { method: 'username', username, password },
  );
}
