import { type OtherDialect, openOtherDialect, otherDialect } from '../../src/service/mapping/other-dialect.fixture.ts';
import { stackAddress } from './stack-address.ts';

/** A platform of another dialect in front of the sandbox, with the mapping of the worked example. */
export async function openOtherDialectOfSandbox(): Promise<OtherDialect & { readonly mapping: object }> {
  const platformUrl = `http://127.0.0.1:${stackAddress.sandboxPort}`;
  // The secrets of a throw-away brand would have to stand in the environment of the service before it has a code.
  const { headers: _, ...mapping } = otherDialect;
  return { ...(await openOtherDialect({ platformUrl })), mapping };
}
