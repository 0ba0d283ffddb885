import { signatureFaults, type Signed } from './check-signature.ts';
import { ownerFaults, type Passkeys } from './follow-passkeys.ts';

/** A moved pointer as far as a rollback is concerned. */
export interface Move {
  readonly merchant: string;
  readonly seq: number;
  readonly release: string;
  readonly author: string;
  readonly detail?: { readonly to?: number };
}

/** A signed rollback as an entry has it. */
export interface RollBack extends Partial<Signed> {
  readonly merchant: string;
  readonly to: number;
  readonly base: number;
  readonly approver: string;
}

interface Document extends Pick<RollBack, 'merchant' | 'to' | 'base'> {
  readonly kind: string;
  readonly approver: { readonly id: string; readonly name: string };
  readonly release: string;
}

export function isSigned<Kind extends Partial<Signed>>(entry: Kind): entry is Kind & Signed {
  return typeof entry.signature === 'string';
}

/**
 * What is wrong with a signed rollback: another document, another's passkey, a signature that is none, or one by somebody
 * who changed the merchant since the state to which it goes. `moves` are those before it.
 */
export function rollBackFaults(
  entry: RollBack & Signed,
  { passkeys, moves }: { readonly passkeys: Passkeys; readonly moves: readonly Move[] },
): readonly string[] {
  const document = JSON.parse(entry.document) as Document;
  const isAbout =
    document.merchant === entry.merchant &&
    document.to === entry.to &&
    document.base === entry.base &&
    document.approver.id === entry.approver;
  const own = nameOf(document.approver.name);
  const isOwn = moves.some(
    ({ merchant, seq, author }) => merchant === entry.merchant && seq > entry.to && nameOf(author) === own,
  );
  return [
    ...(document.kind.startsWith('livery-rollback-') ? [] : ['is over a document of another kind']),
    ...(isAbout ? [] : ['is over another rollback or another person']),
    ...(isOwn ? ['is by somebody whose own change it takes back'] : []),
    ...ownerFaults(entry, passkeys),
    ...signatureFaults(entry),
  ];
}

/** What is wrong with a move that says it is a signed rollback; `signed` is the last one of its merchant. */
export function moveFaults({ merchant, seq, release, detail }: Move, signed: RollBack | undefined): readonly string[] {
  if (!signed || !isSigned(signed) || signed.base !== seq - 1)
    return [`makes ${merchant} live as a signed rollback, and nothing before it signs that`];
  const document = JSON.parse(signed.document) as Document;
  return document.release === release && document.to === detail?.to
    ? []
    : [`makes another release of ${merchant} live by a rollback than was signed`];
}

/** Whose name it is: a token's stands in brackets after that of its maker; case and spaces do not count. */
function nameOf(author: string): string {
  return author
    .replace(/ \([^)]*\)$/, '')
    .normalize('NFKC')
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase()
    .normalize('NFKC');
}
