import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { rightsOfRole } from '../http/console-route.ts';
import { nameKeyOf } from '../people/name-key.ts';
import type { ActiveSession } from '../people/sessions.ts';

/** What a way back opens, and the names of those who did what is taken back. */
export interface WayBack {
  readonly opened: readonly string[];
  readonly authors: readonly string[];
}

/**
 * Lets a way back that opens something (`findOpened`) through for a second person alone: one who may approve, is there, and
 * has done nothing of what is taken back. Names stand for people: no two have the same (`people/name-key.ts`).
 * @throws RefusedError `FORBIDDEN` or `CONFLICT`.
 */
export function requireSecondPerson({ person, token }: ActiveSession, { opened, authors }: WayBack): void {
  if (opened.length === 0) return;
  const what = wordsOf(opened);
  const own = nameKeyOf(makerOf(person.name));
  if (!rightsOfRole(person.role).includes('approve'))
    throw new RefusedError('FORBIDDEN', `It lets money move (${what}): only who may approve takes it back.`);
  if (authors.some((author) => nameKeyOf(makerOf(author)) === own))
    throw new RefusedError(
      'CONFLICT',
      `It lets money move (${what}): somebody else than ${person.name} takes it back.`,
    );
  if (token) throw new RefusedError('FORBIDDEN', `It lets money move (${what}): a person does it in the console.`);
}

/** Lets through who has shown a code or a passkey just now. @throws RefusedError `STEP_UP`. */
export function requireFresh(
  { now }: Pick<ConsoleContext, 'now'>,
  { freshUntil }: ActiveSession,
  opened: WayBack['opened'],
): void {
  if (freshUntil > now()) return;
  const what = wordsOf(opened);
  throw new RefusedError('STEP_UP', `It lets money move (${what}): show a code of your authenticator app once more.`);
}

function wordsOf(opened: WayBack['opened']): string {
  return `${opened.slice(0, 3).join(', ')}${opened.length > 3 ? ' and more' : ''}`;
}

/** Whose an act is: one of a token has its name in brackets after that of its maker. */
function makerOf(author: string): string {
  return author.replace(/ \([^)]*\)$/, '');
}
