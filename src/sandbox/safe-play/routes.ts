import { refuseTrial } from '../accounts/roles.ts';
import { forMembers } from '../http/route.ts';
import type { SandboxRoute } from '../http/route.ts';
import { askExclusionEnd } from './ask-exclusion-end.ts';
import { confirmPlayNotice, readPlayNotices } from './play-notices.ts';
import { readSafePlay } from './read-safe-play.ts';
import { readPlaySession } from './read-session.ts';
import { confirmPlayLimit, keepPlayLimit, setPlayLimit } from './set-limit.ts';
import { takePlayRest } from './take-rest.ts';
import { excludeSelf, takeTimeOut } from './take-pause.ts';

/** A player's own limits and breaks. */
export const safePlayRoutes: readonly SandboxRoute[] = [
  forMembers('safePlay', readSafePlay),
  forMembers('playSession', async (sandbox, call) => {
    await refuseTrial(sandbox, call);
    return readPlaySession(sandbox, call);
  }),
  forMembers('setPlayLimit', setPlayLimit),
  forMembers('keepPlayLimit', keepPlayLimit),
  forMembers('confirmPlayLimit', confirmPlayLimit),
  forMembers('playNotices', readPlayNotices),
  forMembers('confirmPlayNotice', confirmPlayNotice),
  forMembers('takePlayRest', takePlayRest),
  forMembers('takeTimeOut', takeTimeOut),
  forMembers('excludeSelf', excludeSelf),
  forMembers('askExclusionEnd', askExclusionEnd),
];
