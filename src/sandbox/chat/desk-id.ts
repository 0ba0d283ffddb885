import type { FastifyRequest } from 'fastify';
import { failure } from '../errors.ts';

/** The number in the address of a desk page. Throws when there is none. */
export function idOf(request: FastifyRequest): number {
  const id = Number(Object(request.params).id);
  if (!Number.isSafeInteger(id) || id < 1) throw failure('not.found');
  return id;
}
