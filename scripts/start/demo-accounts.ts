/** Brand code → `user name / password` of its ordinary member. A brand that was not asked about has none. */
export type DemoAccounts = Readonly<Record<string, string>>;

/** Asks the sandbox which accounts it seeds for brands. */
export async function readDemoAccounts(staffUrl: string, brands: readonly string[]): Promise<DemoAccounts> {
  const query = new URLSearchParams({ brands: brands.join(',') });
  const answer: unknown = await (await fetch(`${staffUrl}/demo-accounts?${query}`)).json();
  if (!Array.isArray(answer)) throw new Error('The sandbox answered its demo accounts in another shape than a list.');
  const rows: readonly Record<string, unknown>[] = answer;
  const accounts: Record<string, string> = {};
  for (const { merchant, userName, password } of rows) {
    accounts[String(merchant)] ??= `${String(userName)} / ${String(password)}`;
  }
  return accounts;
}
