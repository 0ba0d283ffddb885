import { Checkbox } from '../ui/index.ts';
import { useText } from '../client/hooks.ts';
import type { FormField } from './form-fields.ts';
import { useFormScene } from './form-scene.tsx';

export interface TermsFieldProps {
  readonly id: string;
  readonly field: FormField;
  readonly value: boolean;
  readonly error: string;
  onChange(value: boolean): void;
}

/** The consent box. Its label comes from the screen, since it holds links (rows ). */
export function TermsField({ id, field, value, error, onChange }: TermsFieldProps) {
  const text = useText();
  const { termsLabel } = useFormScene();
  return (
    <Checkbox
      id={id}
      name={field.options.name}
      checked={value}
      onChange={onChange}
      label={termsLabel ?? text(field.options.labelKey, field.options.labelParams)}
      error={error}
    />
  );
}
