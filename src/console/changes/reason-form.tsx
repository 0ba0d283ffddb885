import { type FormEvent, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { isPasskeyNeeded } from '../api/ask-signed.ts';
import { canUsePasskeys } from '../api/passkeys.ts';
import { Actions, Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { Icon } from '../parts/icon.tsx';
import { Notice } from '../parts/notice.tsx';
import { RefusalNotice } from '../parts/refusal-notice.tsx';
import { AddPasskeyDialog } from '../people/add-passkey-dialog.tsx';
import { useOpenSession } from '../shell/session-context.ts';
import { useText } from '../texts/use-text.ts';

interface ReasonFormProps {
  /** What the button says. */
  readonly words: string;
  /** The reason that stands there at first. */
  readonly start?: string;
  /** Why the last try was refused. */
  readonly error: unknown;
  readonly isBusy: boolean;
  /** What a person without a passkey reads where it has to be signed; absent: it has not. */
  readonly toSign?: string | undefined;
  /** Whether the fields before the reason are filled. */
  readonly isReady?: boolean;
  /** Fields before the reason; the first one has the focus. */
  readonly children?: ReactNode;
  onSend(reason: string): void;
  onEnd(): void;
}

/** Asks for the reason of an act, and for a passkey where a second person signs it. Escape ends it. */
export function ReasonForm(props: ReasonFormProps) {
  const { words, start = '', error, isBusy, toSign, isReady = true, children, onSend, onEnd } = props;
  const text = useText();
  const session = useOpenSession();
  const [reason, setReason] = useState(start);
  const [isAdding, setAdding] = useState(false);
  const lacksPasskey = toSign !== undefined && session.passkeys === 0 && canUsePasskeys(session);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend(reason.trim());
  };
  return (
    <>
      <Form
        onSubmit={send}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          onEnd();
        }}
      >
        {isPasskeyNeeded(error) ? null : <RefusalNotice error={error} />}
        {lacksPasskey ? (
          <Notice tone="warn" icon="key">
            {toSign}
            <span>
              <Button onClick={() => setAdding(true)}>{text('passkeys.add')}</Button>
            </span>
          </Notice>
        ) : null}
        {children}
        <Field
          label={text('publish.reason')}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          onFocus={({ target }) => target.select()}
          minLength={3}
          maxLength={500}
          autoComplete="off"
          autoFocus={children === undefined}
          required
        />
        <Actions>
          <Button $tone="quiet" onClick={onEnd}>
            {text('cancel')}
          </Button>
          <Button
            type="submit"
            $tone="main"
            data-end
            disabled={isBusy || lacksPasskey || !isReady || reason.trim().length < 3}
          >
            {toSign !== undefined && canUsePasskeys(session) ? <Icon name="key" size={16} /> : null}
            {words}
          </Button>
        </Actions>
      </Form>
      {isAdding ? <AddPasskeyDialog onClose={() => setAdding(false)} /> : null}
    </>
  );
}

const Form = styled.form`
  display: grid;
  gap: 10px;
`;
