import type { MadePass, PassBody, PassLine } from '../../../contracts/console/passes.ts';
import type { Scope } from '../../../contracts/console/roles.ts';
import { listPasses, makePass, PASS_PATH, revokePass } from '../../passes/passes.ts';
import { readPointer } from '../../store/read-pointer.ts';
import { noteAct } from '../changes/note-act.ts';
import type { Author } from '../changes/publish-changes.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { requireNames, sees } from '../people/scope.ts';

/** The links that open merchants of a scope, the newest first. */
export async function listSeenPasses({ db, now }: ConsoleContext, scope: Scope): Promise<readonly PassLine[]> {
  return (await listPasses(db, now())).filter(({ merchant }) => sees(scope, merchant));
}

/**
 * Makes a link that opens a merchant's site to testers while it is closed.
 * @throws RefusedError where maintenance is not of somebody's flag groups, and for a merchant without an address.
 */
export async function makeLink(
  context: ConsoleContext,
  { merchant, note, hours }: PassBody,
  person: Author & Scope,
): Promise<MadePass> {
  requireNames(person, ['maintenance']);
  const origin = await originOf(context, merchant);
  const now = context.now();
  const endsAt = new Date(now.getTime() + hours * 3_600_000).toISOString();
  const pass = { merchant, note: note.trim(), by: person.name, person: person.id, since: now.toISOString(), endsAt };
  const { id, key } = await makePass(context, pass);
  await noteAct(context, `open ${merchant} to testers until ${endsAt}`, person);
  return { id, link: `${origin}${PASS_PATH}?key=${key}`, endsAt, lines: await listSeenPasses(context, person) };
}

/** Ends a link. @throws RefusedError when it is not there for somebody. */
export async function revokeLink(
  context: ConsoleContext,
  id: string,
  person: Author & Scope,
): Promise<readonly PassLine[]> {
  requireNames(person, ['maintenance']);
  const pass = (await listSeenPasses(context, person)).find((line) => line.id === id);
  if (!pass) throw new RefusedError('NOT_FOUND', 'There is no such link, or it has ended.');
  await revokePass(context.db, id, context.now());
  await noteAct(context, `close ${pass.merchant} to testers`, person);
  return listSeenPasses(context, person);
}

/** Where players reach a merchant: its first domain, else its code below one of the service. */
async function originOf({ db, origin, summaries, brandHosts = [] }: ConsoleContext, merchant: string): Promise<string> {
  const pointer = await readPointer(db, merchant);
  if (!pointer) throw new RefusedError('NOT_FOUND', `There is no published merchant "${merchant}".`);
  const { protocol, hostname, port } = new URL(origin);
  if (hostname.endsWith('.localhost')) return `${protocol}//${merchant}.localhost${port === '' ? '' : `:${port}`}`;
  const [host] = brandHosts;
  const domain =
    (await summaries(pointer.release)).domains[0] ?? (host === undefined ? undefined : `${merchant}.${host}`);
  if (domain === undefined)
    throw new RefusedError(
      'INVALID',
      `"${merchant}" has no domain that a link could lead to: name one in merchant.json.`,
    );
  return `https://${domain}`;
}
