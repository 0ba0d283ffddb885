import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { ShownNameBody } from '../../contracts/console/support.ts';
import { ask } from '../api/ask.ts';
import { kept, useRefresh } from '../api/queries.ts';
import { Actions, Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { RefusalNotice } from '../parts/refusal-notice.tsx';
import { useText } from '../texts/use-text.ts';

/** Chooses the name that players read beside one's answers. */
export function ShownNameDialog({ shownAs = '', onClose }: { readonly shownAs?: string | undefined; onClose(): void }) {
  const text = useText();
  const refresh = useRefresh();
  const [name, setName] = useState(shownAs);
  const keep = useMutation({
    mutationFn: (body: ShownNameBody) => ask<ShownNameBody>('/shown-name', body),
    onSuccess: () => {
      refresh(kept.support);
      onClose();
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    keep.mutate({ shownAs: name.trim() === '' ? null : name.trim() });
  };
  return (
    <Dialog title={text('support.nameTitle')} onClose={onClose} width={400}>
      <form onSubmit={send}>
        <Field
          label={text('support.name')}
          hint={text('support.nameHint')}
          value={name}
          minLength={2}
          maxLength={40}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <RefusalNotice error={keep.error} />
        <Actions>
          <Button type="submit" $tone="main" data-end disabled={keep.isPending}>
            {text('support.nameKeep')}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
