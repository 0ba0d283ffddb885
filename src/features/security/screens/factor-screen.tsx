import { useState } from 'react';
import type { Answer } from '../../../contracts/platform-answer.ts';
import { useRuntime, useText } from '../../../client/index.ts';
import { OwnProofSheet } from '../../../forms/own-proof/own-proof-sheet.tsx';
import { ErrorCard, ScreenBody, Skeleton } from '../../../ui/index.ts';
import { FactorOffer } from '../parts/factor-offer.tsx';
import { FactorQuestion } from '../parts/factor-question.tsx';
import { FactorSetup } from '../parts/factor-setup.tsx';
import { FactorState } from '../parts/factor-state.tsx';
import { RecoveryCodes } from '../parts/recovery-codes.tsx';
import { useSecondFactor } from '../parts/use-second-factor.ts';

/** /m/securityCenter/authenticator: sets up a second factor by an authenticator app, and ends it. */
export default function FactorScreen() {
  const text = useText();
  const { platform, toasts } = useRuntime();
  const factor = useSecondFactor();
  const [asked, setAsked] = useState<'begin' | 'renew' | 'end'>();
  const [setup, setSetup] = useState<Answer<'beginSecondFactor'>>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes !== undefined) return <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />;
  if (factor.value === undefined && factor.status === 'error')
    return <ErrorCard onRetry={factor.retry} text={text('errors:loadingFailed')} />;
  if (factor.value === undefined) {
    return (
      <ScreenBody aria-busy>
        <Skeleton shape="title" />
        <Skeleton shape="control" count={3} />
      </ScreenBody>
    );
  }
  const close = () => setAsked(undefined);

  function finish(words: string, made?: readonly string[]) {
    close();
    setSetup(undefined);
    setCodes(made);
    toasts.show(words, { kind: 'success' });
    factor.retry();
  }

  if (setup !== undefined) {
    return (
      <FactorSetup
        setup={setup}
        onOn={(made) => finish(text('security:factorDone'), made)}
        onStale={() => setSetup(undefined)}
      />
    );
  }
  return (
    <>
      {factor.value.isOn ? (
        <FactorState factor={factor.value} onRenew={() => setAsked('renew')} onEnd={() => setAsked('end')} />
      ) : (
        <FactorOffer isRequired={factor.value.isRequired} onBegin={() => setAsked('begin')} />
      )}
      {asked === 'begin' ? (
        <OwnProofSheet
          title={text('forms:proof.title')}
          submit={text('forms:proof.submit')}
          onClose={close}
          onProved={async (proof) => {
            setSetup(await platform.call('beginSecondFactor', { body: proof, quiet: true, encrypted: true }));
            close();
          }}
        />
      ) : null}
      {asked === 'renew' || asked === 'end' ? (
        <FactorQuestion
          wanted={asked}
          onClose={close}
          onDone={(made) => finish(text(made ? 'security:codesMade' : 'security:factorEnded'), made)}
        />
      ) : null}
    </>
  );
}
