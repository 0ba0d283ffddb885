import { useEffect, useEffectEvent, useState } from 'react';
import { type RememberedLogin, useRuntime, useSetting, useText, useVault } from '../../../client/index.ts';
import { storageNames } from '../../../client/browser/storage-names.ts';
import { focusField } from '../../../forms/focus-first-error.ts';
import { MethodTabs } from '../../../forms/method-tabs.tsx';
import { useCaptcha } from '../../../forms/use-captcha.ts';
import { useHeldMethods } from '../../../forms/use-held-methods.ts';
import { useFormFill } from '../../../forms/use-form-fill.ts';
import { loadRareControls } from '../../../forms/use-rare-controls.ts';
import { useSmsCode } from '../../../forms/use-sms-code.ts';
import { type LoginFailure, useLogin } from './use-login.ts';
import { LoginForm } from './login-form.tsx';
import { LoginOptions } from './login-options.tsx';

export interface LoginPanelProps {
  /** Prefix of ids, so that the dialog and the screen never share one. */
  readonly id: string;
  onForgot(): void;
  onSuccess(): void;
}

/** The login itself, in the page and in the dialog alike (row A-072). */
export function LoginPanel({ id, onForgot, onSuccess }: LoginPanelProps) {
  const text = useText();
  const methods = useHeldMethods('login.method');
  const [chosen, setChosen] = useState<string>();
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const captcha = useCaptcha(needsCaptcha);
  const sms = useSmsCode('mobileNum');
  const fill = useFormFill({});
  const [remember, setRemember] = useState(false);
  const { setValue, setValues, setServerMessages, restart } = fill;
  const { reload } = captcha;
  const proof = () => (method?.id === 'login.mobile' ? 'verificationCode' : 'password');
  const showAtField = (field: string, key: string, said = '') => {
    setServerMessages({ [field]: [{ key, params: { said } }] });
    focusField(id, field);
  };
  const onFailure = ({ needsCaptcha: isDemanded, said, isOfCaptcha }: LoginFailure) => {
    // A captcha that comes only now is not one that the player left empty.
    restart();
    setValue('captcha', undefined);
    if (needsCaptcha) reload();
    else setNeedsCaptcha(isDemanded);
    if (said !== undefined) showAtField(isOfCaptcha ? 'captcha' : proof(), 'forms:said', said);
  };
  const onCodeRefused = () => showAtField(proof(), 'errors:verificationCode');
  const login = useLogin({ onFailure, onSuccess, confirm: sms.confirm, onCodeRefused });
  const nameOpened = (username: string) => {
    setChosen('login.username');
    setValue('username', username);
  };
  useRemembered((recalled) => {
    // Somebody else may have begun to write before the page was hydrated.
    if (Object.keys(fill.values).length > 0) return;
    setRemember(true);
    const wasByNumber = recalled.method === 'mobile';
    setChosen(wasByNumber ? 'login.mobile' : 'login.username');
    const { username, password } = recalled;
    setValues(() => (wasByNumber ? { mobileNum: username } : { username, password }));
  }, nameOpened);
  const method = methods.find((item) => item.id === chosen) ?? methods[0];
  const isByNumber = method?.id === 'login.mobile';
  useEffect(() => {
    if (isByNumber) void loadRareControls().catch(() => undefined);
  }, [isByNumber]);
  // Where only providers let in there is no form, and their buttons are the panel.
  if (!method) return <LoginOptions />;

  function choose(next: string) {
    if (next === method?.id) return;
    setChosen(next);
    fill.restart();
    setValue('captcha', undefined);
    if (needsCaptcha) reload();
  }

  return (
    <MethodTabs
      id={`${id}-methods`}
      label={text('login:methods')}
      methods={methods}
      current={method.id}
      onChoose={choose}
    >
      <LoginForm
        key={method.form}
        id={id}
        formId={method.form}
        fill={fill}
        sms={sms}
        captcha={needsCaptcha ? captcha : undefined}
        remember={remember}
        onRemember={setRemember}
        isBusy={login.isBusy}
        onSubmit={(input) => {
          fill.clearServerMessages();
          void login.submit(input);
        }}
        onForgot={onForgot}
      />
    </MethodTabs>
  );
}

// Fills the form once with the account that was just opened here, else with what this browser was asked to remember.
function useRemembered(onRecall: (login: RememberedLogin) => void, onOpened: (username: string) => void) {
  const vault = useVault();
  const { session } = useRuntime().storage;
  const mode = useSetting('login.remember');
  const fillIn = useEffectEvent(onRecall);
  const nameOpened = useEffectEvent(onOpened);
  useEffect(() => {
    const opened = session.read(storageNames.openedName);
    if (opened !== undefined) {
      session.remove(storageNames.openedName);
      return nameOpened(opened);
    }
    if (mode === 'off') return;
    void vault
      .recall()
      .then((login) => {
        if (login) fillIn(login);
      })
      .catch(() => undefined);
  }, [vault, mode, session]);
}
