import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { type ConsoleRole, consoleRoles } from '../../contracts/console/roles.ts';
import type { Invitation, InviteBody } from '../../contracts/console/session.ts';
import { kept, useRefresh } from '../api/queries.ts';
import { Actions, Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { Icon } from '../parts/icon.tsx';
import { At } from '../parts/moment.tsx';
import { RefusalNotice } from '../parts/refusal-notice.tsx';
import { say } from '../parts/toasts.tsx';
import { useText } from '../texts/use-text.ts';
import { askFresh } from './step-up.tsx';

/** Makes a one-time link for somebody, which is shown once to be handed over. */
export function InviteDialog({ onClose }: { onClose(): void }) {
  const text = useText();
  const refresh = useRefresh();
  const [name, setName] = useState('');
  const [role, setRole] = useState<ConsoleRole>('support');
  const invite = useMutation({
    mutationFn: (body: InviteBody) => askFresh<Invitation>('/people/invite', body),
    onSuccess: () => refresh(kept.people),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    invite.mutate({ name: name.trim(), role });
  };
  if (invite.data) {
    const { link, endsAt } = invite.data;
    const copy = async () => {
      await navigator.clipboard.writeText(link);
      say(text('people.copied'), 'copy');
    };
    return (
      <Dialog title={text('people.linkTitle', { name })} onClose={onClose}>
        <Made>
          <p>
            {text('people.linkHint')} <At at={endsAt} />.
          </p>
          <code dir="ltr">{link}</code>
          <Actions>
            <Button $tone="main" onClick={() => void copy()} data-end>
              <Icon name="copy" size={16} />
              {text('people.copy')}
            </Button>
          </Actions>
        </Made>
      </Dialog>
    );
  }
  return (
    <Dialog title={text('people.invite')} onClose={onClose}>
      <form onSubmit={send}>
        <RefusalNotice error={invite.error} />
        <Field
          label={text('signIn.name')}
          hint={text('join.nameHint')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          minLength={2}
          maxLength={40}
          autoComplete="off"
          autoFocus
          required
        />
        <Roles>
          <legend>{text('people.role')}</legend>
          {consoleRoles.map((one) => (
            <label key={one}>
              <input type="radio" name="role" checked={role === one} onChange={() => setRole(one)} />
              <span>
                <b>{text(`role.${one}`)}</b>
                <small>{text(`role.${one}.hint`)}</small>
              </span>
            </label>
          ))}
        </Roles>
        <Actions>
          <Button $tone="quiet" onClick={onClose}>
            {text('cancel')}
          </Button>
          <Button type="submit" $tone="main" data-end disabled={invite.isPending}>
            {text('people.makeLink')}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}

const Roles = styled.fieldset`
  display: grid;
  gap: 4px;
  & legend { margin-block-end: 4px; font-weight: 500; }
  & label { display: flex; gap: 10px; align-items: center; min-block-size: 44px; padding: 4px 10px; border-radius: 8px; &:has(:checked) { background: var(--chosen); } }
  & b { display: block; font-weight: 500; }
  & small { color: var(--muted); font-size: 0.75rem; }
  & input { accent-color: var(--accent); }
`;

const Made = styled.div`
  display: grid;
  gap: 12px;
  & > code { padding: 10px 12px; border-radius: 8px; background: var(--raised); overflow-wrap: anywhere; }
`;
