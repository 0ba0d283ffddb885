import type { TextKey } from '../texts/use-text.ts';

/** Kinds of visitors that differ in what they see, with their customer type; a guest has none. */
export const visitorTypes: Readonly<Record<string, number | undefined>> = {
  guest: undefined,
  member: 0,
  'agent-member': 1,
  trial: 4,
  agent: 41,
};

export const visitorNames = ['guest', 'member', 'agent-member', 'trial', 'agent'] as const;

/** Text of a kind of visitor; the name itself where it is none of ours. */
export function visitorText(name: string): TextKey | undefined {
  const known = visitorNames.find((one) => one === name);
  return known && `visitor.${known}`;
}
