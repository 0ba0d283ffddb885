import type { FastifyRequest } from 'fastify';
import { failure } from '../errors.ts';
import { idIn } from '../http/read-value.ts';

/** The number in the address of a desk page. Throws when there is none. */
export function idOf(request: FastifyRequest): number {
  const id = idIn(Object(request.params).id);
  if (id === 0) throw failure('not.found');
  return id;
}
