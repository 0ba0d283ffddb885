import { type SubmitEvent, useState } from 'react';
import { useErrorText, useRuntime, useSite, useText } from '../../../client/index.ts';
import { useOwnProof } from '../../../forms/own-proof/use-own-proof.tsx';
import { useSmsCountdown } from '../../../client/session/use-sms-countdown.ts';
import { Button, CodeField, Sheet, TextField } from '../../../ui/index.ts';
import { readOwnNumber } from './read-own-number.ts';
import { SheetForm } from './sheet-form.ts';
import type { ProvableDetail } from './detail.ts';

export interface ProofSheetProps {
  readonly detail: ProvableDetail;
  onClose(): void;
  onProved(): void;
}

/** Proves a number or a mail address by a code that is sent there; one that is missing is asked for first. */
export function ProofSheet({ detail, onClose, onProved }: ProofSheetProps) {
  const { field, value, state } = detail;
  const text = useText();
  const errorText = useErrorText();
  const { platform, toasts } = useRuntime();
  const { dialingCode } = useSite().identity;
  const countdown = useSmsCountdown();
  const own = useOwnProof();
  const [target, setTarget] = useState('');
  const [code, setCode] = useState('');
  const [errors, setErrors] = useState<{ readonly target?: string; readonly code?: string }>({});
  const [busy, setBusy] = useState<'sending' | 'proving'>();
  const isNew = state === 'missing';

  /** What is proved: the kept value, or the one that was written. */
  async function nameTarget() {
    if (!isNew) return { field };
    if (field !== 'mobileNum') return { field, value: target.trim() };
    return { field, ...(await readOwnNumber(target, dialingCode)) };
  }

  async function run<T>(kind: 'sending' | 'proving', task: () => Promise<T>): Promise<T | undefined> {
    setBusy(kind);
    setErrors({});
    try {
      return await own.run(task);
    } catch (error) {
      setErrors({ [kind === 'sending' && isNew ? 'target' : 'code']: errorText(error) });
      return undefined;
    } finally {
      setBusy(undefined);
    }
  }

  async function send() {
    if (isNew && target.trim() === '') return setErrors({ target: text('memberCentre:valueEmpty') });
    const sent = await run('sending', async () =>
      platform.call('detailCode', { body: await nameTarget(), quiet: true }),
    );
    if (sent === undefined) return undefined;
    countdown.start(sent.expirationTime);
    return void toasts.show(text('errors:smsSent'), { kind: 'success' });
  }

  async function prove(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (code.trim() === '') return setErrors({ code: text('memberCentre:codeEmpty') });
    const proved = await run('proving', async () =>
      platform.call('verifyDetail', { body: { ...(await nameTarget()), code: code.trim() }, quiet: true }),
    );
    if (!proved) return undefined;
    toasts.show(text('memberCentre:proved'), { kind: 'success' });
    onProved();
    return onClose();
  }

  return (
    <Sheet open onClose={onClose} title={text(`memberCentre:field.${field}`)}>
      <SheetForm noValidate onSubmit={(event) => void prove(event)}>
        {isNew ? (
          <TextField
            name="target"
            type={field === 'email' ? 'email' : 'tel'}
            label={text(`memberCentre:field.${field}`)}
            hint={field === 'mobileNum' ? <bdi dir="ltr">{dialingCode}</bdi> : undefined}
            value={target}
            autoComplete={field === 'email' ? 'email' : 'tel-national'}
            error={errors.target}
            onChange={setTarget}
          />
        ) : (
          <p>
            {text('memberCentre:codeTo')} <bdi dir="ltr">{value}</bdi>
          </p>
        )}
        <CodeField
          name="detailCode"
          label={text('memberCentre:code')}
          value={code}
          maxLength={10}
          error={errors.code}
          onChange={setCode}
          getCode={{
            label: text('memberCentre:getCode'),
            secondsLeft: countdown.seconds,
            busy: busy === 'sending',
            onRequest: () => void send(),
          }}
        />
        <Button type="submit" size="large" wide busy={busy === 'proving'}>
          {text('memberCentre:verify')}
        </Button>
      </SheetForm>
      {own.sheet}
    </Sheet>
  );
}
