import { flagsCatalogue } from '../../contracts/generated/catalogues.ts';
import type { Problem } from '../../contracts/problems.ts';
import { pointerOf, problemIn } from '../load/json-document.ts';
import { nearestName } from '../nearest-name.ts';
import type { ValidSource } from '../validate/valid-source.ts';

const { flags, promotions, template } = flagsCatalogue;
const known = Object.entries({ flags, promotions, template }).flatMap(([section, entries]) =>
  Object.keys(entries).map((own) => `${section}.${own}`),
);

/** Checks that each switch for which a merchant wants a second person exists. */
export function checkApproval({ merchant }: ValidSource): Problem[] {
  return (merchant.value.approval ?? []).flatMap((name, index) =>
    known.includes(name)
      ? []
      : problemIn(merchant, pointerOf('approval', index), {
          code: 'FLAG_UNKNOWN',
          message: `"${name}" is no switch.`,
          nearest: nearestName(name, known),
        }),
  );
}
