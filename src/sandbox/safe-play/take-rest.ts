import { failure } from '../errors.ts';
import type { MemberCall } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';
import { beginRest } from './note-play.ts';
import { safePlayTerms } from './terms.ts';

/** Takes it that the player was told how long they have been playing: nothing can be played until the rest after it is over. */
export async function takePlayRest(sandbox: Sandbox, { merchant, member }: MemberCall) {
  const { restMs } = await safePlayTerms(sandbox, merchant);
  if (restMs === 0) throw failure('no.permission');
  return { value: { until: (await beginRest(sandbox, member.id, restMs)).toISOString() } };
}
