export { compose, type Composition, guardFor, type Placed, type PlacedRoute, refusalFor } from './compose.ts';
export { describe } from './conditions/describe.ts';
export { evaluate } from './conditions/evaluate.ts';
export { resourceUrl, type SiteFacts } from './conditions/facts.ts';
export { narrow } from './conditions/narrows.ts';
export { leavesOf, type Read, reads } from './conditions/reads.ts';
export { defineFeature } from './define-feature.ts';
export { explain } from './explain/explain.ts';
export type { Explanation, Reason } from './explain/explanation.ts';
export { originWords } from './explain/sentences.ts';
export { isOn } from './flag-value.ts';
export { birthdayFault, EARLIEST_BIRTH_YEAR, localDay } from './forms/age.ts';
export { buildForms, formIds, isFormId } from './forms/build-forms.ts';
export { checkForm, checkTogether, type TogetherFacts } from './forms/check-form.ts';
export { checkValue } from './forms/check-value.ts';
export { fieldError, type RuleError } from './forms/field-error.ts';
export type { FormInputs } from './forms/form-fields.ts';
export { type FormId, questionTypes } from './forms/form-table.ts';
export { patternIds, patternOf } from './forms/patterns.ts';
export {
  cleanData,
  payloadOf,
  type RegisterMethod,
  type RegistrationSurroundings,
  registrationPayload,
} from './forms/payload.ts';
export { optionsOf, propertyNames } from './forms/read-options.ts';
export { isSignedIn, readMemberType, roleIs, UNKNOWN_MEMBER_TYPE } from './member.ts';
export { isSafeLink } from './safe-link.ts';
export { isSlotId, type SlotDefinition, slotIds, slots } from './slots.ts';
