import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../client/index.ts';
import { AccountPage } from '../../../forms/account-page.tsx';
import { showField } from '../../../forms/focus-first-error.ts';
import { Button, CodeField, FormSheet, TextField, token } from '../../../ui/index.ts';
import { useSecondStep } from '../parts/use-second-step.ts';

const fieldId = 'login-factor-code';

/** /m/login/code: the second step of a login asks for a code of the authenticator app, or one of the recovery codes. */
export default function FactorScreen() {
  const text = useText();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [way, setWay] = useState<'app' | 'recovery'>('app');
  const { submit, leave, isBusy } = useSecondStep((words) => {
    setError(words);
    setCode('');
    showField(fieldId);
  });
  // The one thing to do here is to type, now and after the way was changed.
  useEffect(() => showField(fieldId), [way]);
  const isByApp = way === 'app';

  function send() {
    if (code.trim() === '') {
      setError(text(isByApp ? 'login:factor.empty' : 'login:factor.emptyRecovery'));
      return showField(fieldId);
    }
    setError(undefined);
    return void submit(code.trim());
  }

  const field = {
    id: fieldId,
    name: 'factorCode',
    value: code,
    error,
    onChange: (value: string) => {
      setCode(value);
      setError(undefined);
    },
  };
  return (
    <AccountPage title={text('login:factor.title')} leavesTo="back" isMoment>
      <FormSheet
        label={text('login:factor.title')}
        onSubmit={send}
        submit={
          <Button type="submit" size="large" wide busy={isBusy}>
            {text('login:submit')}
          </Button>
        }
        after={
          <Ways>
            <Button
              tone="ghost"
              onClick={() => {
                setWay(isByApp ? 'recovery' : 'app');
                setCode('');
                setError(undefined);
              }}
            >
              {text(isByApp ? 'login:factor.useRecovery' : 'login:factor.useApp')}
            </Button>
            <Button tone="ghost" onClick={leave}>
              {text('login:factor.leave')}
            </Button>
          </Ways>
        }
      >
        <Words>{text(isByApp ? 'login:factor.note' : 'login:factor.noteRecovery')}</Words>
        {isByApp ? (
          <CodeField key="app" {...field} label={text('login:factor.code')} maxLength={9} />
        ) : (
          <TextField
            key="recovery"
            {...field}
            label={text('login:factor.recoveryCode')}
            autoCapitalize="none"
            autoComplete="off"
            maxLength={24}
            placeholder="xxxx-xxxx-xxxx"
          />
        )}
      </FormSheet>
    </AccountPage>
  );
}

const Words = styled.div`
  margin-block-end: 6px;
  color: ${token('color.muted')};
  line-height: ${token('leading.text')};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 12px;
  min-block-size: 44px;
`;
