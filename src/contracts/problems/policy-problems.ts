import type { ProblemKind } from './kind.ts';

/** Problems with the policy pack of a jurisdiction. */
export const policyProblems = {
  POLICY_UNKNOWN: {
    title: 'A policy pack does not exist',
    what: 'The brand names a pack that is not under schemas/policies/.',
    why: 'The brand would run without the rules that its licence asks for.',
    hint: 'Name one of the packs, or leave the key out.',
  },
  POLICY_BROKEN: {
    title: 'A policy pack does not permit this',
    what: 'A file or a live change gives a value, or leaves out an item, that the brand’s policy pack fixes.',
    why: 'What a jurisdiction demands can be tightened and never loosened; the value would have no effect.',
    hint: 'Take the value out, or make it stricter than the pack.',
  },
  POLICY_ADVICE: {
    title: 'A policy pack advises against this',
    what: 'A value is permitted, and the brand’s policy pack has a better one.',
    why: 'The regulator’s guidance is to do otherwise, so the brand should know why it does not.',
    hint: 'Use a value that the pack advises, or keep this one knowingly.',
  },
} as const satisfies Record<string, ProblemKind>;
