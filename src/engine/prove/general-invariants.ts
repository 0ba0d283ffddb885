import type { Claim, ProofSubject } from './claim.ts';
import { closedPageClaims } from './closed-page-claims.ts';
import { leadClaims } from './lead-claims.ts';
import { loopClaims } from './loop-claims.ts';
import { requiredFieldClaims } from './required-field-claims.ts';
import { sharedPlaceClaims } from './shared-place-claims.ts';
import { wayBackClaims } from './way-back-claims.ts';

/** A promise about every site that no single feature can make: a pure function of what was compiled. */
export interface GeneralInvariant {
  /** `general.<name>`. */
  readonly id: string;
  readonly says: string;
  readonly claims: (subject: ProofSubject) => readonly Omit<Claim, 'invariant' | 'says'>[];
}

/** The general list; what features promise stands in their manifests. */
export const generalInvariants: readonly GeneralInvariant[] = [
  { id: 'general.itemsLead', says: 'Every visible item leads to a mounted screen.', claims: leadClaims },
  { id: 'general.guardsEnd', says: 'No guard sends a visitor in a circle.', claims: loopClaims },
  {
    id: 'general.requiredFields',
    says: 'Each required field has a widget, a label in every language and a rule that can be met.',
    claims: requiredFieldClaims,
  },
  { id: 'general.wayBack', says: 'Every screen that opens has a way back.', claims: wayBackClaims },
  { id: 'general.onePerPlace', says: 'Two items never share a place that takes one.', claims: sharedPlaceClaims },
  { id: 'general.closedPage', says: 'A closed site still leads to customer service.', claims: closedPageClaims },
];

/** The claims of the general list. */
export function generalClaims(subject: ProofSubject): readonly Claim[] {
  return generalInvariants.flatMap(({ id, says, claims }) =>
    claims(subject).map((claim) => ({ ...claim, invariant: id, says })),
  );
}
