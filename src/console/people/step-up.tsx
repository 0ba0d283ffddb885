import { type FormEvent, useState } from 'react';
import { create } from 'zustand';
import type { SessionAnswer } from '../../contracts/console/session.ts';
import { ask } from '../api/ask.ts';
import { kept, useRefresh } from '../api/queries.ts';
import { Refusal } from '../api/refusal.ts';
import { Actions, Button } from '../parts/button.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
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
  const send = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await ask<SessionAnswer>('/step-up', { code: code.replaceAll(' ', '') });
      refresh(kept.session);
      onEnd(true);
    } catch (caught) {
      setError(caught instanceof Error && caught.message ? caught.message : text('refusal.unknown'));
    }
  };
  return (
    <Dialog title={text('stepUp.title')} onClose={() => onEnd(false)} width={380}>
      <form onSubmit={(event) => void send(event)}>
        <p>{text('stepUp.why')}</p>
        <Field
          label={text('signIn.code')}
          value={code}
          onChange={({ target }) => setCode(target.value)}
          error={error}
          inputMode="numeric"
          autoComplete="one-time-code"
          dir="ltr"
          autoFocus
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
