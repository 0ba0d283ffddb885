import { flagGroups } from '../people/scope.ts';
import { longestMessage } from '../../../contracts/maintenance.ts';
import { tokenRights } from '../../../contracts/console/tokens.ts';
import { consoleRoles } from '../../../contracts/console/roles.ts';

function shape(properties: Readonly<Record<string, unknown>>, optional: readonly string[] = []) {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', additionalProperties: false, required, properties };
}

const messageId = { type: 'integer', minimum: 1, maximum: 2_147_483_647 };
const token = { type: 'string', pattern: '^[\\w-]{43}$' };
const personName = { type: 'string', minLength: 2, maxLength: 40, pattern: "^[\\p{L}\\p{M}\\p{N} .'-]+$" };
/** As a person's, without spaces around it. */
const nameOfLetters = "^[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N} .'-]*[\\p{L}\\p{M}\\p{N}.]$";
const newPassword = { type: 'string', minLength: 12, maxLength: 200 };
/** Six digits, or a recovery code as people type it. */
const code = { type: 'string', minLength: 6, maxLength: 40 };
const reason = { type: 'string', minLength: 3, maxLength: 500, pattern: '\\S' };
const moment = { type: 'string', maxLength: 40, format: 'date-time' };
const merchant = { type: 'string', pattern: '^[a-z][a-z0-9-]{1,30}$' };
/** As an override's: the compiler knows which there are. */
const valueName = { type: 'string', maxLength: 120, pattern: '^[A-Za-z][\\w-]*(\\.[\\w-]+)*$' };
const seq = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER };
const role = { type: 'string', enum: consoleRoles };
const merchants = { type: 'array', minItems: 1, maxItems: 5000, uniqueItems: true, items: merchant };
/** Where a role counts; null is everywhere. */
const scope = {
  merchants: { ...merchants, type: ['array', 'null'] },
  groups: { type: ['array', 'null'], minItems: 1, uniqueItems: true, items: { type: 'string', enum: flagGroups } },
};
const change = shape({ merchant, name: valueName, value: {} }, ['value']);
const changes = { type: 'array', minItems: 1, maxItems: 5000, items: change };

/** Bytes in base64url, at most about so many. */
const bytes = (most: number) => ({ type: 'string', pattern: '^[\\w-]+$', maxLength: Math.ceil((most * 4) / 3) });
const credential = (response: object) =>
  shape(
    {
      id: bytes(1023),
      rawId: bytes(1023),
      response,
      type: { type: 'string', const: 'public-key' },
      clientExtensionResults: { type: 'object' },
      authenticatorAttachment: { type: 'string', maxLength: 40 },
    },
    ['authenticatorAttachment'],
  );
const assertion = credential(
  shape(
    { clientDataJSON: bytes(4096), authenticatorData: bytes(4096), signature: bytes(2048), userHandle: bytes(64) },
    ['userHandle'],
  ),
);
const attestation = credential(
  shape(
    {
      clientDataJSON: bytes(4096),
      attestationObject: bytes(16_384),
      authenticatorData: bytes(4096),
      transports: { type: 'array', maxItems: 8, items: { type: 'string', maxLength: 20 } },
      publicKeyAlgorithm: { type: 'integer' },
      publicKey: bytes(4096),
    },
    ['authenticatorData', 'transports', 'publicKeyAlgorithm', 'publicKey'],
  ),
);

const signature = shape({ attempt: token, response: assertion });

const memberType = { type: 'integer', minimum: -1, maximum: 1000 };
const language = { type: 'string', pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$' };
const visitor = shape({ memberType, language, scheme: { enum: ['dark', 'light'] } }, ['memberType']);
const routeId = { type: 'string', maxLength: 80, pattern: '^[\\w.-]+$' };

/** Decimal text; the platform knows how many decimals the currency has. */
const amount = { type: 'string', pattern: '^\\d{1,12}(\\.\\d{1,3})?$' };
const personId = { type: 'string', minLength: 1, maxLength: 100 };

/** What the body of each act must be. */
export const bodies = {
  none: shape({}),
  join: shape({ token, name: personName, password: newPassword }),
  confirm: shape({ token, code }),
  renew: shape({ token, password: { type: 'string', maxLength: 200 } }),
  password: shape({ old: { type: 'string', maxLength: 200 }, password: newPassword, code }),
  signIn: shape({ name: { type: 'string', maxLength: 100 }, password: { type: 'string', maxLength: 200 }, code }),
  stepUp: shape({ code }),
  passkey: shape({ attempt: token, response: assertion }),
  addPasskey: shape({
    attempt: token,
    name: { type: 'string', minLength: 1, maxLength: 60, pattern: '\\S' },
    response: attestation,
  }),
  removePasskey: shape({ id: bytes(1023) }),
  revoke: {
    oneOf: [shape({ id: { type: 'string', format: 'uuid' } }), shape({ others: { type: 'boolean', const: true } })],
  },
  token: shape(
    {
      name: { type: 'string', minLength: 2, maxLength: 40, pattern: '^[\\w. -]*\\w[\\w. -]*$' },
      rights: { type: 'array', minItems: 1, uniqueItems: true, items: { type: 'string', enum: tokenRights } },
      days: { type: 'integer', minimum: 1, maximum: 365 },
      merchants,
      groups: { ...scope.groups, type: 'array' },
    },
    ['merchants', 'groups'],
  ),
  invite: shape({ name: personName, role, ...scope }, ['merchants', 'groups']),
  person: {
    ...shape({ role, ...scope, isClosed: { type: 'boolean' } }, ['role', 'merchants', 'groups', 'isClosed']),
    minProperties: 1,
  },
  impact: shape({ changes, until: moment }, ['until']),
  frames: shape(
    {
      merchant,
      of: {
        oneOf: [
          shape({ changes }),
          shape({ changeSet: { type: 'string', format: 'uuid' } }),
          shape({ from: seq, to: seq }),
          shape({ seq }),
        ],
      },
      screen: routeId,
      visitor,
    },
    ['screen', 'visitor'],
  ),
  publish: shape(
    {
      changes,
      reason,
      startAt: moment,
      until: moment,
      base: { type: 'object', propertyNames: merchant, additionalProperties: seq },
      force: { type: 'boolean' },
    },
    ['startAt', 'until', 'force'],
  ),
  reason: shape({ reason }),
  approve: shape({ reason, signature }, ['signature']),
  stop: shape(
    {
      merchants,
      name: valueName,
      value: { type: 'boolean' },
      reason,
      messages: {
        type: 'object',
        minProperties: 1,
        maxProperties: 40,
        propertyNames: language,
        additionalProperties: { type: 'string', minLength: 1, maxLength: longestMessage, pattern: '\\S' },
      },
      startAt: moment,
      until: moment,
    },
    ['messages', 'startAt', 'until'],
  ),
  pass: shape({
    merchant,
    note: { type: 'string', minLength: 2, maxLength: 80, pattern: '\\S' },
    hours: { type: 'integer', minimum: 1, maximum: 168 },
  }),
  chatAnswer: shape({ text: { type: 'string', maxLength: 1000, pattern: '\\S' }, seen: messageId }),
  chatTake: shape({ from: { type: ['string', 'null'], maxLength: 100 } }),
  chatHandOver: shape({ to: { type: ['string', 'null'], maxLength: 100 } }),
  chatClose: shape({ seen: messageId }),
  questionAnswer: shape({
    text: { type: 'string', maxLength: 1000, pattern: '\\S' },
    seen: { ...moment, type: ['string', 'null'] },
  }),
  propose: shape({ amount, reason }),
  proposed: shape({ amount, author: personId, reason }),
  pay: shape({ amount, author: personId, reason, signature }, ['signature']),
  shownName: shape({ shownAs: { ...personName, type: ['string', 'null'], pattern: nameOfLetters } }),
  whyLink: shape(
    {
      about: { type: 'string', minLength: 1, maxLength: 200 },
      seq,
      memberType: { type: 'integer', minimum: 0, maximum: 9999 },
      app: { type: 'string', enum: ['browser', 'installed', 'wrapper'] },
      language: { type: 'string', maxLength: 35, pattern: '^[A-Za-z][\\w-]*$' },
    },
    ['memberType'],
  ),
  rollBack: shape({ to: seq, reason, base: seq }),
  signedRollBack: shape({ to: seq, reason, base: seq, signature }, ['signature']),
} as const;
