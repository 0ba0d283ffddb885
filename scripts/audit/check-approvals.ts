import { paymentFaults, type Reward, rewardFaults } from './check-reward.ts';
import { isSigned, type Move, moveFaults, type RollBack, rollBackFaults } from './check-roll-back.ts';
import { type Signed, signatureFaults } from './check-signature.ts';
import { type Act, followPasskeys, ownerFaults, type Passkeys } from './follow-passkeys.ts';
import type { Entry } from './read-export.ts';

interface Change {
  readonly merchant: string;
  readonly name: string;
  readonly value?: unknown;
}

interface Document {
  readonly kind: string;
  readonly changeSet: string;
  readonly author: string;
  readonly approver: { readonly id: string };
  readonly startAt?: string;
  readonly until?: string;
  readonly changes: readonly Change[];
  readonly merchants: Readonly<Record<string, { readonly base: number; readonly release?: string }>>;
}

interface Approval extends Partial<Signed> {
  readonly changeSet: string;
  readonly author: string;
  readonly approver: string;
}

interface Release extends Move {
  readonly detail?: {
    readonly changeSet?: string;
    readonly approvedBy?: string;
    /** Of a way back: id of the change set that it undoes, or where it goes, and whether a second person signed that. */
    readonly undoes?: string;
    readonly to?: number;
    readonly isSigned?: boolean;
    readonly until?: string;
    readonly changes?: readonly unknown[];
  };
}

/** What the approvals, signed undos, signed rollbacks and payments of a chain are worth. */
export interface Approvals {
  readonly signed: number;
  /** Confirmed by a code, where a console had no passkeys. */
  readonly unsigned: number;
  readonly faults: readonly string[];
}

/**
 * Checks every approval, signed undo, signed rollback and payment: another person than the author, a signature by a passkey that this person had added before and not
 * removed, nor lost with their second factor or their access, over exactly the releases that went live, or of a set that started later over its changes, with its end; and that nothing went live as approved without an approval, or as a signed way back without a signature.
 */
export function checkApprovals(entries: readonly Entry[]): Approvals {
  const faults: string[] = [];
  const passkeys: Passkeys = new Map();
  const moves: Move[] = [];
  const rollBacks = new Map<string, RollBack>();
  const approvals = new Map<string, Approval>();
  const undos = new Map<string, Approval>();
  const rewards: Reward[] = [];
  let signed = 0;
  for (const { n, kind, body } of entries) {
    // The chain's hashes say that the service wrote it.
    const content = JSON.parse(body) as unknown;
    if (kind === 'act') {
      followPasskeys(passkeys, content as Act);
      faults.push(...paymentFaults(content as Act, rewards).map((one) => `Entry ${n} ${one}.`));
    }
    if (kind === 'reward') {
      const reward = content as Reward;
      if (isSigned(reward)) signed += 1;
      faults.push(...rewardFaults(reward, passkeys).map((one) => `Entry ${n} ${one}.`));
      rewards.push(reward);
    }
    if (kind === 'release') {
      const release = content as Release;
      const signedBack = rollBacks.get(release.merchant);
      faults.push(...releaseFaults(release, { approvals, undos, signedBack }).map((one) => `Entry ${n} ${one}.`));
      moves.push(release);
    }
    if (kind === 'rollback') {
      const back = content as RollBack;
      if (isSigned(back)) {
        signed += 1;
        faults.push(...rollBackFaults(back, { passkeys, moves }).map((one) => `The signature of entry ${n} ${one}.`));
      } else faults.push(`Entry ${n} is a signed rollback without a signature.`);
      rollBacks.set(back.merchant, back);
    }
    if (kind === 'approval') {
      const approval = content as Approval;
      if (approval.author === approval.approver) faults.push(`Entry ${n} is approved by its own author.`);
      if (isSigned(approval)) {
        signed += 1;
        faults.push(...approvalFaults(approval, passkeys).map((one) => `The signature of entry ${n} ${one}.`));
      }
      approvals.set(approval.changeSet, approval);
    }
    if (kind === 'undo') {
      const undo = content as Approval;
      if (undo.author === undo.approver) faults.push(`Entry ${n} is undone by its own author.`);
      if (isSigned(undo)) {
        signed += 1;
        faults.push(...approvalFaults(undo, passkeys, 'undo').map((one) => `The signature of entry ${n} ${one}.`));
      } else faults.push(`Entry ${n} is a signed undo without a signature.`);
      undos.set(undo.changeSet, undo);
    }
  }
  const unsigned = [...approvals.values(), ...rewards].filter((approval) => !isSigned(approval)).length;
  return { signed, unsigned, faults };
}

function approvalFaults(
  approval: Approval & Signed,
  passkeys: Passkeys,
  kind: 'approval' | 'undo' = 'approval',
): readonly string[] {
  const document = JSON.parse(approval.document) as Document;
  return [
    ...(document.kind.startsWith(`livery-${kind}-`) ? [] : ['is over a document of another kind']),
    ...ownerFaults(approval, passkeys),
    ...(document.changeSet === approval.changeSet &&
    document.approver.id === approval.approver &&
    document.author === approval.author
      ? []
      : ['is over another change set or another person']),
    ...signatureFaults(approval),
  ];
}

/** Approval and releases are written together, the approval first. */
function releaseFaults(
  entry: Release,
  {
    approvals,
    undos,
    signedBack,
  }: Readonly<Record<'approvals' | 'undos', ReadonlyMap<string, Approval>>> & {
    readonly signedBack: RollBack | undefined;
  },
): readonly string[] {
  const { merchant, seq, release, detail } = entry;
  const { changeSet, approvedBy, undoes, isSigned: isSaidSigned } = detail ?? {};
  if (undoes !== undefined && isSaidSigned === true) return undoFaults(entry, undos.get(undoes));
  if (detail?.to !== undefined && isSaidSigned === true) return moveFaults(entry, signedBack);
  if (changeSet === undefined || approvedBy === undefined) return [];
  const approval = approvals.get(changeSet);
  if (!approval) return [`makes ${merchant} live as approved, and nothing before it approves that`];
  if (!isSigned(approval)) return [];
  const document = JSON.parse(approval.document) as Document;
  // The first kind of document had no end.
  if (document.kind !== 'livery-approval-1' && document.until !== detail?.until)
    return [`lets what is live of ${merchant} end at another time than its approver signed`];
  if (document.startAt !== undefined)
    return JSON.stringify(plannedOf(document, merchant)) === JSON.stringify(detail?.changes)
      ? []
      : [`makes other changes of ${merchant} live than its approver signed`];
  const fixed = document.merchants[merchant];
  return fixed?.release === release && fixed.base === seq - 1
    ? []
    : [`makes another release of ${merchant} live than its approver signed`];
}

/** A signed undo is written with its releases, and before them. One of a stop that still ran names no release. */
function undoFaults({ merchant, seq, release }: Release, undo: Approval | undefined): string[] {
  if (!undo || !isSigned(undo)) return [`makes ${merchant} live as a signed undo, and nothing before it signs that`];
  const { merchants } = JSON.parse(undo.document) as Document;
  const fixed = merchants[merchant];
  const isAsSigned = Object.keys(merchants).length === 0 || (fixed?.release === release && fixed.base === seq - 1);
  return isAsSigned ? [] : [`makes another release of ${merchant} live by an undo than was signed`];
}

/** The changes of one merchant in the spelling of a release's entry, whose keys are sorted. */
function plannedOf({ changes }: Document, merchant: string): readonly unknown[] {
  const own = changes.filter((change) => change.merchant === merchant);
  return own.map(({ name, value }) => (value === undefined ? { ended: true, name } : { name, value }));
}
