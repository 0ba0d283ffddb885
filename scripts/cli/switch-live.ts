import { flagsCatalogue } from '../../src/contracts/generated/catalogues.ts';
import { nearestName } from '../../src/release/nearest-name.ts';
import { authorOf } from './author.ts';
import { withOperations } from './open-operations.ts';
import { readSwitch } from './read-switch.ts';
import { readUntil } from './read-until.ts';
import { showResult } from './show-result.ts';
import type { Outcome, VerbCall } from './verb.ts';
import { optionOf, requireOption, UsageError } from './verb.ts';

/** What is switched: `flags.CBS3` or `maintenance` of a merchant, on, off, or back to what lies below. */
interface LiveSwitch {
  readonly code: string;
  readonly name: string;
  /** As people call it. */
  readonly what: string;
  readonly state: string;
}

/**
 * Switches one value of a live merchant with the options of the call, and says what counts then.
 * @throws UsageError when an option is missing, cannot be read or does not go with the state.
 */
export async function switchLive(call: VerbCall, { code, name, what, state }: LiveSwitch): Promise<Outcome> {
  const wanted = readSwitch(state);
  const until = optionOf(call, 'until');
  if (until !== undefined && wanted.value === undefined)
    throw new UsageError('--until goes with on or off; clear is at once.');
  const end = until === undefined ? {} : { until: readUntil(until) };
  const reason = requireOption(call, 'reason');
  const force = call.options['force'] === true;
  const request = { code, name, author: authorOf(call), reason, force, ...wanted, ...end };
  const result = await withOperations((operations) => operations.override(request));
  const none = `No override of ${what} lies over ${code}.${hintAbout(name)}`;
  const same = wanted.value === undefined ? none : `${what} of ${code} is ${state} already.`;
  return showResult(result, { done: `${what} of ${code}: ${state}.`, same, name });
}

/** Which flag was probably meant; a flag that the engine has no more can still have an override to take away. */
function hintAbout(name: string): string {
  const known = [...Object.keys(flagsCatalogue.flags).map((flag) => `flags.${flag}`), 'maintenance'];
  const nearest = known.includes(name) ? undefined : nearestName(name, known);
  return nearest === undefined ? '' : ` Did you mean ${nearest.replace('flags.', '')}?`;
}
