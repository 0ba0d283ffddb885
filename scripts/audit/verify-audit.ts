import { checkApprovals } from './check-approvals.ts';
import { checkChain } from './check-chain.ts';
import { type Head, readExport } from './read-export.ts';

/** What an export proves. */
export interface Verdict {
  readonly entries: number;
  readonly signed: number;
  readonly unsigned: number;
  /** Sentences; none when chain and signatures hold. */
  readonly faults: readonly string[];
}

/**
 * Checks an export of the audit chain without the store: a second implementation, which shares nothing with the one that
 * writes. It does not see a chain that was rewritten from some entry on with every hash made anew, or that lacks its end
 * together with a head to match: those show against a checkpoint alone, a head that was noted elsewhere. What was signed
 * holds even then: nobody makes a signature anew.
 */
export function verifyAudit(bytes: Uint8Array, checkpoints: readonly Head[] = []): Verdict {
  const read = readExport(bytes);
  const faults = [...read.faults, ...checkChain(read, checkpoints)];
  const { entries } = read;
  try {
    const approvals = checkApprovals(entries);
    return { entries: entries.length, ...approvals, faults: [...faults, ...approvals.faults] };
  } catch (error) {
    const unreadable = `An approval cannot be read: ${error instanceof Error ? error.message : String(error)}`;
    return { entries: entries.length, signed: 0, unsigned: 0, faults: [...faults, unreadable] };
  }
}
