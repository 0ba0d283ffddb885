import { useState } from 'react';
import { styled } from 'styled-components';
import type { Answer } from '../../../contracts/platform-answer.ts';
import { PlatformError, useErrorText, useRuntime, useText } from '../../../client/index.ts';
import { showField } from '../../../forms/focus-first-error.ts';
import { Button, CodeField, FillingPage, FormSheet, Icon, QrCode, ScreenIntro, token } from '../../../ui/index.ts';
import { useCopy } from './use-copy.ts';

export interface FactorSetupProps {
  readonly setup: Answer<'beginSecondFactor'>;
  onOn(recoveryCodes: readonly string[]): void;
  /** The secret has been forgotten meanwhile. */
  onStale(): void;
}

const fieldId = 'factor-setup-code';

/** Gives the secret to the player's app, by camera, by a tap or by hand, and takes the first code of it. */
export function FactorSetup({ setup: { secret, uri }, onOn, onStale }: FactorSetupProps) {
  const text = useText();
  const errorText = useErrorText();
  const copy = useCopy();
  const { platform, toasts } = useRuntime();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);

  async function confirm() {
    if (code.trim() === '') {
      setError(text('security:factorEmpty'));
      return showField(fieldId);
    }
    setIsBusy(true);
    setError(undefined);
    try {
      const body = { code: code.trim() };
      const { recoveryCodes } = await platform.call('confirmSecondFactor', { body, encrypted: true, quiet: true });
      onOn(recoveryCodes);
    } catch (failure) {
      if (failure instanceof PlatformError && failure.code === 'factor.stale') {
        toasts.show(errorText(failure), { kind: 'error' });
        return onStale();
      }
      setError(errorText(failure));
      setIsBusy(false);
      showField(fieldId);
    }
    return undefined;
  }

  return (
    <FillingPage>
      <FormSheet
        label={text('security:factor')}
        onSubmit={() => void confirm()}
        submit={
          <Button type="submit" size="large" wide busy={isBusy}>
            {text('security:factorConfirm')}
          </Button>
        }
      >
        <Intro>
          <ScreenIntro title={text('security:factorScan')} note={text('security:factorScanNote')} />
        </Intro>
        <Middle>
          <QrCode value={uri} label={text('security:factorQr')} />
          <Button tone="quiet" icon="mobile" onClick={() => globalThis.location.assign(uri)}>
            {text('security:factorOpen')}
          </Button>
        </Middle>
        <Key>
          <span>
            <small>{text('security:factorKey')}</small>
            <bdi dir="ltr">{secret.match(/.{1,4}/g)?.join(' ')}</bdi>
          </span>
          <button type="button" aria-label={text('security:factorCopyKey')} onClick={() => copy(secret)}>
            <Icon name="copy" />
          </button>
        </Key>
        <CodeField
          id={fieldId}
          name="factorCode"
          label={text('security:factorCode')}
          value={code}
          maxLength={9}
          error={error}
          onChange={(value) => {
            setCode(value);
            setError(undefined);
          }}
        />
      </FormSheet>
    </FillingPage>
  );
}

const Intro = styled.div`
  > * { --space-gutter: 0px; --intro-space: 4px; }
`;

const Middle = styled.div`
  display: grid;
  justify-items: center;
  gap: 10px;
  padding-block-end: 4px;
`;

const Key = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 60px;
  padding-inline-start: 14px;
  border: ${token('border.width')} solid ${token('color.fieldLine')};
  border-radius: ${token('radius.field')};
  background: ${token('color.field')};
  span { display: grid; flex: 1; gap: 2px; min-inline-size: 0; padding-block: 8px; }
  small { color: ${token('color.muted')}; font-size: ${token('size.small')}; line-height: 1.3; }
  [lang|='ur'] & small { line-height: ${token('leading.text')}; }
  bdi { justify-self: start; font-weight: ${token('weight.strong')}; line-height: 1.5; font-variant-numeric: tabular-nums lining-nums; }
  button { display: grid; flex: none; place-items: center; inline-size: 52px; min-block-size: 52px; color: ${token('color.link')}; }
`;
