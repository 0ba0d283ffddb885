import type { Claim, ProofSubject } from './claim.ts';
import { always, never } from './formulas.ts';

/** What the page of a closed site runs on a tap. */
const wayOn = 'customerService.open';

/** Maintenance and restriction stand in front of every route; their page asks again and opens customer service. */
export function closedPageClaims({ features }: ProofSubject): readonly Omit<Claim, 'invariant' | 'says'>[] {
  const known = features.some(({ actions }) => actions?.includes(wayOn) === true);
  const because = `no feature implements ${wayOn}`;
  return [{ about: wayOn, must: known ? always : never, madeBy: [], because, during: 'closed' }];
}
