import { type ComponentProps, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { narrow } from '../style/global-style.ts';
import { Icon } from './icon.tsx';

interface Common {
  readonly label: string;
  readonly hint?: ReactNode;
  /** What is wrong with it; stands under the field. */
  readonly error?: string | undefined;
}

/** A line of text with its label, a hint and what is wrong with it. */
export function Field({ label, hint, error, ...input }: Common & ComponentProps<'input'>) {
  const id = useId();
  return (
    <Frame>
      <label htmlFor={id}>{label}</label>
      <Input id={id} {...input} {...describe(id, hint, error)} />
      <Notes id={id} hint={hint} error={error} />
    </Frame>
  );
}

function describe(id: string, hint: ReactNode, error: string | undefined) {
  const notes = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': notes || undefined };
}

function Notes({ id, hint, error }: Pick<Common, 'hint' | 'error'> & { readonly id: string }) {
  return (
    <>
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
      {error ? (
        <Fault id={`${id}-error`} role="alert">
          <Icon name="warn" size={15} />
          {error}
        </Fault>
      ) : null}
    </>
  );
}

const Frame = styled.div`
  display: grid;
  gap: 5px;
  & > label { font-weight: 500; }
`;

/** A field without its label. */
export const Input = styled.input`
  inline-size: 100%;
  min-block-size: 36px;
  padding: 7px 10px;
  border: 1px solid var(--edge);
  border-radius: 7px;
  background: var(--surface);
  &::placeholder { color: var(--muted); }
  &:focus-visible { outline-offset: 0; border-radius: 7px; }
  &[aria-invalid] { border-color: var(--bad); }
  ${narrow} { min-block-size: 44px; font-size: 1rem; }
`;

const Hint = styled.p`
  color: var(--muted);
  font-size: 0.75rem;
`;

const Fault = styled.p`
  display: flex;
  gap: 6px;
  align-items: center;
  color: var(--bad);
  font-weight: 500;
`;
