import type { Scope } from '../../../contracts/console/roles.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { splitDeskMerchants } from './desk-merchants.ts';
import type { SupportDesk } from './desk.ts';

/** The desk that a merchant of somebody's has. @throws RefusedError `NOT_FOUND`. */
export async function requireDesk(
  context: Pick<ConsoleContext, 'db' | 'desk'>,
  scope: Scope,
  merchant: string,
): Promise<SupportDesk> {
  const { reached } = await splitDeskMerchants(context, scope);
  if (!context.desk || !reached.includes(merchant)) throw new RefusedError('NOT_FOUND', 'There is no such desk.');
  return context.desk;
}
