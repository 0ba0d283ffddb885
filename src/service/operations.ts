import { join } from 'node:path';
import type { ChainPage } from '../contracts/audit-chain.ts';
import type { ChangeSet } from '../contracts/console/change-sets.ts';
import type { ControlBodies } from '../contracts/generated/control.ts';
import type { Override } from '../contracts/origins.ts';
import { readFolder } from '../release/load/read-folder.ts';
import { type BackupSummary, FileThereError, writeBackup } from './backup/write-backup.ts';
import { createStaffChanges } from './console/changes/staff-changes.ts';
import type { RekeySummary } from './keys/rekey-secrets.ts';
import { createDomains, type DomainLine } from './domains/manage-domains.ts';
import { createProver, type ProveDomain } from './domains/prove-domain.ts';
import type { PreviewResult, Previews } from './preview/previews.ts';
import { pushOverride, takeOverride } from './publishing/override-stack.ts';
import type { PublishResult } from './publishing/publish-result.ts';
import type { Publisher } from './publishing/publisher.ts';
import { readChain, readHead } from './store/audit-chain.ts';
import { listExpiryFailures } from './store/expiries.ts';
import { listMerchants, unknownMerchant } from './store/find-merchant.ts';
import type { KeptCard } from './store/error-cards.ts';
import { readErrorCard } from './store/error-cards.ts';
import { type BrandLine, readBrandLines } from './store/read-brand-lines.ts';
import type { BrokenLine } from './store/read-broken.ts';
import { readBroken } from './store/read-broken.ts';
import { prunedWords } from './store/prune-releases.ts';
import type { HistoryEntry } from './store/read-history.ts';
import { readHistory, readHistoryEntry } from './store/read-history.ts';
import { readOverrides } from './store/read-overrides.ts';
import { readPointer } from './store/read-pointer.ts';
import { readSource } from './store/read-release.ts';
import type { Database } from './store/tables.ts';
import { listUpstreams, readUpstream } from './store/upstreams.ts';
import type { UpstreamLine } from './upstream/upstream-state.ts';
import { upstreamLine } from './upstream/upstream-state.ts';
import type { UpstreamWatch } from './upstream/watch-upstreams.ts';

/** One line of a merchant's history. */
export interface HistoryLine {
  readonly seq: number;
  readonly release: string;
  readonly action: string;
  readonly author: string;
  readonly reason: string;
  readonly detail: Readonly<Record<string, unknown>>;
  readonly at: string;
}

/** Why overrides of a merchant still count though their end has come; times are ISO 8601. */
export interface ExpiryFailureLine {
  readonly merchant: string;
  readonly since: string;
  /** The last attempt. */
  readonly at: string;
  readonly attempts: number;
  readonly message: string;
  /** When the next attempt is due. */
  readonly retryAt: string;
}

/** What a release was compiled from: enough to compile it again elsewhere. */
export interface StoredSource {
  readonly code: string;
  readonly seq: number;
  /** The gzipped folder, base64: `unpackSource` reads it. */
  readonly packed: string;
  readonly overrides: readonly Override[];
  /** Who made it live, when, and why. */
  readonly author: string;
  readonly at: string;
  readonly reason: string;
}

/** An error card, and the change that made live what the player had. */
export interface CardExplanation {
  /** ISO 8601. */
  readonly at: string;
  readonly card: Omit<KeptCard, 'at'>;
  readonly change?: HistoryLine;
}

/** Answer to a question about one merchant; a sentence when it cannot be answered. */
export type Answer<T> =
  | { readonly kind: 'answer'; readonly value: T }
  | { readonly kind: 'impossible'; readonly message: string };

/** A one-time link into the console. */
export interface StaffLink {
  readonly link: string;
  /** ISO 8601. */
  readonly endsAt: string;
}

/** What each operation answers, by its name. */
interface ControlAnswers {
  publish: PublishResult;
  preview: PreviewResult | Extract<PublishResult, { kind: 'impossible' }>;
  override: PublishResult;
  rollback: PublishResult;
  overrideMany: Answer<ChangeSet>;
  undoChanges: Answer<ChangeSet>;
  auditChain: ChainPage;
  history: Answer<readonly HistoryLine[]>;
  source: Answer<StoredSource>;
  upstreams: readonly UpstreamLine[];
  askUpstream: Answer<readonly UpstreamLine[]>;
  inviteStaff: Answer<StaffLink>;
  acceptUpstream: Answer<readonly UpstreamLine[]>;
  why: Answer<CardExplanation>;
  broken: readonly BrokenLine[];
  expiryFailures: readonly ExpiryFailureLine[];
  merchants: readonly string[];
  brands: readonly BrandLine[];
  backup: Answer<BackupSummary>;
  rekey: Answer<RekeySummary>;
  domains: Answer<readonly DomainLine[]>;
}

/**
 * Everything that staff can do with merchants, the same through the socket of a running service and directly;
 * `schemas/control.schema.json` says what each operation does and takes.
 */
export type Operations = {
  readonly [N in keyof ControlBodies]: (body: ControlBodies[N]) => Promise<ControlAnswers[N]>;
};

interface OperationsOptions {
  readonly db: Database;
  readonly publisher: Publisher;
  readonly merchantsDir: string;
  /** Absent where no service runs that could show one. */
  readonly previews?: Previews;
  /** Absent where no service runs that could ask a platform. */
  readonly watch?: Pick<UpstreamWatch, 'askNow'>;
  /** Absent where no console runs. */
  readonly invite?: ((name: string) => Promise<Answer<StaffLink>>) | undefined;
  /** Absent where no service runs, whose keys alone are known to be those of every node. */
  readonly rekey?: () => Promise<RekeySummary>;
  readonly prove?: ProveDomain;
  /** Hosts that no brand may have. */
  readonly ownHosts?: readonly string[];
  /** Hears that other domains are served; nobody needs to where no service runs. */
  readonly onDomains?: () => Promise<void>;
  readonly now?: () => Date;
}

/** Makes the operations of one node. */
export function createOperations(options: OperationsOptions): Operations {
  const { db, publisher, merchantsDir, previews, watch, invite, rekey, now = () => new Date() } = options;
  const { prove = createProver(), ownHosts = [], onDomains = () => Promise.resolve() } = options;
  /** Asks a platform at once by `act`, which gives a sentence when nothing came of it. */
  const askUpstream = async (
    code: string,
    act: (asking: Pick<UpstreamWatch, 'askNow'>) => Promise<string | undefined | void>,
  ): Promise<Answer<readonly UpstreamLine[]>> => {
    if (!watch) return { kind: 'impossible', message: 'No service runs that could ask the platform.' };
    if (!(await readUpstream(db, code))) return { kind: 'impossible', message: `${code} follows no platform.` };
    const trouble = await act(watch);
    if (trouble !== undefined) return { kind: 'impossible', message: trouble };
    const lines = await listUpstreams(db);
    return { kind: 'answer', value: lines.filter(({ merchant }) => merchant === code).map(upstreamLine) };
  };
  return {
    async publish({ code, force = false, ...note }) {
      if (!isCode(code)) return unknownMerchant(db, code);
      const { problems, ...files } = await readFolder(join(merchantsDir, code), `merchants/${code}`);
      const errors = problems.filter(({ severity }) => severity === 'error');
      return errors.length > 0 ? { kind: 'refused', problems } : publisher.publishFolder(files, note, { force });
    },
    async preview(request) {
      if (!isCode(request.code)) return unknownMerchant(db, request.code);
      return previews?.show(request) ?? { kind: 'impossible', message: 'No service runs that could show a preview.' };
    },
    async override({ code, name, value, until, force = false, ...note }) {
      if (until !== undefined && !(Date.parse(until) > now().getTime())) {
        return { kind: 'impossible', message: `The end ${until} is not a time in the future.` };
      }
      if (!(await readPointer(db, code))) return unknownMerchant(db, code);
      const detail = { name, ...(value === undefined ? { ended: true } : { value }), ...(until ? { until } : {}) };
      const at = now().toISOString();
      const end = until ? { until: new Date(until).toISOString() } : {};
      const change = value === undefined ? takeOverride(name) : pushOverride({ name, value, ...note, at, ...end });
      return publisher.override(code, change, { ...note, detail: { ...detail, ...(force ? { forced: true } : {}) } });
    },
    async rollback({ code, to, ...note }) {
      return (await readPointer(db, code)) ? publisher.rollBack(code, note, { to }) : unknownMerchant(db, code);
    },
    ...createStaffChanges({ db, publisher, now }),
    async history({ code, limit }) {
      const entries = await readHistory(db, code, limit);
      if (entries.length === 0) return unknownMerchant(db, code);
      return { kind: 'answer', value: entries.map(lineOf) };
    },
    async source({ code, seq }) {
      const [live] = await readHistory(db, code, 1);
      if (!live) return unknownMerchant(db, code);
      const entry = seq === undefined ? live : await readHistoryEntry(db, code, seq);
      const bytes = entry && (await readSource(db, entry.source));
      if (!entry) return { kind: 'impossible', message: `${code} has no seq ${seq ?? live.seq}.` };
      if (!bytes) return { kind: 'impossible', message: prunedWords(code, entry.seq) };
      const overrides = seq === undefined ? await readOverrides(db, code) : entry.overrides;
      const packed = Buffer.from(bytes).toString('base64');
      const { author, reason } = entry;
      const value = { code, seq: entry.seq, packed, overrides, author, reason, at: entry.at.toISOString() };
      return { kind: 'answer', value };
    },
    async upstreams({ code }) {
      const all = await listUpstreams(db);
      return all.filter(({ merchant }) => code === undefined || merchant === code).map(upstreamLine);
    },
    // Why an answer is not live stands in the line itself.
    inviteStaff: async ({ name }) =>
      invite?.(name) ?? { kind: 'impossible', message: 'No service with a console runs here.' },
    rekey: async () =>
      rekey === undefined
        ? { kind: 'impossible', message: 'No service runs here whose keys could be taken.' }
        : { kind: 'answer', value: await rekey() },
    askUpstream: ({ code }) => askUpstream(code, async (asking) => void (await asking.askNow(code))),
    acceptUpstream: ({ code, ...note }) => askUpstream(code, (asking) => asking.askNow(code, note)),
    async why({ reference }) {
      const found = await readErrorCard(db, reference);
      if (!found) {
        const message = `Nothing is kept under "${reference}": it is misread, or older than 30 days.`;
        return { kind: 'impossible', message };
      }
      const { at, ...card } = found;
      const entry = await readHistoryEntry(db, card.merchant, card.seq);
      return { kind: 'answer', value: { at: at.toISOString(), card, ...(entry ? { change: lineOf(entry) } : {}) } };
    },
    broken: () => readBroken(db),
    async expiryFailures({ code }) {
      const failures = await listExpiryFailures(db, code);
      return failures.map(({ since, at, retryAt, ...line }) => ({
        ...line,
        since: since.toISOString(),
        at: at.toISOString(),
        retryAt: retryAt.toISOString(),
      }));
    },
    auditChain: async (page) => ({ entries: await readChain(db, page), head: await readHead(db) }),
    merchants: () => listMerchants(db),
    brands: () => readBrandLines(db),
    domains: createDomains({ db, prove, ownHosts, onChange: onDomains }),
    backup: async ({ file, replace = false }) => {
      try {
        return { kind: 'answer', value: await writeBackup(db, file, { isReplaced: replace }) };
      } catch (error) {
        if (error instanceof FileThereError) return { kind: 'impossible', message: error.message };
        throw error;
      }
    },
  };
}

function lineOf({ at, source: _source, overrides: _overrides, ...line }: HistoryEntry): HistoryLine {
  return { ...line, at: at.toISOString() };
}

function isCode(code: string): boolean {
  return /^[a-z][a-z0-9-]{1,30}$/.test(code);
}
