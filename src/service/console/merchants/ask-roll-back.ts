import { canonicalJson } from '../../../contracts/canonical-json.ts';
import type { ApprovalQuestion } from '../../../contracts/console/change-sets.ts';
import { challengeOf, type RollBackDocument } from '../changes/approval-document.ts';
import { needsPasskey } from '../changes/ask-approval.ts';
import { refusalOfMany } from '../changes/change-results.ts';
import { requireSecondPerson } from '../changes/require-second-person.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { makeToken } from '../people/digest.ts';
import { countPasskeys } from '../people/passkeys.ts';
import { askPasskey } from '../people/prove-passkey.ts';
import type { ActiveSession } from '../people/sessions.ts';
import { requireUnmoved, type RollBack, rollBackOpened } from './roll-back-opened.ts';

/**
 * Finds the release that a rollback would make live and asks the passkey of the second person to sign exactly that.
 * @throws RefusedError as `rollBackMerchant`; `CONFLICT` where nothing has to be signed, `NO_PASSKEY` for somebody without one.
 */
export async function askRollBack(
  context: ConsoleContext,
  request: RollBack,
  session: ActiveSession,
): Promise<ApprovalQuestion> {
  const { merchant, to, base } = request;
  await requireUnmoved(context, request);
  const wayBack = await rollBackOpened(context, request);
  if (wayBack.opened.length === 0)
    throw new RefusedError('CONFLICT', 'It lets no money move: nothing has to be signed.');
  requireSecondPerson(session, wayBack);
  const { person } = session;
  if ((await countPasskeys(context, person.id)) === 0) throw needsPasskey();
  const reason = request.reason.trim();
  const content: RollBackDocument = {
    kind: 'livery-rollback-1',
    merchant,
    to,
    base,
    release: await fixRelease(context, request, { author: person.name, reason }),
    approver: { id: person.id, name: person.name },
    reason,
    at: context.now().toISOString(),
    nonce: makeToken(),
  };
  const document = canonicalJson(content);
  const question = await askPasskey(context, {
    purpose: 'roll-back',
    session: session.id,
    person: person.id,
    challenge: challengeOf(document),
    kept: { document },
  });
  return { ...question, document };
}

async function fixRelease(
  context: ConsoleContext,
  { merchant, to, base }: RollBack,
  note: { readonly author: string; readonly reason: string },
): Promise<string> {
  const foreseen = await context.publisher.foreseeRollBack(merchant, note, { to, expectedSeq: base });
  if (foreseen.kind === 'foreseen') return foreseen.release;
  if ('pointer' in foreseen) return foreseen.pointer.release;
  throw await refusalOfMany(context, new Map([[merchant, foreseen]]), { [merchant]: base });
}
