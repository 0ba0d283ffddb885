import { createContext, useContext } from 'react';
import type { ConsoleRight } from '../../contracts/console/roles.ts';
import type { SessionAnswer } from '../../contracts/console/session.ts';

export type OpenSession = Extract<SessionAnswer, { state: 'signed-in' }>;

export const SessionContext = createContext<OpenSession | undefined>(undefined);

/** Who is signed in. Throws outside of the frame, where nobody need be. */
export function useOpenSession(): OpenSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('Nobody is signed in here.');
  return session;
}

/** Whether the person may do something; the service decides, this only shows what can be done. */
export function useRight(right: ConsoleRight): boolean {
  return useOpenSession().rights.includes(right);
}

/** Whether the person may do something with the flags of a group. */
export function useGroupRight(right: ConsoleRight, group: string): boolean {
  const { rights, person } = useOpenSession();
  return rights.includes(right) && (person.groups === undefined || person.groups.includes(group));
}
