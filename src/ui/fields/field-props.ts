import type { ReactNode } from 'react';

/** What every field takes. Values are texts; the parent owns them. */
export interface FieldProps {
  readonly id?: string;
  /** Name of the HTML input, for example `confimpsw`. */
  readonly name?: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly value: string;
  onChange(value: string): void;
  onBlur?(): void;
  readonly placeholder?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  /** Shows a tick: the value was checked and is good. */
  readonly valid?: boolean;
  readonly autoComplete?: string;
  readonly maxLength?: number;
}
