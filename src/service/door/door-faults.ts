import type { FastifyReply } from 'fastify';
import { maintenanceCode, restrictionCode } from '../../contracts/maintenance.ts';

/** Why the door itself answers a call. */
export interface Fault {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}

/** Everything that the door answers by itself. */
export const faults = {
  foreign: { status: 403, code: 'CROSS_SITE', message: 'Calls from other sites are refused.' },
  lengthless: { status: 411, code: 'LENGTH_REQUIRED', message: 'A body must say its length.' },
  large: { status: 413, code: 'BODY_TOO_LARGE', message: 'The body is larger than this call takes.' },
  closed: { status: 503, code: maintenanceCode, message: 'System upgrading, please try again later' },
  restricted: { status: 403, code: restrictionCode, message: 'Your IP address or location is blocked' },
  absent: { status: 404, code: 'CALL_ABSENT', message: 'The platform of this brand has no such call.' },
  unfit: {
    status: 400,
    code: 'FIELD_UNFIT',
    message: 'A field that the address needs is missing or has another form.',
  },
  unreadable: { status: 400, code: 'BODY_UNREADABLE', message: 'The body cannot be read.' },
  busy: { status: 503, code: 'DOOR_BUSY', message: 'Too many calls are under way. Try again in a moment.' },
  late: { status: 504, code: 'PLATFORM_TIMEOUT', message: 'The platform did not answer in time.' },
  unreachable: { status: 502, code: 'PLATFORM_UNREACHABLE', message: 'The platform cannot be reached.' },
} as const satisfies Record<string, Fault>;

/** Sends a refusal, which nobody keeps. */
export function refuse(reply: FastifyReply, { status, code, message }: Fault): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').send({ code, message });
}
