import type { MerchantLine } from '../../../contracts/console/merchants.ts';
import type { Scope } from '../../../contracts/console/roles.ts';
import { readProvenDomains } from '../../store/read-hosts.ts';
import type { ConsoleContext } from '../console-context.ts';
import { sees } from '../people/scope.ts';

/** Every published merchant of a scope, by code. */
export async function listMerchantLines(
  { db, summaries, streams }: Pick<ConsoleContext, 'db' | 'summaries' | 'streams'>,
  scope: Scope,
): Promise<readonly MerchantLine[]> {
  const pointers = await db
    .selectFrom('pointers')
    .select(['merchant', 'seq', 'release', 'updated_at'])
    .select((eb) =>
      eb
        .selectFrom('overrides')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('overrides.merchant', '=', 'pointers.merchant')
        .as('overrides'),
    )
    .orderBy('merchant')
    .execute();
  const proven = await readProvenDomains(db);
  const lines: MerchantLine[] = [];
  for (const { merchant, seq, release, updated_at, overrides } of pointers) {
    if (!sees(scope, merchant)) continue;
    const { name, domains, theme, isMaintenance } = await summaries(release);
    lines.push({
      code: merchant,
      name,
      seq,
      release,
      at: updated_at.toISOString(),
      domains: [...domains, ...(proven.get(merchant) ?? [])],
      theme,
      isMaintenance,
      overrides: Number(overrides ?? 0),
      browsers: streams.countOf(merchant),
    });
  }
  return lines;
}
