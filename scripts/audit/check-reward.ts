import { isSigned } from './check-roll-back.ts';
import { signatureFaults, type Signed } from './check-signature.ts';
import { type Act, ownerFaults, type Passkeys } from './follow-passkeys.ts';

/** A payment for an application as an entry has it before the platform is asked for it. */
export interface Reward extends Partial<Signed> {
  readonly merchant: string;
  readonly application: number;
  readonly amount: string;
  readonly currency: string;
  /** Id of who proposed it, and of who approved it. */
  readonly author: string;
  readonly approver: string;
}

interface Document extends Omit<Reward, 'approver'> {
  readonly kind: string;
  readonly approver: { readonly id: string };
}

const parts = ['merchant', 'application', 'amount', 'currency', 'author'] as const;

/** What is wrong with the entry of a payment: its author's own approval, or a signature over something else or of no worth. */
export function rewardFaults(entry: Reward, passkeys: Passkeys): readonly string[] {
  const own = entry.author === entry.approver ? ['is approved by its own author'] : [];
  if (!isSigned(entry)) return own;
  const document = JSON.parse(entry.document) as Document;
  const isAbout = parts.every((part) => document[part] === entry[part]) && document.approver.id === entry.approver;
  return [
    ...own,
    ...(document.kind.startsWith('livery-reward-') ? [] : ['is signed over a document of another kind']),
    ...(isAbout ? [] : ['is signed over another payment or by another person']),
    ...[...ownerFaults(entry, passkeys), ...signatureFaults(entry)].map((fault) => `has a signature that ${fault}`),
  ];
}

/** What is wrong with an act that says something was paid: no entry before it approves exactly that. `rewards` are those before it. */
export function paymentFaults(act: Act & Partial<Reward>, rewards: readonly Reward[]): readonly string[] {
  if (!act.what.startsWith('pay application ')) return [];
  const isApproved = rewards.some(
    (reward) =>
      parts.every((part) => reward[part] === act[part]) &&
      reward.approver === act.person &&
      act.what === `pay application ${reward.application} of ${reward.merchant}`,
  );
  return isApproved ? [] : [`says "${act.what}", and nothing before it approves that`];
}
