import { UsageError } from '../../scripts/cli/verb.ts';
import { memberTypes } from './member-types.ts';
import { type Narrowing, schemeNames } from './matrix.ts';
import { snapshotScreens } from './screens.ts';
import type { VisitorName } from './cell.ts';

const visitorNames = Object.keys(memberTypes) as VisitorName[];

/** Reads the options that narrow the matrix, several values with commas. @throws UsageError for a value that there is not. */
export function readNarrowing(options: Readonly<Record<string, string | undefined>>): Narrowing {
  const screens = listOf(
    options,
    'screen',
    snapshotScreens.map(({ id }) => id),
  );
  const schemes = listOf(options, 'scheme', schemeNames);
  const visitors = listOf(options, 'visitor', visitorNames);
  const languages = options['language']?.split(',');
  const widths = options['width']?.split(',').map(Number);
  const odd = widths?.find((width) => !Number.isInteger(width) || width < 240 || width > 2_000);
  if (odd !== undefined) throw new UsageError('--width takes CSS pixels between 240 and 2000.');
  return {
    ...(screens ? { screens } : {}),
    ...(schemes ? { schemes } : {}),
    ...(visitors ? { visitors } : {}),
    ...(languages ? { languages } : {}),
    ...(widths ? { widths } : {}),
  };
}

function listOf<T extends string>(
  options: Readonly<Record<string, string | undefined>>,
  name: string,
  known: readonly T[],
): readonly T[] | undefined {
  return options[name]?.split(',').map((word) => {
    const found = known.find((one) => one === word);
    if (found === undefined) throw new UsageError(`There is no ${name} "${word}"; there are ${known.join(', ')}.`);
    return found;
  });
}
