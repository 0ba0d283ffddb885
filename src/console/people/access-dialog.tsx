import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { Grant } from '../../contracts/console/roles.ts';
import type { PersonBody, PersonLine } from '../../contracts/console/session.ts';
import { kept } from '../api/queries.ts';
import { Actions, Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { RefusalNotice } from '../parts/refusal-notice.tsx';
import { say } from '../parts/toasts.tsx';
import { useText } from '../texts/use-text.ts';
import { GrantFields } from './grant-fields.tsx';
import { askFresh } from './step-up.tsx';

/** Gives somebody another role, other merchants or other groups of flags. */
export function AccessDialog({ line, onClose }: { readonly line: PersonLine; onClose(): void }) {
  const text = useText();
  const client = useQueryClient();
  const { id, name, role, merchants = null, groups = null } = line;
  const [grant, setGrant] = useState<Grant>({ role, merchants, groups });
  const change = useMutation({
    mutationFn: (body: PersonBody) => askFresh<readonly PersonLine[]>(`/people/${id}`, body),
    onSuccess: (all) => {
      client.setQueryData(kept.people, all);
      say(text('access.done', { name }), 'check');
      onClose();
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    change.mutate(grant);
  };
  return (
    <Dialog title={text('access.title', { name })} onClose={onClose}>
      <form onSubmit={send}>
        <p>{text('access.lead')}</p>
        <RefusalNotice error={change.error} />
        <GrantFields grant={grant} onGrant={setGrant} />
        <Actions>
          <Button $tone="quiet" onClick={onClose}>
            {text('cancel')}
          </Button>
          <Button type="submit" $tone="main" data-end disabled={change.isPending}>
            {text('access.send')}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
