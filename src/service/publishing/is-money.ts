import { flagsCatalogue } from '../../contracts/generated/catalogues.ts';

type Switches = Readonly<Record<string, Readonly<Record<string, { readonly money: boolean }>>>>;

const { flags, promotions, template } = flagsCatalogue;
const switches: Switches = { flags, promotions, template };

/** Dotted names of the switches that touch money. */
export const moneyNames: readonly string[] = Object.entries(switches).flatMap(([section, entries]) =>
  Object.entries(entries).flatMap(([own, { money }]) => (money ? [`${section}.${own}`] : [])),
);

/** Whether a dotted name is a switch, of the catalogue or not. */
export function isSwitch(name: string): boolean {
  return Object.hasOwn(switches, name.split('.')[0] ?? '');
}

/** Whether a dotted name is a switch that touches money. */
export function isMoney(name: string): boolean {
  return moneyNames.includes(name);
}
