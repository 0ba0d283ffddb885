import { useQueryClient } from '@tanstack/react-query';
import { makePasskey } from '../api/passkeys.ts';
import { kept, useRefresh } from '../api/queries.ts';
import { Dialog } from '../parts/dialog.tsx';
import { say } from '../parts/toasts.tsx';
import { useText } from '../texts/use-text.ts';
import { PasskeyForm } from './passkey-form.tsx';
import { askFresh } from './step-up.tsx';

/** Has the person name a passkey and the browser make it. */
export function AddPasskeyDialog({ onClose }: { onClose(): void }) {
  const text = useText();
  const client = useQueryClient();
  const refresh = useRefresh();
  return (
    <Dialog title={text('passkeys.add')} onClose={onClose}>
      <PasskeyForm
        cancel={text('cancel')}
        make={(name) => makePasskey(name, askFresh)}
        onMade={(all) => {
          client.setQueryData(kept.passkeys, all);
          refresh(kept.session);
          say(text('passkeys.added'), 'key');
          onClose();
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
}
