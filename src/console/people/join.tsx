import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Enrolment, JoinBody, SessionAnswer } from '../../contracts/console/session.ts';
import { ask } from '../api/ask.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { RefusalNotice } from '../parts/refusal-notice.tsx';
import { canUsePasskeys, makePasskey } from '../api/passkeys.ts';
import type { OpenSession } from '../shell/session-context.ts';
import { useText } from '../texts/use-text.ts';
import { Door } from './door.tsx';
import { Enrol } from './enrol.tsx';
import { PasskeyForm } from './passkey-form.tsx';
import { passwordLength } from './password-length.ts';

interface JoinProps {
  /** What stands after `#` in the one-time link. */
  readonly token: string;
  onSession(session: SessionAnswer): void;
}

/** The one-time link: name and password, then authenticator app and recovery codes; a passkey is offered at once. */
export function Join({ token, onSession }: JoinProps) {
  const text = useText();
  const [body, setBody] = useState({ name: '', password: '' });
  const join = useMutation({ mutationFn: (sent: JoinBody) => ask<Enrolment>('/join', sent) });
  const [joined, setJoined] = useState<OpenSession>();
  const send = (event: FormEvent) => {
    event.preventDefault();
    join.mutate({ token, ...body, name: body.name.trim() });
  };
  if (joined && join.data)
    return (
      <Door title={text('offer.title', { name: join.data.name })} lead={text('offer.lead')}>
        <PasskeyForm
          cancel={text('offer.later')}
          make={(name) => makePasskey(name)}
          onMade={(passkeys) => onSession({ ...joined, passkeys: passkeys.length })}
          onCancel={() => onSession(joined)}
        />
      </Door>
    );
  if (join.data)
    return (
      <Enrol
        at="/join/confirm"
        token={token}
        enrolment={join.data}
        onSession={(session) =>
          session.state === 'signed-in' && canUsePasskeys(session) ? setJoined(session) : onSession(session)
        }
      />
    );
  return (
    <Door title={text('join.title')} lead={text('join.lead')}>
      <form onSubmit={send}>
        {token === '' ? <Notice tone="bad">{text('join.noToken')}</Notice> : null}
        <RefusalNotice error={join.error} />
        <Field
          label={text('signIn.name')}
          hint={text('join.nameHint')}
          value={body.name}
          onChange={({ target }) => setBody({ ...body, name: target.value })}
          autoComplete="username"
          minLength={2}
          maxLength={40}
          autoFocus
          required
        />
        <Field
          label={text('signIn.password')}
          hint={text('join.passwordHint', { length: passwordLength })}
          value={body.password}
          onChange={({ target }) => setBody({ ...body, password: target.value })}
          type="password"
          autoComplete="new-password"
          minLength={passwordLength}
          maxLength={200}
          required
        />
        <Button type="submit" $tone="main" disabled={join.isPending || token === ''}>
          {text('join.next')}
        </Button>
      </form>
    </Door>
  );
}
