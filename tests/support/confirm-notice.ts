import { endpoints } from '../../src/contracts/endpoints.ts';
import type { TestSite } from './a-site.ts';
import { sentPath } from './moved-paths.ts';
import { callPort, stackAddress } from './stack-address.ts';

/** Confirms for a session, apart from any browser, what its player has to see before they play. */
export async function confirmNotice(site: TestSite, token: string, notice: 'sums' | 'tools'): Promise<void> {
  const { host } = new URL(site.url());
  const { module: ModuleId } = endpoints.confirmPlayNotice;
  const headers = { Merchant: site.code, ModuleId, Gateway: '3', Authorization: `Bearer ${token}` };
  const call = { host, headers, body: { notice } };
  const { status, text } = await callPort(stackAddress.servicePort, sentPath('confirmPlayNotice'), call);
  if (status !== 200) throw new Error(`The notice ${notice} could not be confirmed: ${text}`);
}
