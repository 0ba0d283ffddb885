import { styled } from 'styled-components';
import { GetCodeButton, PhoneField, token } from '../ui/index.ts';
import { useLanguage, useText } from '../client/hooks.ts';
import type { FieldControlProps } from './field-widget.tsx';
import { useFormScene } from './form-scene.tsx';
import { useCountries } from './use-countries.ts';

/** Field that holds the dialling code of the form's mobile number. */
export const dialingCodeField = 'countryDialingCode';

/** A mobile number with its dialling code, and the get-code button where the form has an SMS code. */
export function MobileField({ field: _field, ...props }: FieldControlProps) {
  const text = useText();
  const { language } = useLanguage();
  const { values, setValue, codeRequest, isBusy, dialingCode } = useFormScene();
  const chosen = values[dialingCodeField];
  const current = typeof chosen === 'string' ? chosen : (dialingCode ?? '');
  const countries = useCountries(language, current);
  return (
    <>
      <PhoneField
        {...props}
        dialingCode={current}
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

const Proving = styled.p`
  color: ${token('color.muted')};
  font-size: ${token('size.small')};
`;
