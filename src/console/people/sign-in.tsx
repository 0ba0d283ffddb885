import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { SessionAnswer, SignInBody } from '../../contracts/console/session.ts';
import { ask } from '../api/ask.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Notice } from '../parts/notice.tsx';
import { RefusalNotice } from '../parts/refusal-notice.tsx';
import { useText } from '../texts/use-text.ts';
import { Door } from './door.tsx';

interface SignInProps {
  /** Nobody has joined yet, so that nobody can sign in. */
  readonly isFirst: boolean;
  onSession(session: SessionAnswer): void;
}

/** Name, password, and a code of the authenticator app or a recovery code. */
export function SignIn({ isFirst, onSession }: SignInProps) {
  const text = useText();
  const [body, setBody] = useState<SignInBody>({ name: '', password: '', code: '' });
  const signIn = useMutation({
    mutationFn: (sent: SignInBody) => ask<SessionAnswer>('/sign-in', sent),
    onSuccess: onSession,
    // The code of a wrong attempt is of no use again.
    onError: () => setBody((old) => ({ ...old, code: '' })),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    signIn.mutate({ ...body, name: body.name.trim(), code: body.code.replaceAll(' ', '') });
  };
  const take = (name: keyof SignInBody) => ({
    value: body[name],
    onChange: ({ target }: { target: { value: string } }) => setBody({ ...body, [name]: target.value }),
    required: true,
  });
  return (
    <Door title={text('signIn.title')} lead={text('signIn.lead')}>
      <form onSubmit={send}>
        {isFirst ? (
          <Notice tone="warn" icon="key">
            {text('signIn.first')}
          </Notice>
        ) : null}
        <RefusalNotice error={signIn.error} />
        <Field label={text('signIn.name')} autoComplete="username" autoFocus {...take('name')} />
        <Field label={text('signIn.password')} type="password" autoComplete="current-password" {...take('password')} />
        <Field
          label={text('signIn.code')}
          hint={text('signIn.codeHint')}
          autoComplete="one-time-code"
          dir="ltr"
          {...take('code')}
        />
        <Button type="submit" $tone="main" disabled={signIn.isPending}>
          {text('signIn.send')}
        </Button>
      </form>
    </Door>
  );
}
