import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import type { SessionAnswer, SignInBody } from '../../contracts/console/session.ts';
import { ask } from '../api/ask.ts';
import { canUsePasskeys, signInByPasskey } from '../api/passkeys.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Icon } from '../parts/icon.tsx';
import { Notice } from '../parts/notice.tsx';
import { RefusalNotice } from '../parts/refusal-notice.tsx';
import { useText } from '../texts/use-text.ts';
import { Door } from './door.tsx';

interface SignInProps {
  readonly session: Extract<SessionAnswer, { state: 'signed-out' }>;
  onSession(session: SessionAnswer): void;
}

/** A passkey; or name, password, and a code of the authenticator app or a recovery code. */
export function SignIn({ session, onSession }: SignInProps) {
  const text = useText();
  const [body, setBody] = useState<SignInBody>({ name: '', password: '', code: '' });
  const signIn = useMutation({
    mutationFn: (sent: SignInBody) => ask<SessionAnswer>('/sign-in', sent),
    onSuccess: onSession,
    // The code of a wrong attempt is of no use again.
    onError: () => setBody((old) => ({ ...old, code: '' })),
  });
  const byPasskey = useMutation({ mutationFn: signInByPasskey, onSuccess: onSession });
  const isPossible = canUsePasskeys(session);
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
        {session.isFirst ? (
          <Notice tone="warn" icon="key">
            {text('signIn.first')}
          </Notice>
        ) : null}
        {isPossible && !session.isFirst ? (
          <Other>
            <RefusalNotice error={byPasskey.error} />
            <Button onClick={() => byPasskey.mutate()} disabled={byPasskey.isPending}>
              <Icon name="key" size={16} />
              {text('signIn.passkey')}
            </Button>
            <span>{text('signIn.or')}</span>
          </Other>
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
        {isPossible ? null : <Small>{text('passkeys.nowhere')}</Small>}
      </form>
    </Door>
  );
}

const Other = styled.div`
  display: grid;
  gap: 14px;
  & > button { min-block-size: 42px; }
  & > span {
    display: flex;
    gap: 12px;
    align-items: center;
    color: var(--muted);
    font-size: 0.75rem;
    &::before, &::after { content: ''; flex: 1; border-block-start: 1px solid var(--line); }
  }
`;

const Small = styled.p`
  color: var(--muted);
  font-size: 0.75rem;
`;
