import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/token.ts';
import { ErrorLine } from './error-line.tsx';

export interface FieldFrameProps {
  /** Id of the control inside. */
  readonly id: string;
  readonly label: ReactNode;
  /** A short rule or `Optional`, at the end of the label line. */
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** Label, hint and error around one control. The control points at them with `fieldAria(id, …)`. */
export function FieldFrame({ id, label, hint, error, children }: FieldFrameProps) {
  return (
    <Frame data-field="frame">
      <Head data-field="head">
        <Label htmlFor={id}>{label}</Label>
        {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
      </Head>
      {children}
      <ErrorLine id={`${id}-error`} error={error} />
    </Frame>
  );
}

/** The aria attributes that tie a control to the hint and the error of its frame. */
export function fieldAria(id: string, field: { readonly hint?: ReactNode; readonly error?: string | undefined }) {
  const wrong = Boolean(field.error);
  const parts = [field.hint && `${id}-hint`, wrong && `${id}-error`].filter(Boolean);
  return { 'aria-invalid': wrong, 'aria-describedby': parts.join(' ') || undefined };
}

const Frame = styled.div`
  min-inline-size: 0;
`;

const Head = styled.div`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 12px;
  padding: 0 4px 8px;
  [lang|='ur'] & { padding-block-end: 5px; }
`;

const Label = styled.label`
  font-size: ${token('size.label')};
  font-weight: ${token('weight.strong')};
  line-height: 1.2;
  [lang|='ur'] & { line-height: ${token('leading.text')}; }
`;

const Hint = styled.span`
  color: ${token('color.muted')};
  font-size: ${token('size.small')};
  line-height: 1.2;
  text-align: end;
  [lang|='ur'] & { line-height: ${token('leading.text')}; }
`;
