import { useState } from 'react';
import { readAmount } from '../engine/forms/read-amount.ts';
import { westernDigits } from '../engine/forms/western-digits.ts';
import { TextField, type TextFieldProps } from '../ui/index.ts';

/**
 * A field for an amount of money, whose `value` is decimal text. What people write between digits stays while they type, and
 * gives way to the amount that was understood once they leave the field.
 */
export function AmountField({ value, onChange, onBlur, ...props }: Omit<TextFieldProps, 'inputMode' | 'type'>) {
  const [typed, setTyped] = useState(value);
  return (
    <TextField
      {...props}
      inputMode="decimal"
      maxLength={16}
      // An amount that was chosen elsewhere takes the place of what was typed.
      value={readAmount(typed) === value ? typed : value}
      onChange={(text) => {
        setTyped(westernDigits(text).replace('٫', '.'));
        onChange(readAmount(text));
      }}
      onBlur={() => {
        setTyped(value);
        onBlur?.();
      }}
    />
  );
}
