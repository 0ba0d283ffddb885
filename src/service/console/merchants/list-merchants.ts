import type { MerchantLine } from '../../../contracts/console/merchants.ts';
import type { ConsoleContext } from '../console-context.ts';

/** Every published merchant, by code. */
export async function listMerchantLines({
  db,
  summaries,
  streams,
}: Pick<ConsoleContext, 'db' | 'summaries' | 'streams'>): Promise<readonly MerchantLine[]> {
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
  const lines: MerchantLine[] = [];
  for (const { merchant, seq, release, updated_at, overrides } of pointers) {
    const { name, domains, theme, isMaintenance } = await summaries(release);
    lines.push({
      code: merchant,
      name,
      seq,
      release,
      at: updated_at.toISOString(),
      domains,
      theme,
      isMaintenance,
      overrides: Number(overrides ?? 0),
      browsers: streams.countOf(merchant),
    });
  }
  return lines;
}
