/** Brand code → `user name / password` of its ordinary member. A brand that the sandbox does not seed has none. */
export type DemoAccounts = Readonly<Record<string, string>>;

/** Asks the sandbox which accounts it seeded. */
export async function readDemoAccounts(staffUrl: string): Promise<DemoAccounts> {
  const answer: unknown = await (await fetch(`${staffUrl}/demo-accounts`)).json();
  if (!Array.isArray(answer)) throw new Error('The sandbox answered its demo accounts in another shape than a list.');
  const rows: readonly Record<string, unknown>[] = answer;
  const accounts: Record<string, string> = {};
  for (const { merchant, userName, password } of rows) {
    accounts[String(merchant)] ??= `${String(userName)} / ${String(password)}`;
  }
  return accounts;
}
