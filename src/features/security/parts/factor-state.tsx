import { useMoments, useText } from '../../../client/index.ts';
import { Button, FactList, ScreenBody, ScreenIntro } from '../../../ui/index.ts';
import type { SecondFactor } from './use-second-factor.ts';

export interface FactorStateProps {
  readonly factor: SecondFactor;
  onRenew(): void;
  onEnd(): void;
}

/** A second factor that is on: since when, how many recovery codes are left, and the way to end it where the brand lets. */
export function FactorState({
  factor: { since = 0, recoveryCodesLeft = 0, isRequired },
  onRenew,
  onEnd,
}: FactorStateProps) {
  const text = useText();
  const moments = useMoments();
  return (
    <ScreenBody>
      <ScreenIntro title={text('security:factorIsOn')} note={text('security:factorOnNote')} />
      <FactList
        facts={[
          { id: 'since', name: text('security:factorSince'), value: <bdi dir="ltr">{moments.day(since)}</bdi> },
          {
            id: 'codes',
            name: text('security:codesTitle'),
            value: text('security:codesLeft', { count: recoveryCodesLeft }),
            action: { label: text('security:codesNew'), onChoose: onRenew },
          },
        ]}
      />
      {isRequired ? null : (
        <Button tone="quiet" size="large" wide onClick={onEnd}>
          {text('security:factorEnd')}
        </Button>
      )}
    </ScreenBody>
  );
}
