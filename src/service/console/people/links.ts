import type { Grant } from '../../../contracts/console/roles.ts';
import type { ConsoleContext } from '../console-context.ts';
import { digestOf, makeToken } from './digest.ts';
import { nameKeyOf } from './name-key.ts';

const day = 24 * 60 * 60_000;

/** A one-time link and its end. */
export interface Link {
  readonly link: string;
  readonly endsAt: Date;
}

/** Who comes in by a link, and as what. */
interface LinkOptions extends Grant {
  /** Of an invitation; the first administrator chooses one. */
  readonly name?: string;
  /** Id of somebody who is in already and gets a new second factor. */
  readonly person?: string;
  /** Id of the administrator who makes it, with whose access it ends. */
  readonly madeBy?: string;
}

/** Makes a one-time link by which somebody joins, or takes a new second factor. */
export async function makeLink(
  { db, origin, now }: Pick<ConsoleContext, 'db' | 'origin' | 'now'>,
  { role, merchants, groups, name, person, madeBy }: LinkOptions,
): Promise<Link> {
  const token = makeToken();
  const since = now();
  const endsAt = new Date(since.getTime() + day);
  await db
    .insertInto('console_links')
    .values({
      digest: digestOf(token),
      role,
      merchants: merchants ? JSON.stringify(merchants) : null,
      groups: groups ? JSON.stringify(groups) : null,
      name: name ?? null,
      name_key: name === undefined ? null : nameKeyOf(name),
      person: person ?? null,
      made_by: madeBy ?? null,
      since,
      ends_at: endsAt,
      enrolment: null,
    })
    .execute();
  // What stands after the # reaches no log of a proxy.
  return { link: `${origin}/${person === undefined ? 'join' : 'renew'}#${token}`, endsAt };
}

/** The link of a first administrator; nothing when somebody has joined already. */
export async function makeFirstLink(
  context: Pick<ConsoleContext, 'db' | 'origin' | 'now'>,
): Promise<string | undefined> {
  if (await isAnybodyIn(context)) return undefined;
  return (await makeLink(context, { role: 'administrator' })).link;
}

/** Whether anybody has ever joined. */
export async function isAnybodyIn({ db }: Pick<ConsoleContext, 'db'>): Promise<boolean> {
  const row = await db.selectFrom('console_people').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}
