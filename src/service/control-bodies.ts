import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv } from 'ajv';
import type { ControlBodies } from '../contracts/generated/control.ts';

/** A body that no operation takes; the message says which operation, where and why. */
export class ControlBodyError extends Error {}

const file = 'control.schema.json';
const path = resolve(import.meta.dirname, '../../schemas', file);
const schema = JSON.parse(readFileSync(path, 'utf8')) as {
  readonly properties: Readonly<Record<keyof ControlBodies, object>>;
};
const ajv = new Ajv({ allErrors: true, strict: false }).addSchema(schema, file);

/** Whether there is an operation of this name. */
export function isOperation(name: string): name is keyof ControlBodies {
  return Object.hasOwn(schema.properties, name);
}

/** Reads what an operation is asked with. Throws `ControlBodyError` for what is no JSON or not what the operation takes. */
export function readControlBody<N extends keyof ControlBodies>(name: N, text: string): ControlBodies[N] {
  const body = parse(name, text);
  const validate = ajv.getSchema<ControlBodies[N]>(`${file}#/properties/${name}`);
  if (validate?.(body)) return body as ControlBodies[N];
  const faults = (validate?.errors ?? []).map(({ instancePath, message, params }) => {
    const key: unknown = params['additionalProperty'];
    return `${instancePath || '/'} ${message ?? ''}${typeof key === 'string' ? ` ("${key}")` : ''}`;
  });
  throw new ControlBodyError(`${name} cannot be done with this body: ${faults.join('; ')}.`);
}

function parse(name: string, text: string): unknown {
  try {
    return JSON.parse(text || '{}');
  } catch (cause) {
    throw new ControlBodyError(`${name} cannot be done: its body is no JSON (${String(cause)}).`, { cause });
  }
}
