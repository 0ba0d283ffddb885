import type { MemberInfo, SessionRecord } from '../../client/index.ts';

/** The nickname, or the account when there is none, or the session's user name until either is known (row A-167). */
export function displayName(session: SessionRecord, info: MemberInfo | undefined): string {
  return info?.nickname?.trim() || info?.account || session.userName;
}
