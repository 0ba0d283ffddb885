import type { Scope } from '../../../contracts/console/roles.ts';
import { listUpstreams } from '../../store/upstreams.ts';
import type { ConsoleContext } from '../console-context.ts';
import { sees } from '../people/scope.ts';

/** Merchants of a scope by whether their live chat can be asked about. */
export interface DeskMerchants {
  readonly reached: readonly string[];
  /** Those whose platform has no desk. */
  readonly without: readonly string[];
}

/** Splits the published merchants of a scope: one with a platform of its own has its chat there. */
export async function splitDeskMerchants(
  { db, desk }: Pick<ConsoleContext, 'db' | 'desk'>,
  scope: Scope,
): Promise<DeskMerchants> {
  const pointers = await db.selectFrom('pointers').select('merchant').orderBy('merchant').execute();
  const seen = pointers.map(({ merchant }) => merchant).filter((merchant) => sees(scope, merchant));
  if (!desk) return { reached: [], without: seen };
  const elsewhere = new Set(
    (await listUpstreams(db)).flatMap(({ merchant, settings }) => (settings.callsUrl === undefined ? [] : merchant)),
  );
  return {
    reached: seen.filter((merchant) => !elsewhere.has(merchant)),
    without: seen.filter((merchant) => elsewhere.has(merchant)),
  };
}
