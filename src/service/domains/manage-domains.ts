import { randomBytes } from 'node:crypto';
import type { ControlBodies } from '../../contracts/generated/control.ts';
import type { Answer } from '../operations.ts';
import { readPointer } from '../store/read-pointer.ts';
import type { Database } from '../store/tables.ts';
import { isAtOrBelow, readDomain } from './domain-name.ts';
import { proofPath, proofRecord, proofText, type ProveDomain } from './prove-domain.ts';

/** A domain that somebody added to a merchant; times are ISO 8601. */
export interface DomainLine {
  readonly merchant: string;
  readonly host: string;
  /** Absent until its owner has proved it: it is not served. */
  readonly provenAt?: string;
  /** Since when its proof is not found any more, and what was found; it stays served. */
  readonly missing?: { readonly since: string; readonly found: string };
  /** Domain that its visitors are sent to. */
  readonly main?: string;
  /** What the owner shows, and where: as a TXT record, or in a file where it is no wildcard. Absent for one of a folder, which needs none. */
  readonly proof?: { readonly record: string; readonly text: string; readonly file?: string };
}

interface DomainOptions {
  readonly db: Database;
  readonly prove: ProveDomain;
  /** Hosts of the console and its frames, which no brand has. */
  readonly ownHosts?: readonly string[];
  /** Hears that what is served has changed. */
  readonly onChange: () => Promise<void>;
}

/** Adds, proves, lists and removes domains; none is served before its owner has proved it. */
export function createDomains({ db, prove, onChange, ownHosts = [] }: DomainOptions) {
  const lines = async (code: string | undefined): Promise<Answer<readonly DomainLine[]>> => {
    const all = db.selectFrom('domains').selectAll().orderBy('merchant').orderBy('host');
    const named = db.selectFrom('hosts').select(['merchant', 'host']).orderBy('merchant').orderBy('host');
    const ofFolders = await (code === undefined ? named : named.where('merchant', '=', code)).execute();
    const rows = await (code === undefined ? all : all.where('merchant', '=', code)).execute();
    return { kind: 'answer', value: [...ofFolders, ...rows.map(lineOf)] };
  };
  const servedBy = async (host: string) => {
    const ofFolder = await db.selectFrom('hosts').select('merchant').where('host', '=', host).executeTakeFirst();
    const proven = db
      .selectFrom('domains')
      .select('merchant')
      .where('host', '=', host)
      .where('proven_at', 'is not', null);
    return (ofFolder ?? (await proven.executeTakeFirst()))?.merchant;
  };
  /** A domain that sends its visitors on is no place to send others to. */
  const isServed = async (host: string, code: string) => {
    const sent = db.selectFrom('domains').select('main').where('host', '=', host).where('main', 'is not', null);
    return (await servedBy(host)) === code && (await sent.executeTakeFirst()) === undefined;
  };

  return async ({ act, code, host: given, main }: ControlBodies['domains']): Promise<Answer<readonly DomainLine[]>> => {
    if (act === 'list') return lines(code);
    if (code === undefined || given === undefined)
      return impossible(`To ${act} a domain takes a merchant and a domain.`);
    if (!(await readPointer(db, code))) return impossible(`${code} is not live.`);
    const host = readDomain(given);
    if (host === undefined)
      return impossible(`${given} is no domain that somebody can own: give its name alone, such as play.example.`);
    if (isAtOrBelow(host, ownHosts)) return impossible(`${host} is this server's own: its console or frames have it.`);
    const owner = await servedBy(host);
    if (owner !== undefined && owner !== code) return impossible(`${owner}, which is live, has ${host} already.`);
    const known = await db
      .selectFrom('domains')
      .selectAll()
      .where('host', '=', host)
      .where('merchant', '=', code)
      .executeTakeFirst();
    if (act === 'add') {
      const target = main === undefined ? undefined : readDomain(main);
      if (
        main !== undefined &&
        (target === undefined || target === host || target.startsWith('*.') || !(await isServed(target, code)))
      )
        return impossible(`${main} is no domain at which ${code} is served.`);
      const row = { host, merchant: code, main: target ?? null };
      const kept = { main: row.main };
      await db
        .insertInto('domains')
        .values({ ...row, token: randomBytes(20).toString('hex') })
        .onConflict((clash) => clash.columns(['host', 'merchant']).doUpdateSet(kept))
        .execute();
    } else if (!known) {
      return impossible(`${host} was not added to ${code}.`);
    } else if (act === 'remove') {
      await db.deleteFrom('domains').where('host', '=', host).where('merchant', '=', code).execute();
    } else {
      const proof = await prove(host, known.token);
      if (!proof.isProven) return impossible(`${host} is not proved: ${proof.found}. It is not served.`);
      const proven = { proven_at: new Date(), missing_since: null, found: null };
      await db.updateTable('domains').set(proven).where('host', '=', host).where('merchant', '=', code).execute();
    }
    await onChange();
    return lines(code);
  };
}

function impossible(message: string): Answer<never> {
  return { kind: 'impossible', message };
}

interface DomainRow {
  readonly host: string;
  readonly merchant: string;
  readonly token: string;
  readonly main: string | null;
  readonly proven_at: Date | null;
  readonly missing_since: Date | null;
  readonly found: string | null;
}

function lineOf({ merchant, host, token, main, proven_at, missing_since, found }: DomainRow): DomainLine {
  const file = host.startsWith('*.') ? {} : { file: `http://${host}${proofPath}` };
  return {
    merchant,
    host,
    ...(proven_at ? { provenAt: proven_at.toISOString() } : {}),
    ...(missing_since ? { missing: { since: missing_since.toISOString(), found: found ?? '' } } : {}),
    ...(main === null ? {} : { main }),
    proof: { record: proofRecord(host), text: proofText(token), ...file },
  };
}
