import { createStore } from 'zustand/vanilla';
import { readMemberType } from '../../engine/index.ts';
import type { NamedStorage } from '../runtime-types.ts';
import type { Session, SessionRecord, SessionState, SessionValue } from './session-types.ts';
import { specifiedNames } from '../browser/storage-names.ts';

export interface SessionDependencies {
  readonly merchantCode: string;
  readonly storage: NamedStorage;
  /** Whether NOTICE_POP goes with the rest at sign-out (`notice.repeatAfterLogout`, decision 23). */
  readonly repeatNotice: () => boolean;
}

/** The signed-in player of this tab, kept in session storage under MC_SESSION_INFO (rows ). */
export function createSession({ merchantCode, storage, repeatNotice }: SessionDependencies): Session {
  const store = createStore<SessionState>(() => ({ status: 'unknown' }));
  const stored = () => storage.session.read(specifiedNames.session);
  // Blocked storage never had the record, so that nothing can go from it.
  let wasStored = false;
  const keep = (session: SessionRecord) => {
    storage.session.write(specifiedNames.session, JSON.stringify(session));
    wasStored = stored() !== undefined;
    store.setState({ session, status: 'member' }, true);
  };
  return {
    store,
    restore() {
      const text = stored();
      const session = text === undefined ? undefined : parseSession(text, merchantCode);
      if (text !== undefined && !session) storage.session.remove(specifiedNames.session);
      wasStored = session !== undefined;
      store.setState(session ? { session, status: 'member' } : { status: 'guest' }, true);
    },
    begin(value) {
      const session = recordOf(value, merchantCode);
      keep(session);
      return session;
    },
    end() {
      storage.session.clear(repeatNotice() ? [] : [specifiedNames.noticePop]);
      storage.local.write(specifiedNames.autoLogin, '0');
      wasStored = false;
      store.setState({ status: 'guest' }, true);
    },
    isLost: () => wasStored && stored() === undefined,
    correctType(reported) {
      const { session } = store.getState();
      const type = readMemberType(reported);
      if (session && type >= 0 && session.type !== type) keep({ ...session, type });
    },
  };
}

// A trial answer names the type `customerType`.
function recordOf(value: SessionValue, merchantCode: string): SessionRecord {
  return {
    token: value.token,
    merchantCode,
    userName: value.userName,
    // A type given as text becomes a number; a missing one belongs to no role (row A-226, decision 8).
    type: readMemberType(value.type ?? value.customerType),
    firstTimeLogin: value.firstTimeLogin === true,
  };
}

/** The stored record, or nothing when it is damaged or belongs to another merchant. */
export function parseSession(text: string, merchantCode: string): SessionRecord | undefined {
  const value = parseObject(text);
  if (!value || value['merchantCode'] !== merchantCode) return undefined;
  const { token, userName, type } = value;
  if (typeof token !== 'string' || token === '' || typeof userName !== 'string' || typeof type !== 'number')
    return undefined;
  return { token, merchantCode, userName, type, firstTimeLogin: value['firstTimeLogin'] === true };
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
