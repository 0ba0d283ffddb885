import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import type { PasswordBody, SessionLine } from '../../contracts/console/session.ts';
import { ask } from '../api/ask.ts';
import { kept } from '../api/queries.ts';
import { Actions, Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { RefusalNotice } from '../parts/refusal-notice.tsx';
import { say } from '../parts/toasts.tsx';
import { useOpenSession } from '../shell/session-context.ts';
import { useText } from '../texts/use-text.ts';
import { passwordLength } from './password-length.ts';

/** Gives the person who is signed in another password, for the old one and a code. */
export function PasswordDialog({ onClose }: { onClose(): void }) {
  const text = useText();
  const client = useQueryClient();
  const { person } = useOpenSession();
  const [body, setBody] = useState<PasswordBody>({ old: '', password: '', code: '' });
  const change = useMutation({
    mutationFn: (sent: PasswordBody) => ask<readonly SessionLine[]>('/password', sent),
    onSuccess: (sessions) => {
      client.setQueryData(kept.sessions, sessions);
      say(text('password.done'), 'check');
      onClose();
    },
    // A code is of no use again.
    onError: () => setBody((old) => ({ ...old, code: '' })),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    change.mutate({ ...body, code: body.code.replaceAll(' ', '') });
  };
  const take = (name: keyof PasswordBody) => ({
    value: body[name],
    onChange: ({ target }: { target: { value: string } }) => setBody({ ...body, [name]: target.value }),
    required: true,
  });
  return (
    <Dialog title={text('password.title')} onClose={onClose}>
      <Form onSubmit={send}>
        <p>{text('password.lead')}</p>
        <RefusalNotice error={change.error} />
        {/* A password manager finds by it whose password this is. */}
        <input type="text" value={person.name} autoComplete="username" readOnly hidden />
        <Field
          label={text('password.old')}
          type="password"
          autoComplete="current-password"
          maxLength={200}
          autoFocus
          {...take('old')}
        />
        <Field
          label={text('password.new')}
          hint={text('join.passwordHint', { length: passwordLength })}
          type="password"
          autoComplete="new-password"
          minLength={passwordLength}
          maxLength={200}
          {...take('password')}
        />
        <Field
          label={text('signIn.code')}
          hint={text('password.codeHint')}
          autoComplete="one-time-code"
          dir="ltr"
          {...take('code')}
        />
        <Actions>
          <Button $tone="quiet" onClick={onClose}>
            {text('cancel')}
          </Button>
          <Button type="submit" $tone="main" data-end disabled={change.isPending}>
            {text('password.send')}
          </Button>
        </Actions>
      </Form>
    </Dialog>
  );
}

const Form = styled.form`
  display: grid;
  gap: 14px;
  & > p { color: var(--muted); }
`;
