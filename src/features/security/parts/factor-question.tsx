import { useState } from 'react';
import { PlatformError, useErrorText, useRuntime, useText } from '../../../client/index.ts';
import { OwnProofSheet } from '../../../forms/own-proof/own-proof-sheet.tsx';
import { TextField } from '../../../ui/index.ts';

export interface FactorQuestionProps {
  /** New recovery codes, or the end of the second factor. */
  readonly wanted: 'renew' | 'end';
  onClose(): void;
  /** Done; with the new recovery codes where some were wanted. */
  onDone(recoveryCodes?: readonly string[]): void;
}

/** Asks for the player's own proof and for a code, for what weakens or renews the second factor. */
export function FactorQuestion({ wanted, onClose, onDone }: FactorQuestionProps) {
  const text = useText();
  const errorText = useErrorText();
  const { platform } = useRuntime();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();

  async function act(proof: Readonly<Record<string, string>>) {
    if (code.trim() === '') return setError(text('security:factorEmpty'));
    const call = { body: { ...proof, factorCode: code.trim() }, quiet: true, encrypted: true } as const;
    try {
      if (wanted === 'renew') onDone((await platform.call('renewRecoveryCodes', call)).recoveryCodes);
      else {
        await platform.call('endSecondFactor', call);
        onDone();
      }
    } catch (failure) {
      if (!(failure instanceof PlatformError) || failure.code !== 'factor.wrong') throw failure;
      setError(errorText(failure));
    }
    return undefined;
  }

  return (
    <OwnProofSheet
      title={text(wanted === 'renew' ? 'security:codesRenew' : 'security:factorEnd')}
      submit={text(wanted === 'renew' ? 'security:codesRenewNow' : 'security:factorEndNow')}
      besides={
        <TextField
          name="factorCode"
          label={text('security:factorCode')}
          hint={text('security:factorEither')}
          value={code}
          error={error}
          autoComplete="one-time-code"
          autoCapitalize="none"
          maxLength={24}
          onChange={(value) => {
            setCode(value);
            setError(undefined);
          }}
        />
      }
      onClose={onClose}
      onProved={act}
    >
      <p>{text(wanted === 'renew' ? 'security:codesRenewNote' : 'security:factorEndNote')}</p>
    </OwnProofSheet>
  );
}
