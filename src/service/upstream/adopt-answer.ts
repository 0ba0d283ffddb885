import { createHash } from 'node:crypto';
import { compareUpstream, describeChanges } from '../../release/upstream/compare-upstream.ts';
import type { MappedStatus } from '../../release/upstream/map-status.ts';
import { writeUpstream } from '../../release/upstream/upstream-file.ts';
import type { Note, Publisher } from '../publishing/publisher.ts';
import type { Database } from '../store/tables.ts';
import { readUpstream, saveAnswer, saveNotes } from '../store/upstreams.ts';
import { afterMove, type AnswerTrail, dampAnswer, TIMES_IN_A_ROW } from './damp-answers.ts';

/** What became of an answer. */
export interface Adopted {
  /** Why it cannot go live. */
  readonly trouble?: string;
  /** It waits until the platform says it again. */
  readonly isHeld?: boolean;
  readonly trail: AnswerTrail;
}

/** An answer that could be read. */
export interface ReadAnswer {
  readonly merchant: string;
  readonly mapped: MappedStatus;
  readonly trail: AnswerTrail;
  /** By the clock that all nodes share, milliseconds since 1970. */
  readonly at: number;
  /** Who has it go live although it breaks a promise or takes switches away, at once. */
  readonly forced?: Note | undefined;
}

/** Makes an answer live that differs from the last good one, in the name of the platform or of who forces it. */
export async function adoptAnswer(
  { db, publisher }: { readonly db: Database; readonly publisher: Pick<Publisher, 'publishAnswer'> },
  { merchant, mapped, trail, at, forced }: ReadAnswer,
): Promise<Adopted> {
  const { site, unknownFlags, unmapped, faults, contradictions } = mapped;
  if (faults.length > 0 && !forced)
    return { trouble: `The answer has values that cannot be. ${faults.join(' ')}`, trail };
  const answer = writeUpstream(site);
  const notes = { unknownFlags, unmapped, contradictions };
  const stored = await readUpstream(db, merchant);
  if (stored?.answer === answer) {
    const answeredAt = stored.answered_at ?? new Date(at);
    const isNews = stored.failure !== null || JSON.stringify(stored.notes) !== JSON.stringify(notes);
    if (isNews) await saveAnswer(db, merchant, { answer, notes, at: answeredAt });
    return { trail: { moves: trail.moves } };
  }
  const damped = dampAnswer(trail, createHash('sha256').update(answer).digest('hex'), at);
  if (damped.isHeld && !forced) {
    const held = `It changes its answer all the time: a new one goes live once it was said ${TIMES_IN_A_ROW} times in a row.`;
    await saveNotes(db, merchant, { ...stored?.notes, held });
    return { isHeld: true, trail: damped.trail };
  }
  const changes = compareUpstream(stored?.answer ? JSON.parse(stored.answer) : {}, site);
  const what = stored?.answer ? 'The platform changed' : 'The platform answered for the first time:';
  const reason = `${what} ${describeChanges(changes)}.`;
  const changed = changes.map(({ name }) => name);
  const note = forced
    ? {
        author: forced.author,
        reason: `${forced.reason} (${reason})`,
        detail: { changed, forced: true, overruled: faults },
      }
    : { author: 'platform', reason, detail: { changed } };
  const result = await publisher.publishAnswer(merchant, answer, note);
  // A node of a newer engine asks as well, and makes it live.
  if (result.kind === 'impossible') return result.isLeft && !forced ? { trail } : { trouble: result.message, trail };
  if (result.kind === 'refused') {
    const errors = result.problems.filter(({ severity }) => severity === 'error');
    const isBroken = errors.some(({ code }) => code === 'PROMISE_BROKEN');
    const fault = isBroken ? 'The answer would break a promise.' : 'The answer does not compile.';
    return { trouble: `${fault} ${errors.map(({ pointer, message }) => `${pointer}: ${message}`).join(' ')}`, trail };
  }
  await saveAnswer(db, merchant, { answer, notes, at: new Date(at) });
  return { trail: stored?.answer ? afterMove(damped.trail, at) : damped.trail };
}
