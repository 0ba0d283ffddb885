import { consoleRoles } from '../../../contracts/console/roles.ts';

function shape(properties: Readonly<Record<string, unknown>>, optional: readonly string[] = []) {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', additionalProperties: false, required, properties };
}

const token = { type: 'string', pattern: '^[\\w-]{43}$' };
const personName = { type: 'string', minLength: 2, maxLength: 40, pattern: "^[\\p{L}\\p{N} .'-]+$" };
const newPassword = { type: 'string', minLength: 12, maxLength: 200 };
/** Six digits, or a recovery code as people type it. */
const code = { type: 'string', minLength: 6, maxLength: 40 };
const reason = { type: 'string', minLength: 3, maxLength: 500, pattern: '\\S' };
const until = { type: 'string', maxLength: 40, format: 'date-time' };
const merchant = { type: 'string', pattern: '^[a-z][a-z0-9-]{1,30}$' };
/** As an override's: the compiler knows which there are. */
const valueName = { type: 'string', maxLength: 120, pattern: '^[A-Za-z][\\w-]*(\\.[\\w-]+)*$' };
const seq = { type: 'integer', minimum: 1 };
const role = { type: 'string', enum: consoleRoles };
const change = shape({ merchant, name: valueName, value: {} }, ['value']);
const changes = { type: 'array', minItems: 1, maxItems: 5000, items: change };

/** What the body of each act must be. */
export const bodies = {
  none: shape({}),
  join: shape({ token, name: personName, password: newPassword }),
  confirm: shape({ token, code }),
  signIn: shape({ name: { type: 'string', maxLength: 100 }, password: { type: 'string', maxLength: 200 }, code }),
  stepUp: shape({ code }),
  revoke: {
    oneOf: [shape({ id: { type: 'string', format: 'uuid' } }), shape({ others: { type: 'boolean', const: true } })],
  },
  invite: shape({ name: personName, role }),
  person: { ...shape({ role, isClosed: { type: 'boolean' } }, ['role', 'isClosed']), minProperties: 1 },
  impact: shape({ changes, until }, ['until']),
  publish: shape(
    {
      changes,
      reason,
      until,
      base: { type: 'object', propertyNames: merchant, additionalProperties: seq },
      force: { type: 'boolean' },
    },
    ['until', 'force'],
  ),
  reason: shape({ reason }),
  stop: shape(
    {
      merchants: { type: 'array', minItems: 1, maxItems: 5000, uniqueItems: true, items: merchant },
      name: valueName,
      value: { type: 'boolean' },
      reason,
      until,
    },
    ['until'],
  ),
  rollBack: shape({ to: seq, reason, base: seq }),
} as const;
