import type { MemberInfo, SessionRecord } from '../../../client/index.ts';

/** The nickname, or the account when there is none or a blank one (row A-167). */
export function nameOf(session: SessionRecord, info: MemberInfo | undefined): string {
  return info?.nickname?.trim() || info?.account || session.userName;
}
