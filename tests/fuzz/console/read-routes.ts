import type { ConsoleRight } from '../../../src/contracts/console/roles.ts';
import { CONSOLE_API } from '../../../src/contracts/console/api.ts';
import { consoleRoutes } from '../../../src/service/console/http/console-routes.ts';
import type { Schema } from '../api/read-calls.ts';

/** A JSON Schema of a body, as far as the fuzz reads it. */
export interface BodySchema extends Omit<Schema, 'type' | 'items' | 'properties' | 'oneOf'> {
  readonly type?: string | readonly string[];
  readonly items?: BodySchema;
  readonly properties?: Readonly<Record<string, BodySchema>>;
  readonly oneOf?: readonly BodySchema[];
  readonly additionalProperties?: boolean | BodySchema;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** A call of the console. */
export interface ConsoleCall {
  /** `POST /stops`. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** With its places, `/api/merchants/:code`. */
  readonly path: string;
  readonly right: ConsoleRight | 'anybody';
  readonly body: BodySchema | undefined;
}

/** Every call that the table of routes declares, in its order. */
export function readRoutes(): readonly ConsoleCall[] {
  return consoleRoutes.map(({ method, path, right, schema }) => ({
    name: `${method} ${path}`,
    method,
    path: `${CONSOLE_API}${path}`,
    right,
    // Fastify knows it as anything.
    body: schema.body as BodySchema | undefined,
  }));
}
