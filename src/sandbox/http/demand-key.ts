import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { deskKeyHeader } from '../../contracts/desk.ts';
import { failure } from '../errors.ts';
import type { Sandbox } from '../sandbox.ts';

/**
 * Lets into a part of the staff server only who shows the key file of this machine, which the operator's own user reads.
 * Others are noted as refused at `what`.
 */
export function requireKey(
  scope: FastifyInstance,
  { security }: Pick<Sandbox, 'security'>,
  { internalKey, what }: { readonly internalKey: () => string; readonly what: string },
): void {
  scope.addHook('onRequest', async ({ headers, ip }) => {
    if (isKey(headers[deskKeyHeader], internalKey())) return;
    security.note({ event: 'staff.act', outcome: 'refused', address: ip, reference: what });
    throw failure('no.permission');
  });
}

function isKey(given: string | string[] | undefined, key: string): boolean {
  const [left, right] = [Buffer.from(String(given ?? '')), Buffer.from(key)];
  return right.length > 0 && left.length === right.length && timingSafeEqual(left, right);
}
