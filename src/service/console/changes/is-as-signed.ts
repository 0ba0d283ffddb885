import { isDeepStrictEqual } from 'node:util';
import type { ApprovalDocument } from './approval-document.ts';
import type { StoredChangeSet } from './change-set-store.ts';

/** Whether changes, start and end of a set are what its approver signed; also where nobody signed anything. */
export function isAsSigned({ approval, changes, startAt, until }: StoredChangeSet): boolean {
  if (!approval) return true;
  // Only `askApproval` writes it.
  const document = JSON.parse(approval.document) as ApprovalDocument;
  const isSameEnd = document.kind === 'livery-approval-1' || document.until === until;
  return isSameEnd && document.startAt === startAt && isDeepStrictEqual(document.changes, changes);
}
