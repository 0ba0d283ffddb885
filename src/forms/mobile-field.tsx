import { useRef } from 'react';
import { styled } from 'styled-components';
import { GetCodeButton, PhoneField, token } from '../ui/index.ts';
import { useLanguage, useText } from '../client/hooks.ts';
import type { FieldControlProps } from './field-widget.tsx';
import { useFormScene } from './form-scene.tsx';
import { readMobileNumber, type RepeatsCode } from './read-mobile-number.ts';
import { useCountries } from './use-countries.ts';

/** Field that holds the dialling code of the form's mobile number. */
export const dialingCodeField = 'countryDialingCode';

/** A mobile number with its dialling code, and the get-code button where the form has an SMS code. */
export function MobileField({ field, ...props }: FieldControlProps) {
  const text = useText();
  const { language } = useLanguage();
  const { values, setValue, codeRequest, isBusy, dialingCode } = useFormScene();
  const chosen = values[dialingCodeField];
  const current = typeof chosen === 'string' ? chosen : (dialingCode ?? '');
  const countries = useCountries(language, current);
  const repeatsCode = useRef<RepeatsCode>(undefined);

  function take(text: string) {
    const read = readMobileNumber(text, {
      dialingCode: current,
      codes: countries.map(({ code }) => code),
      repeatsCode: repeatsCode.current,
    });
    if (isOneTooMany(read.number, props.value, field.options.maxLength)) return;
    if (read.dialingCode !== undefined) setValue(dialingCodeField, read.dialingCode);
    props.onChange(read.number);
  }

  // The numbers of all countries are loaded when somebody begins to write one.
  function prepare() {
    if (repeatsCode.current) return;
    void import('./repeats-code.ts').then(
      (loaded) => {
        repeatsCode.current = loaded.repeatsCode;
      },
      () => undefined,
    );
  }

  return (
    <>
      <PhoneField
        {...props}
        onFocus={prepare}
        onChange={take}
        onBlur={() => {
          take(props.value);
          props.onBlur();
        }}
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

/** Whether a digit was typed after the last for which there is room; what is pasted stays whole (row A-280). */
function isOneTooMany(number: string, before: string, maxLength = Number.POSITIVE_INFINITY): boolean {
  return number.length === maxLength + 1 && number.startsWith(before) && before.length === maxLength;
}

const Proving = styled.p`
  color: ${token('color.muted')};
  font-size: ${token('size.small')};
`;
