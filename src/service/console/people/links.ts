import type { ConsoleRole } from '../../../contracts/console/roles.ts';
import type { ConsoleContext } from '../console-context.ts';
import { digestOf, makeToken } from './digest.ts';

const day = 24 * 60 * 60_000;

/** A one-time link and its end. */
export interface Link {
  readonly link: string;
  readonly endsAt: Date;
}

/** Makes a one-time link by which somebody joins: of an invitation with a name, or for the first administrator without one. */
export async function makeLink(
  { db, origin, now }: Pick<ConsoleContext, 'db' | 'origin' | 'now'>,
  { role, name }: { readonly role: ConsoleRole; readonly name?: string },
): Promise<Link> {
  const token = makeToken();
  const endsAt = new Date(now().getTime() + day);
  await db
    .insertInto('console_links')
    .values({ digest: digestOf(token), role, name: name ?? null, ends_at: endsAt, enrolment: null })
    .execute();
  // What stands after the # reaches no log of a proxy.
  return { link: `${origin}/join#${token}`, endsAt };
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
