import { TextField } from '../ui/index.ts';
import { countCharacters, cutText } from './characters.ts';

/** Its `maxLength` counts code points, as a schema does. */
export type LongTextProps = Parameters<typeof TextField>[0];

/**
 * Several lines. Where they end at a maximum, the room used so far stands where other fields have their rule, and no more
 * is taken (rows ).
 */
export function LongTextField({ hint, maxLength = Number.POSITIVE_INFINITY, onChange, ...props }: LongTextProps) {
  const room = Number.isFinite(maxLength) ? `${countCharacters(props.value)}/${maxLength}` : hint;
  return (
    <TextField
      {...props}
      rows={5}
      direction="auto"
      onChange={(typed) => onChange(cutText(typed, maxLength))}
      {...(room === undefined ? {} : { hint: room })}
      {...(typeof hint === 'string' ? { placeholder: hint } : {})}
    />
  );
}
