import { useState } from 'react';
import { styled } from 'styled-components';
import { useLanguage, useRuntime, useText } from '../../../client/index.ts';
import { whenWords } from '../../../client/text/when-words.ts';
import { OwnProofSheet } from '../../../forms/own-proof/own-proof-sheet.tsx';
import { TextField } from '../../../ui/index.ts';

export interface EndSheetProps {
  /** Days from the request until the exclusion ends. */
  readonly requestDays: number;
  onClose(): void;
  onAsked(): void;
}

const written = { least: 10, most: 200 };

/** Writes the request that ends an exclusion, and says before when play opens. The owner proves that it is theirs. */
export function EndSheet({ requestDays, onClose, onAsked }: EndSheetProps) {
  const text = useText();
  const { platform, toasts, clock } = useRuntime();
  const { language } = useLanguage();
  const [request, setRequest] = useState('');
  const [error, setError] = useState<string>();

  async function send(proof: Readonly<Record<string, string>>) {
    const words = request.trim();
    if ([...words].length < written.least) return setError(text('safePlay:endShort'));
    const body = { ...proof, text: words };
    const { until } = await platform.call('askExclusionEnd', { body, quiet: true, encrypted: true });
    const end = until === undefined ? '' : whenWords(until, language, clock.now());
    toasts.show(text('safePlay:endTaken', { until: end }), { kind: 'success', long: true });
    onClose();
    onAsked();
  }

  return (
    <OwnProofSheet
      title={text('safePlay:endTitle')}
      submit={text('safePlay:endSend')}
      onClose={onClose}
      onProved={send}
    >
      <Request>
        <p>{text('safePlay:endNote', { count: requestDays })}</p>
        <TextField
          name="request"
          label={text('safePlay:endText')}
          hint={text('safePlay:endHint')}
          direction="auto"
          rows={3}
          maxLength={written.most}
          value={request}
          error={error}
          onChange={(value) => {
            setRequest(value);
            setError(undefined);
          }}
        />
      </Request>
    </OwnProofSheet>
  );
}

const Request = styled.div`
  display: grid;
  gap: 14px;
`;
