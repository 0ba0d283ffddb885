import { useMemo } from 'react';
import { styled } from 'styled-components';
import { GetCodeButton, PhoneField, token } from '../ui/index.ts';
import { useLanguage, useText } from '../client/hooks.ts';
import { dialingCodes } from './dialing-codes.ts';
import type { FieldControlProps } from './field-widget.tsx';
import { useFormScene } from './form-scene.tsx';

/** Field that holds the dialling code of the form's mobile number. */
export const dialingCodeField = 'countryDialingCode';

/** A mobile number with its dialling code, and the get-code button where the form has an SMS code. */
export function MobileField({ field: _field, ...props }: FieldControlProps) {
  const text = useText();
  const { language } = useLanguage();
  const { values, setValue, codeRequest, isBusy, dialingCode } = useFormScene();
  const countries = useMemo(() => countriesIn(language), [language]);
  const chosen = values[dialingCodeField];
  return (
    <>
      <PhoneField
        {...props}
        dialingCode={typeof chosen === 'string' ? chosen : (dialingCode ?? '')}
        dialingCodes={countries}
        onDialingCode={(code) => setValue(dialingCodeField, code)}
        end={
          codeRequest ? (
            <GetCodeButton
              label={text('forms:getCode')}
              secondsLeft={codeRequest.seconds}
              busy={codeRequest.isSending}
              disabled={isBusy}
              onRequest={() => codeRequest.request()}
            />
          ) : undefined
        }
      />
      {codeRequest?.isProving ? <Proving role="status">{text('forms:humanCheck.running')}</Proving> : null}
    </>
  );
}

function countriesIn(language: string) {
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region' });
  return dialingCodes
    .map(({ country, code }) => ({ code, label: names.of(country) ?? country }))
    .sort((one, other) => one.label.localeCompare(other.label, language));
}

const Proving = styled.p`
  color: ${token('color.muted')};
  font-size: ${token('size.small')};
`;
