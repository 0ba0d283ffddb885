import type { EvidenceAnswer } from '../../../contracts/console/merchant-page.ts';
import { policyPacks } from '../../../contracts/generated/catalogues.ts';
import { evidenceLines } from '../../../release/evidence/evidence-lines.ts';
import { readPointer } from '../../store/read-pointer.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { openRelease } from '../releases/open-release.ts';

/**
 * How what is live of a merchant stands to a policy pack, its own unless another is named.
 * @throws RefusedError `NOT_FOUND` when there is no such merchant or pack.
 */
export async function readEvidence(
  context: Pick<ConsoleContext, 'db' | 'parts'>,
  merchant: string,
  named: unknown,
): Promise<EvidenceAnswer> {
  const pointer = await readPointer(context.db, merchant);
  if (!pointer) throw new RefusedError('NOT_FOUND', `There is no published merchant "${merchant}".`);
  const { site, origins } = await openRelease(context, pointer.release);
  const packs = Object.values(policyPacks).map(({ id, title }) => ({ id, title }));
  const wanted = typeof named === 'string' ? named : site.identity.policy;
  if (wanted === undefined) return { packs, lines: [] };
  const pack = Object.values(policyPacks).find(({ id }) => id === wanted);
  if (!pack) throw new RefusedError('NOT_FOUND', `There is no policy pack "${wanted}".`);
  const { id, title, source } = pack;
  return {
    packs,
    pack: { id, title, notice: source.notice, source: `${source.name}, ${source.date}` },
    lines: evidenceLines({ site, origins: origins.values }, pack),
  };
}
