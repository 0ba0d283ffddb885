import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Grant } from '../../contracts/console/roles.ts';
import type { Invitation, InviteBody } from '../../contracts/console/session.ts';
import { kept, useRefresh } from '../api/queries.ts';
import { Actions, Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { RefusalNotice } from '../parts/refusal-notice.tsx';
import { useText } from '../texts/use-text.ts';
import { GrantFields } from './grant-fields.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { askFresh } from './step-up.tsx';

/** Makes a one-time link for somebody, which is shown once to be handed over. */
export function InviteDialog({ onClose }: { onClose(): void }) {
  const text = useText();
  const refresh = useRefresh();
  const [name, setName] = useState('');
  const [grant, setGrant] = useState<Grant>({ role: 'support' });
  const invite = useMutation({
    mutationFn: (body: InviteBody) => askFresh<Invitation>('/people/invite', body),
    onSuccess: () => refresh(kept.people),
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    invite.mutate({ name: name.trim(), ...grant });
  };
  if (invite.data) return <LinkDialog name={name} made={invite.data} onClose={onClose} />;
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
        <GrantFields grant={grant} onGrant={setGrant} />
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
