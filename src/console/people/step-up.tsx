import { type FormEvent, useState } from 'react';
import { create } from 'zustand';
import type { SessionAnswer } from '../../contracts/console/session.ts';
import { ask } from '../api/ask.ts';
import { canUsePasskeys, stepUpByPasskey } from '../api/passkeys.ts';
import { kept, useRefresh } from '../api/queries.ts';
import { Refusal } from '../api/refusal.ts';
import { Actions, Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { Icon } from '../parts/icon.tsx';
import { formatRefusal } from '../parts/refusal-notice.tsx';
import { useOpenSession } from '../shell/session-context.ts';
import { useText } from '../texts/use-text.ts';

interface StepUpState {
  /** Called with whether a fresh code was shown. */
  readonly answer: ((isFresh: boolean) => void) | undefined;
}

const useStepUp = create<StepUpState>(() => ({ answer: undefined }));

/**
 * Asks as `ask` does. Where the service wants a fresh code first, the person is asked for one and the question goes out
 * again; whoever closes that dialog gets the refusal.
 */
export async function askFresh<T>(path: string, body: object): Promise<T> {
  try {
    return await ask<T>(path, body);
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'STEP_UP') throw error;
    const isFresh = await new Promise<boolean>((answer) => useStepUp.setState({ answer }));
    if (!isFresh) throw error;
    return ask<T>(path, body);
  }
}

/** The dialog that asks for a fresh code, when something waits for one. */
export function StepUp() {
  const { answer } = useStepUp();
  if (!answer) return null;
  const end = (isFresh: boolean) => {
    useStepUp.setState({ answer: undefined });
    answer(isFresh);
  };
  return <StepUpDialog onEnd={end} />;
}

function StepUpDialog({ onEnd }: { onEnd(isFresh: boolean): void }) {
  const text = useText();
  const refresh = useRefresh();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const session = useOpenSession();
  const hasPasskey = session.passkeys > 0 && canUsePasskeys(session);
  const show = async (proof: () => Promise<SessionAnswer>) => {
    try {
      await proof();
      refresh(kept.session);
      onEnd(true);
    } catch (caught) {
      setError(formatRefusal(caught, text));
    }
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    void show(() => ask<SessionAnswer>('/step-up', { code: code.replaceAll(' ', '') }));
  };
  return (
    <Dialog title={text('stepUp.title')} onClose={() => onEnd(false)} width={380}>
      <form onSubmit={send}>
        <p>{text('stepUp.why')}</p>
        {hasPasskey ? (
          <Button onClick={() => void show(stepUpByPasskey)}>
            <Icon name="key" size={16} />
            {text('signIn.passkey')}
          </Button>
        ) : null}
        <Field
          label={text('signIn.code')}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          hint={text('signIn.codeHint')}
          error={error}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          required
        />
        <Actions>
          <Button type="submit" $tone="main" data-end>
            {text('stepUp.send')}
          </Button>
        </Actions>
      </form>
    </Dialog>
  );
}
