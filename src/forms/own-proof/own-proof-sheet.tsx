import type { Answer } from '../../contracts/platform-answer.ts';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { styled } from 'styled-components';
import { PlatformError, useErrorText, useResource, useRuntime, useText } from '../../client/index.ts';
import { useSmsCountdown } from '../../client/session/use-sms-countdown.ts';
import { Button, CodeField, ErrorCard, PasswordField, Sheet, Skeleton, token } from '../../ui/index.ts';

/** How the platform wants it proved that it is the player who asks. */
export type OwnProof = Answer<'ownProof'>;

export interface OwnProofSheetProps {
  readonly title: string;
  readonly children?: ReactNode;
  /** A field of the same form, asked for besides. */
  readonly besides?: ReactNode;
  /** Words of the button. */
  readonly submit: string;
  onClose(): void;
  /** Does what was asked for with the proof; what it throws is shown beside the field. */
  onProved(proof: Readonly<Record<string, string>>): Promise<void>;
}

/** Asks for the proof that it is the player: their password, a code to their number, or only the request, where a sign-in counts. */
export function OwnProofSheet({ title, children, besides, submit, onClose, onProved }: OwnProofSheetProps) {
  const { platform } = useRuntime();
  const text = useText();
  const wanted = useResource('member.ownProof', () => platform.call('ownProof', { quiet: true }));
  return (
    <Sheet open onClose={onClose} title={title}>
      {children}
      {wanted.value !== undefined ? (
        <ProofForm wanted={wanted.value} besides={besides} submit={submit} onProved={onProved} />
      ) : wanted.status === 'error' ? (
        <ErrorCard onRetry={wanted.retry} text={text('errors:loadingFailed')} />
      ) : (
        <Skeleton shape="control" count={2} />
      )}
    </Sheet>
  );
}

interface ProofFormProps extends Pick<OwnProofSheetProps, 'besides' | 'submit' | 'onProved'> {
  readonly wanted: OwnProof;
}

function ProofForm({ wanted: { proof, sentTo }, besides, submit, onProved }: ProofFormProps) {
  const text = useText();
  const errorText = useErrorText();
  const { platform, toasts } = useRuntime();
  const countdown = useSmsCountdown();
  const [given, setGiven] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState<'sending' | 'proving'>();
  const wordsFor = (failure: unknown) => {
    const isWrong = failure instanceof PlatformError && failure.code === 'password.wrong';
    return isWrong ? text('forms:proof.passwordWrong') : errorText(failure);
  };

  async function send() {
    setBusy('sending');
    setError(undefined);
    try {
      const sent = await platform.call('ownProofCode', { quiet: true });
      countdown.start(sent.expirationTime);
      toasts.show(text('errors:smsSent'), { kind: 'success' });
    } catch (failure) {
      setError(wordsFor(failure));
    } finally {
      setBusy(undefined);
    }
  }

  async function prove(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (proof !== 'signIn' && given.trim() === '') return setError(text(`forms:proof.empty.${proof}`));
    setBusy('proving');
    setError(undefined);
    try {
      await onProved(proof === 'signIn' ? {} : { [proof]: proof === 'code' ? given.trim() : given });
    } catch (failure) {
      if (proof === 'signIn') toasts.show(wordsFor(failure), { kind: 'error', long: true });
      else setError(wordsFor(failure));
    } finally {
      setBusy(undefined);
    }
    return undefined;
  }

  return (
    <Form noValidate onSubmit={(event) => void prove(event)}>
      {proof === 'password' ? (
        <PasswordField
          name="ownPassword"
          label={text('forms:proof.password')}
          value={given}
          autoComplete="current-password"
          error={error}
          onChange={setGiven}
        />
      ) : null}
      {proof === 'code' ? (
        <CodeField
          name="ownCode"
          label={text('forms:proof.code')}
          hint={sentTo === undefined ? undefined : <bdi dir="ltr">{sentTo}</bdi>}
          value={given}
          maxLength={10}
          error={error}
          onChange={setGiven}
          getCode={{
            label: text('forms:proof.getCode'),
            secondsLeft: countdown.seconds,
            busy: busy === 'sending',
            onRequest: () => void send(),
          }}
        />
      ) : null}
      {besides}
      {proof === 'signIn' ? <p>{text('forms:proof.bySignIn')}</p> : null}
      <Button type="submit" size="large" wide busy={busy === 'proving'}>
        {submit}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: max(${token('space.gap')}, 14px);
  padding-block: 6px 8px;
`;
