import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Enrolment, RenewBody, SessionAnswer } from '../../contracts/console/session.ts';
import { ask } from '../api/ask.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { RefusalNotice } from '../parts/refusal-notice.tsx';
import { useText } from '../texts/use-text.ts';
import { Door } from './door.tsx';
import { Enrol } from './enrol.tsx';

interface RenewProps {
  /** What stands after `#` in the one-time link. */
  readonly token: string;
  onSession(session: SessionAnswer): void;
}

/** The link of somebody who lost their second factor: the password that they have, then authenticator app and recovery codes. */
export function Renew({ token, onSession }: RenewProps) {
  const text = useText();
  const [password, setPassword] = useState('');
  const renew = useMutation({ mutationFn: (body: RenewBody) => ask<Enrolment>('/renew', body) });
  const send = (event: FormEvent) => {
    event.preventDefault();
    renew.mutate({ token, password });
  };
  if (renew.data) return <Enrol at="/renew/confirm" token={token} enrolment={renew.data} onSession={onSession} />;
  return (
    <Door title={text('renew.title')} lead={text('renew.lead')}>
      <form onSubmit={send}>
        <RefusalNotice error={renew.error} />
        <Field
          label={text('signIn.password')}
          hint={text('renew.passwordHint')}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          type="password"
          autoComplete="current-password"
          autoFocus
          required
        />
        <Button type="submit" $tone="main" disabled={renew.isPending}>
          {text('join.next')}
        </Button>
      </form>
    </Door>
  );
}
