/** An act of staff as an entry has it. */
export interface Act {
  readonly what: string;
  readonly person: string;
  readonly passkey?: string;
  readonly publicKey?: string;
  /** Of a changed person: their access has ended. */
  readonly isClosed?: boolean;
}

/** Passkeys by their id, each as its person added it. */
export type Passkeys = Map<string, Act>;

/** Adds and removes what an act adds and removes: also with somebody's second factor, and with their access. */
export function followPasskeys(passkeys: Passkeys, act: Act): void {
  if (act.publicKey !== undefined && act.passkey !== undefined) passkeys.set(act.passkey, act);
  const removed = /^remove passkey (\S+)$/.exec(act.what)?.[1];
  if (removed !== undefined) passkeys.delete(removed);
  const reset = /^reset the second factor of person (\S+)$/.exec(act.what)?.[1];
  const closed = act.isClosed === true ? /^change person (\S+)$/.exec(act.what)?.[1] : undefined;
  for (const [id, { person }] of passkeys) if (person === reset || person === closed) passkeys.delete(id);
}

/** What is wrong with whose passkey has signed. */
export function ownerFaults(
  { passkey, publicKey, approver }: Readonly<Record<'passkey' | 'publicKey' | 'approver', string>>,
  passkeys: Passkeys,
): readonly string[] {
  const added = passkeys.get(passkey);
  const isOwn = added?.publicKey === publicKey && added.person === approver;
  return isOwn ? [] : ['is by a passkey that its approver did not have'];
}
