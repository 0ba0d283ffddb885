export { applyChange, type SiteChange } from './affects/apply-change.ts';
export { agentFooter, agentMenu } from './agent-menu.ts';
export { affects, type Impact, impactBetween, isNoticed } from './affects/affects.ts';
export { impactLines } from './affects/impact-lines.ts';
export { type TextChange, textChanges } from './affects/text-changes.ts';
export type { FormSite } from './affects/field-changes.ts';
export { isShellSlot, type ScreenMarks, screenMarks } from './affects/screen-marks.ts';
export { shellReads } from './affects/shell-reads.ts';
export { chromeOf } from './chrome.ts';
export { compose, type Composition, guardFor, type Placed, type PlacedRoute } from './compose.ts';
export { evaluate } from './conditions/evaluate.ts';
export { type SiteFacts } from './conditions/facts.ts';
export { narrow } from './conditions/narrows.ts';
export { leavesOf, type Read, readOf, reads } from './conditions/reads.ts';
export { defineFeature } from './define-feature.ts';
export { explain } from './explain/explain.ts';
export type { Explanation, Reason } from '../contracts/explanation.ts';
export { matchNames, namesIn } from './explain/find-names.ts';
export type { TextScene } from './explain/reasons.ts';
export { isOn, isSwitch } from './flag-value.ts';
export { consentAge } from './forms/age.ts';
export { boundedPattern, longestAgent, longestValue, withLength } from './forms/bounded-pattern.ts';
export { buildForms } from './forms/build-forms.ts';
export { checkValue } from './forms/check-value.ts';
export { checkAges } from './forms/check-ages.ts';
export { checkForm, checkTogether, type TogetherFacts } from './forms/check-form.ts';
export { localDay } from './forms/local-day.ts';
export { fieldError, type RuleError } from './forms/field-error.ts';
export type { FormInputs } from './forms/form-fields.ts';
export { type FormId } from './forms/form-table.ts';
export { patternIds, patternOf } from './forms/patterns.ts';
export {
  cleanData,
  payloadOf,
  type RegisterMethod,
  type RegistrationSurroundings,
  registrationPayload,
} from './forms/payload.ts';
export { optionsOf, propertyNames } from './forms/read-options.ts';
export { recordOf } from './forms/schema-rules.ts';
export { readMemberType, roleIs } from './member.ts';
export { normalPath } from './path-pattern.ts';
export { routeAt } from './route-at.ts';
export { clampRule, clampSettings } from './policy/clamp-site.ts';
export { heldItems, holdItem } from './policy/hold-items.ts';
export { boundWords, isWithin, permits, type PolicyValue } from './policy/permits.ts';
export { breachesOf } from './prove/breaches.ts';
export { always, implies } from './prove/formulas.ts';
export { holdsEverywhere } from './prove/holds-everywhere.ts';
export { idleSwitches } from './prove/idle-switches.ts';
export type { Finding } from './prove/describe-finding.ts';
export type { MatchAnswer, ProofSubject } from './prove/claim.ts';
export { generalInvariants } from './prove/general-invariants.ts';
export {
  identityToolkit,
  isOwnMachine,
  type PhoneService,
  phoneServiceOf,
  type PhoneSettings,
} from './phone-service.ts';
export { claimsAbout, type Proof, prove } from './prove/prove.ts';
export { contextOf, type VisitorKind, visitorKinds } from './prove/visitors.ts';
export { isSafeAddress, isSafeLink, isSitePath } from './safe-link.ts';
export { slotIds } from './slot-ids.ts';
export { type SlotDefinition, slots } from './slots.ts';
