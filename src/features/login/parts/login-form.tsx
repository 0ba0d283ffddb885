import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useNavigation, useSetting, useSlot, useText } from '../../../client/index.ts';
import { type FormField, readFields } from '../../../forms/form-fields.ts';
import { FormWaiting } from '../../../forms/form-waiting.tsx';
import { useOpenForm } from '../../../forms/open-form.ts';
import { ThinForm } from '../../../forms/thin-form.tsx';
import type { Captcha } from '../../../forms/use-captcha.ts';
import { codeRequest, dialingCodeOf } from '../../../forms/use-code-request.ts';
import { useDialingCode } from '../../../forms/use-dialing-code.ts';
import { useFacts } from '../../../forms/use-facts.ts';
import type { FormFill } from '../../../forms/use-form-fill.ts';
import type { SmsCode } from '../../../forms/use-sms-code.ts';
import { validateValues } from '../../../forms/validate-values.ts';
import type { FormDefinition } from '../../../contracts/release.ts';
import { cleanData } from '../../../engine/index.ts';
import { Button, Checkbox, token } from '../../../ui/index.ts';
import type { LoginInput } from './use-login.ts';
import { LoginOptions } from './login-options.tsx';

export interface LoginFormProps {
  readonly id: string;
  readonly formId: string;
  readonly fill: FormFill;
  readonly sms: SmsCode;
  /** Present once the platform demands one (row A-057). */
  readonly captcha: Captcha | undefined;
  readonly remember: boolean;
  onRemember(remember: boolean): void;
  readonly isBusy: boolean;
  onSubmit(input: LoginInput): void;
  onForgot(): void;
}

const demandedCaptcha = ['captcha'];

/** The form of one way to log in. */
export function LoginForm(props: LoginFormProps) {
  const { id, formId, fill, sms, captcha, remember, isBusy } = props;
  const text = useText();
  const open = useOpenForm(formId);
  const dialingCode = useDialingCode();
  const facts = useFacts(captcha ? demandedCaptcha : undefined);
  const form = open.status === 'ready' ? open.form : undefined;
  const hasCaptcha = captcha !== undefined;
  const fields = useMemo(() => (form ? loginFields(form.definition, hasCaptcha) : []), [form, hasCaptcha]);
  if (open.status !== 'ready') return <FormWaiting rows={2} failed={open.status === 'error' ? open : undefined} />;
  const check = () => validateValues(open.form, fields, fill.values, facts);

  function send() {
    if (open.status !== 'ready') return;
    const current = open.isOutdated ? open.adopt().form : open.form;
    const data = cleanData(current.definition, fill.values);
    props.onSubmit(inputOf({ ...data, countryDialingCode: dialingCodeOf(fill, dialingCode) }, captcha, remember));
  }

  return (
    <ThinForm
      id={id}
      fields={fields}
      fill={fill}
      messages={check()}
      scene={{
        isBusy,
        dialingCode,
        codeRequest: codeRequest({ formId: id, sms, fill, dialingCode, check }),
        ...(captcha ? { captcha } : {}),
      }}
      onSubmit={send}
      onLeave={() => {
        if (open.isOutdated) open.adopt();
      }}
      submit={
        <Button type="submit" size="large" wide busy={isBusy}>
          {text('login:submit')}
        </Button>
      }
      after={<LoginOptions />}
    >
      <RememberRow remember={remember} onRemember={props.onRemember} onForgot={props.onForgot} />
    </ThinForm>
  );
}

// The rules of a password are no news to somebody who has one, so the hints stay away.
function loginFields(definition: FormDefinition, hasCaptcha: boolean): readonly FormField[] {
  return readFields(definition)
    .filter(({ widget }) => hasCaptcha || widget !== 'captcha')
    .map(({ options: { hintKey: _hint, ...options }, ...field }) => ({ ...field, required: true, options }));
}

function inputOf(data: Record<string, unknown>, captcha: Captcha | undefined, remember: boolean): LoginInput {
  const answer = {
    remember,
    ...(captcha ? { captcha: String(data['captcha'] ?? '') } : {}),
    ...(captcha?.captchaId === undefined ? {} : { captchaId: captcha.captchaId }),
  };
  if (data['mobileNum'] === undefined) {
    return { type: 'username', username: String(data['username']), password: String(data['password']), ...answer };
  }
  return {
    type: 'sms',
    username: String(data['mobileNum']),
    password: String(data['verificationCode']),
    countryDialingCode: String(data['countryDialingCode']),
    ...answer,
  };
}

function RememberRow({ remember, onRemember, onForgot }: Pick<LoginFormProps, 'remember' | 'onRemember' | 'onForgot'>) {
  const text = useText();
  const navigation = useNavigation();
  const mode = useSetting('login.remember');
  const canRecover = useSlot('recovery.method').length > 0;
  return (
    <Row>
      {mode === 'off' ? null : (
        <Checkbox
          name="remember"
          checked={remember}
          onChange={onRemember}
          label={text(mode === 'usernameOnly' ? 'login:rememberUsername' : 'login:rememberPassword')}
        />
      )}
      {canRecover ? (
        <Forgot
          href={navigation.pathOf('recovery.screen')}
          onClick={(event) => {
            event.preventDefault();
            onForgot();
          }}
        >
          {text('login:forgot')}
        </Forgot>
      ) : null}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: 16px;
`;

const Forgot = styled.a`
  display: inline-grid;
  align-items: center;
  min-block-size: 44px;
  margin-inline-start: auto;
  color: ${token('color.link')};
  font-size: ${token('size.label')};
`;
