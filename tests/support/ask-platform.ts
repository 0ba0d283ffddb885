import { type EndpointName, endpoints } from '../../src/contracts/endpoints.ts';
import type { TestSite } from './a-site.ts';
import { sentPath } from './moved-paths.ts';
import { callPort, stackAddress } from './stack-address.ts';

/** What the platform says to a player, apart from any browser. */
export async function ask(site: TestSite, name: EndpointName, token: string, query: Record<string, string> = {}) {
  const { method, module } = endpoints[name];
  const { host } = new URL(site.url());
  const headers = { Merchant: site.code, ModuleId: module, Gateway: '3', Authorization: `Bearer ${token}` };
  const path = `${sentPath(name)}?${new URLSearchParams({ ...query, merchantCode: site.code })}`;
  const { text } = await callPort(stackAddress.servicePort, path, { host, headers, method });
  const { value }: { value: unknown } = JSON.parse(text);
  return value;
}
