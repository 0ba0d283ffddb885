import type { Scope } from '../../../contracts/console/roles.ts';
import type { SettingAt, SettingLine, SettingPage } from '../../../contracts/console/settings.ts';
import type { ConsoleContext } from '../console-context.ts';
import { readOverrideLines } from '../flags/read-flag-table.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { sees } from '../people/scope.ts';
import { type CatalogueLine, listSettingLines } from './setting-lines.ts';

type Context = Pick<ConsoleContext, 'db' | 'summaries'>;

/** Every value that is no switch, with how many merchants of a scope have it otherwise. */
export async function readSettings(context: Context, scope: Scope): Promise<readonly SettingLine[]> {
  const merchants = await readMerchants(context, scope);
  return listSettingLines().map((line) => count(line, merchants));
}

/** What the catalogues say of one of them. @throws RefusedError `NOT_FOUND`. */
export function findSettingLine(name: string): CatalogueLine {
  const line = listSettingLines().find((one) => one.name === name);
  if (!line) throw new RefusedError('NOT_FOUND', 'There is no such setting.');
  return line;
}

/** One of them at every merchant of a scope. @throws RefusedError `NOT_FOUND`. */
export async function readSettingPage(context: Context, name: string, scope: Scope): Promise<SettingPage> {
  const line = findSettingLine(name);
  const merchants = await readMerchants(context, scope);
  return {
    setting: count(line, merchants),
    merchants: merchants.map(({ code, summary, overrides }): SettingAt => {
      const given = summary.values[name];
      const value = given ? given.value : line.default;
      const override = overrides[name];
      return {
        code,
        name: summary.name,
        ...(value === undefined ? {} : { value }),
        layer: given?.layer ?? 'engine',
        ...(override ? { override } : {}),
      };
    }),
  };
}

type Merchant = Awaited<ReturnType<typeof readMerchants>>[number];

function count(line: CatalogueLine, merchants: readonly Merchant[]): SettingLine {
  const own = JSON.stringify(line.default);
  const isOther = ({ summary }: Merchant) => {
    const given = summary.values[line.name];
    return given !== undefined && JSON.stringify(given.value) !== own;
  };
  return {
    ...line,
    differs: merchants.filter(isOther).length,
    changed: merchants.filter(({ overrides }) => overrides[line.name]).length,
  };
}

async function readMerchants({ db, summaries }: Context, scope: Scope) {
  const pointers = await db.selectFrom('pointers').select(['merchant', 'release']).orderBy('merchant').execute();
  const overrides = await readOverrideLines({ db });
  const own = pointers.filter(({ merchant }) => sees(scope, merchant));
  return Promise.all(
    own.map(async ({ merchant, release }) => ({
      code: merchant,
      summary: await summaries(release),
      overrides: overrides.get(merchant) ?? {},
    })),
  );
}
