import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { PasskeyLine } from '../../contracts/console/passkeys.ts';
import { Actions, Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { RefusalNotice } from '../parts/refusal-notice.tsx';
import { useText } from '../texts/use-text.ts';

interface PasskeyFormProps {
  /** Words of the way out. */
  readonly cancel: string;
  make(name: string): Promise<readonly PasskeyLine[]>;
  onMade(passkeys: readonly PasskeyLine[]): void;
  onCancel(): void;
}

/** Names a passkey and has the browser make it. */
export function PasskeyForm({ cancel, make, onMade, onCancel }: PasskeyFormProps) {
  const text = useText();
  const [name, setName] = useState('');
  const making = useMutation({ mutationFn: make, onSuccess: onMade });
  const send = (event: FormEvent) => {
    event.preventDefault();
    making.mutate(name.trim());
  };
  return (
    <form onSubmit={send}>
      <RefusalNotice error={making.error} />
      <Field
        label={text('passkeys.name')}
        hint={text('passkeys.nameHint')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        maxLength={60}
        autoComplete="off"
        autoFocus
        required
      />
      <Actions>
        <Button $tone="quiet" onClick={onCancel}>
          {cancel}
        </Button>
        <Button type="submit" $tone="main" data-end disabled={making.isPending}>
          {text('passkeys.add')}
        </Button>
      </Actions>
    </form>
  );
}
