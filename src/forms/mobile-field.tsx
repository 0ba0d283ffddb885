import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { GetCodeButton, PhoneField, token } from '../ui/index.ts';
import { useLanguage, useText } from '../client/hooks.ts';
import type { FieldControlProps } from './field-widget.tsx';
import { dialingCodeField, useFormScene } from './form-scene.tsx';
import type { readMobileNumber } from './read-mobile-number.ts';
import { useCountries } from './use-countries.ts';
import { westernDigits } from '../engine/forms/western-digits.ts';

/** A mobile number with its dialling code, and the get-code button where the form has an SMS code. */
export function MobileField({ field, ...props }: FieldControlProps) {
  const text = useText();
  const { language } = useLanguage();
  const { values, setValue, codeRequest, isBusy, dialingCode } = useFormScene();
  const chosen = values[dialingCodeField];
  const current = typeof chosen === 'string' ? chosen : (dialingCode ?? '');
  const countries = useCountries(language, current);
  const wasWhole = useRef(false);
  const { read, load } = useNumberReader((reader) => take(props.value, { reader, isWhole: wasWhole.current }));

  function take(typed: string, { reader = read, isWhole = false } = {}) {
    wasWhole.current = isWhole;
    const text = westernDigits(typed);
    const codes = countries.map(({ code }) => code);
    // What is written before the reader is there waits for it, whole.
    const around = { dialingCode: current, codes, minLength: field.minLength, isWhole };
    const { number, dialingCode: named } = reader?.(text, around) ?? { number: text };
    if (isOneTooMany(number, props.value, mostDigits(number, current, field.options.maxLength))) return;
    if (named !== undefined) setValue(dialingCodeField, named);
    if (number !== props.value) props.onChange(number);
  }

  // Left, or about to be sent: nothing more is typed.
  const finish = () => take(props.value, { isWhole: true });
  return (
    <>
      <PhoneField
        {...props}
        onFocus={load}
        onChange={(typed) => {
          // Written before the page was hydrated, it comes without the focus having been heard of.
          load();
          take(typed);
        }}
        onKeyDown={({ key }) => {
          if (key === 'Enter') finish();
        }}
        onBlur={() => {
          finish();
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

type NumberReader = typeof readMobileNumber;

/** The reader of numbers knows those of all countries, so it is loaded when somebody begins to write one. */
function useNumberReader(onLoaded: (reader: NumberReader) => void) {
  const [read, setReader] = useState<NumberReader>();
  const report = useRef(onLoaded);
  useLayoutEffect(() => {
    report.current = onLoaded;
  });
  const load = () => {
    if (read) return;
    void import('./read-mobile-number.ts').then(
      // At once, as a key press is: an update that waits would be overtaken by what is typed meanwhile, and undo it.
      ({ readMobileNumber: loaded }) =>
        flushSync(() => {
          setReader(() => loaded);
          report.current(loaded);
        }),
      () => undefined,
    );
  };
  return { read, load };
}

/** Whether a digit was typed after the last for which there is room; what is pasted stays whole (row A-280). */
function isOneTooMany(number: string, before: string, most: number): boolean {
  return number.length === most + 1 && number.startsWith(before) && before.length === most;
}

/** Most digits that may be typed. Whoever writes a dialling code into the number gets its room too, until it is understood. */
function mostDigits(number: string, dialingCode: string, maxLength = Number.POSITIVE_INFINITY): number {
  const isNational = /^\d*$/.test(number) && !number.startsWith('00');
  if (!isNational) return Number.POSITIVE_INFINITY;
  const code = dialingCode.replace('+', '');
  return number.startsWith(code) ? maxLength + code.length : maxLength;
}

const Proving = styled.p`
  color: ${token('color.muted')};
  font-size: ${token('size.small')};
`;
