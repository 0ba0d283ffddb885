import fc from 'fast-check';
import type { KnownValues } from '../api/make-request.ts';
import { strangeText, strangeValue } from '../api/strange-values.ts';
import type { BodySchema } from './read-routes.ts';

/** What values are made from, and how many in a hundred of them fit. */
export interface Supply {
  readonly known: KnownValues;
  readonly fitting: number;
}

/** Values for a field of a body: usually what its schema asks for, at times anything. */
export function valueOfSchema(schema: BodySchema, name: string, supply: Supply): fc.Arbitrary<unknown> {
  const { fitting } = supply;
  const fits = fittingValue(schema, name, supply);
  const spoils = Math.ceil((100 - fitting) * 0.7);
  return fc.oneof(
    { weight: fitting, arbitrary: fits },
    { weight: spoils, arbitrary: fits.chain(spoilt) },
    { weight: 100 - fitting - spoils, arbitrary: strangeValue },
  );
}

const half = String.fromCodePoint(0xd8_00);

/** What is nearly right: a text with one character too odd, a number that no column holds, a value far too deep. */
function spoilt(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value === 'string') return fc.constantFrom(`${value}\u0000`, `${value}${half}`, value.repeat(2_000));
  if (typeof value === 'number') return fc.constantFrom<unknown>(-value, value + 0.5, 2 ** 63, 1e300, String(value));
  if (typeof value === 'boolean') return fc.constantFrom<unknown>({ valueOf: value }, [value], deepArray);
  return fc.constantFrom<unknown>(null, [value, value], { value }, deepArray);
}

/** Deeper than what fits into a call, and not so deep that it cannot be written here. */
const deepArray: unknown = JSON.parse(`${'['.repeat(1_000)}${']'.repeat(1_000)}`);

function fittingValue(schema: BodySchema, name: string, supply: Supply): fc.Arbitrary<unknown> {
  const chosen = [...(schema.enum ?? []), ...(schema.const === undefined ? [] : [schema.const])];
  if (chosen.length > 0) return fc.constantFrom(...chosen);
  if (schema.oneOf) return fc.oneof(...schema.oneOf.map((one) => fittingValue(one, name, supply)));
  if (schema.properties || schema.additionalProperties) return objectOf(schema, name, supply);
  if (schema.items) return fc.uniqueArray(valueOfSchema(schema.items, name, supply), { minLength: 1, maxLength: 3 });
  const known = supply.known[name];
  if (known && known.length > 0) return fc.constantFrom(...known);
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  if (type === 'integer') return fc.constantFrom(schema.minimum ?? 0, schema.maximum ?? 1_000, 2);
  if (type === 'boolean') return fc.boolean();
  return type === 'string' ? fc.oneof(fc.constant('Some ordinary words'), strangeText) : strangeValue;
}

function objectOf(schema: BodySchema, name: string, supply: Supply): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  if (typeof additionalProperties === 'object') {
    const keys = supply.known[`keys of ${name}`] ?? ['a'];
    return fc.dictionary(
      fc.constantFrom(...keys.map(String)),
      valueOfSchema(additionalProperties, `values of ${name}`, supply),
      { minKeys: 1, maxKeys: 2, noNullPrototype: true },
    );
  }
  const entries = Object.entries(properties).map(([field, inner]) => {
    const isNeeded = required.includes(field);
    const entry = valueOfSchema(inner, field, supply).map((value): readonly [string, unknown] => [field, value]);
    return fc.oneof(
      { weight: isNeeded ? supply.fitting : 30, arbitrary: entry },
      { weight: isNeeded ? 100 - supply.fitting : 70, arbitrary: fc.constant(undefined) },
    );
  });
  const extra = fc.oneof(
    { weight: 12, arbitrary: fc.constant([]) },
    {
      weight: supply.fitting === 100 ? 0 : 1,
      arbitrary: fc.array(fc.tuple(fc.constantFrom(...extraNames), strangeValue), { maxLength: 2 }),
    },
  );
  return fc
    .tuple(fc.tuple(...entries), extra)
    .map(([own, more]) => Object.fromEntries([...own.filter((entry) => entry !== undefined), ...more]));
}

/** What an act could be talked into by. */
const extraNames = ['__proto__', 'constructor', 'role', 'rights', 'person', 'author', 'by', 'force', 'merchants', 'id'];
