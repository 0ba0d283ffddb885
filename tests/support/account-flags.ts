import { createRequire } from 'node:module';
import type * as Covertable from 'covertable';

// A CommonJS bundle, whose names an import cannot see.
const { make } = createRequire(import.meta.url)('covertable') as typeof Covertable;

/** Flags and settings that open or close ways into an account. */
export const accountFlags = [
  'USERNAMEREG3',
  'MOBILENUMREG3',
  'MOBILENUMPASSREG3',
  'REGMOBVERF3',
  'MOBILEVERCODELOGIN3',
  'FACEBOOKLOGIN3',
  'GOOGLELOGIN3',
  'FREEPLAY3',
] as const;
export const recoverySettings = ['recovery.phone', 'recovery.email'] as const;

export type AccountFlag = (typeof accountFlags)[number];
export type RecoverySetting = (typeof recoverySettings)[number];

/** What one site has switched on. */
export interface AccountCase {
  readonly flags: Readonly<Record<AccountFlag, boolean>>;
  readonly settings: Readonly<Record<RecoverySetting, boolean>>;
}

/** Few sites among which any two switches meet in each of their four ways. */
export function accountCases(): readonly AccountCase[] {
  const switches = [...accountFlags, ...recoverySettings];
  return make(switches.map(() => [true, false])).map((row) => {
    const chosen = (names: readonly string[]) =>
      Object.fromEntries(names.map((name) => [name, row[switches.findIndex((one) => one === name)] === true]));
    return {
      flags: chosen(accountFlags) as AccountCase['flags'],
      settings: chosen(recoverySettings) as AccountCase['settings'],
    };
  });
}
