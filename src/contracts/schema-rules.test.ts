import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { fieldsCatalogue, flagsCatalogue, settingsCatalogue } from './generated/catalogues.ts';

interface SchemaNode {
  readonly [key: string]: unknown;
}

interface Visited {
  readonly pointer: string;
  readonly node: SchemaNode;
  /** The node describes a property that authors write. */
  readonly isProperty: boolean;
}

const folder = 'schemas';
/** A schema without what editors complete by, which is generated and refuses nothing. */
const read = (path: string): SchemaNode => JSON.parse(readFileSync(path, 'utf8'), withoutCompletions) as SchemaNode;
const files = readdirSync(folder).filter((name) => name.endsWith('.schema.json'));
const schemas = new Map(files.map((file) => [file, read(join(folder, file))]));

/** Keywords that json-schema-to-typescript and ajv read alike; `prefixItems` and friends come out wrong. */
const commonSubset = new Set(
  (
    '$schema $id $ref $comment title description examples default type enum const format required properties ' +
    'patternProperties additionalProperties propertyNames items minItems maxItems uniqueItems minLength maxLength ' +
    'pattern minimum maximum allOf anyOf oneOf definitions writeOnly'
  ).split(' '),
);
const maps = ['properties', 'patternProperties', 'definitions'];
const lists = ['allOf', 'anyOf', 'oneOf'];

function withoutCompletions(_key: string, value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const kept = value.filter((entry) => !(isNode(entry) && String(entry['$comment']).startsWith('For editors.')));
  return kept.length === 0 && value.length > 0 ? undefined : kept;
}

function isNode(value: unknown): value is SchemaNode {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function visit(node: SchemaNode, pointer = '', isProperty = false): Visited[] {
  const children: Visited[] = [];
  for (const map of maps) {
    for (const [name, child] of Object.entries(node[map] ?? {})) {
      if (isNode(child)) children.push(...visit(child, `${pointer}/${map}/${name}`, map !== 'definitions'));
    }
  }
  for (const list of lists) {
    for (const [index, child] of Object.entries(node[list] ?? [])) {
      if (isNode(child)) children.push(...visit(child, `${pointer}/${list}/${index}`));
    }
  }
  for (const key of ['items', 'additionalProperties', 'propertyNames']) {
    const child = node[key];
    if (isNode(child)) children.push(...visit(child, `${pointer}/${key}`));
  }
  return [{ pointer, node, isProperty }, ...children];
}

/** Each rule gives what is wrong with one node; nothing when it is fine. */
const rules: Readonly<Record<string, (visited: Visited, file: string) => string | undefined>> = {
  'names itself after its file': ({ pointer, node }, file) =>
    pointer === '' && node['$id'] !== file ? String(node['$id']) : undefined,
  'has a title that becomes a type name': ({ pointer, node }) =>
    pointer === '' && !/^[A-Z][A-Za-z]+$/.test(String(node['title'])) ? String(node['title']) : undefined,
  'states draft-07': ({ pointer, node }) =>
    pointer === '' && node['$schema'] !== 'http://json-schema.org/draft-07/schema#'
      ? String(node['$schema'])
      : undefined,
  'describes every property in a sentence': ({ isProperty, node }) =>
    isProperty && !/^[\w<].*\.$/s.test(String(node['description'])) ? String(node['description']) : undefined,
  'gives an example of every property': ({ isProperty, node }) =>
    isProperty && !Array.isArray(node['examples']) ? 'no examples' : undefined,
  'catches a misspelt key of every object': ({ node }) =>
    node['properties'] !== undefined && node['additionalProperties'] === undefined ? 'open object' : undefined,
  'keeps to the keywords that every tool reads alike': ({ node }) =>
    Object.keys(node).find((keyword) => !commonSubset.has(keyword)),
  'puts nothing beside a $ref, which draft-07 would ignore': ({ node }) =>
    node['$ref'] !== undefined && Object.keys(node).length > 1 ? String(node['$ref']) : undefined,
};

function createAjv(): Ajv {
  const ajv = new Ajv({ allErrors: true, strict: true, allowUnionTypes: true, strictTuples: false });
  for (const schema of schemas.values()) ajv.addSchema(schema);
  return ajv;
}

describe.each(Object.entries(rules))('every schema %s', (_, rule) => {
  it.each(files)('%s', (file) => {
    const faults = visit(schemas.get(file) ?? {}).flatMap((visited) => {
      const fault = rule(visited, file);
      return fault === undefined ? [] : [`${visited.pointer}: ${fault}`];
    });
    expect(faults).toEqual([]);
  });
});

describe('schemas', () => {
  it.each(files)('%s has property examples that its own rules accept', (file) => {
    const ajv = createAjv();
    const faults = visit(schemas.get(file) ?? {})
      .filter(({ isProperty }) => isProperty)
      .flatMap(({ pointer, node }) => {
        const reference = `${file}#${pointer.split('/').map(encodeURIComponent).join('/')}`;
        const examples = Array.isArray(node['examples']) ? node['examples'] : [];
        return examples
          .filter((example) => pointer !== '/properties/parts' && !ajv.validate(reference, example))
          .map((example) => `${pointer} refuses ${JSON.stringify(example)}: ${ajv.errorsText()}`);
      });
    expect(faults).toEqual([]);
  });

  it.each(['flags', 'fields', 'settings'])('%s.json is true to its schema', (name) => {
    const ajv = createAjv();
    ajv.validate(`${name}.schema.json`, read(join(folder, `${name}.json`)));
    expect(ajv.errors ?? []).toEqual([]);
  });
});

describe('the policy packs', () => {
  it.each(readdirSync(join(folder, 'policies')))('%s is true to its schema and named after its file', (file) => {
    const ajv = createAjv();
    const pack = read(join(folder, 'policies', file));
    ajv.validate('policy-pack.schema.json', pack);
    expect([ajv.errors ?? [], `${String(pack['id'])}.json`]).toEqual([[], file]);
  });
});

describe('the flags catalogue', () => {
  it('holds the seventeen flags of the specification', () => {
    const specified =
      'MOBILENUMREG3 USERNAMEREG3 MOBILENUMPASSREG3 REGMOBVERF3 FACEBOOKLOGIN3 GOOGLELOGIN3 FREEPLAY3 ' +
      'MOBILEVERCODELOGIN3 CBS3 DEPOSIT WITHDRAW MAILCEN TRANSBETREPMEM3 TRANSREC3 REWCEN3 SECPRIV MANPLAYREB3';
    expect(Object.keys(flagsCatalogue.flags)).toEqual(expect.arrayContaining(specified.split(' ')));
  });

  it('lets only a stable flag be on by default', () => {
    const entries = Object.entries({
      ...flagsCatalogue.flags,
      ...flagsCatalogue.promotions,
      ...flagsCatalogue.template,
    });
    expect(entries.filter(([, { stage, default: on }]) => on && stage !== 'stable')).toEqual([]);
  });
});

describe('the field catalogue', () => {
  it('holds the eighteen registration fields, which the rules may name, and only them with the login fields', () => {
    const registration = Object.entries(fieldsCatalogue.fields).filter(([, entry]) => entry.registration);
    expect(registration).toHaveLength(18);
    const definitions = schemas.get('registration-rules.schema.json')?.['definitions'];
    const nameable =
      isNode(definitions) && isNode(definitions['fieldRules']) ? definitions['fieldRules']['properties'] : {};
    const login = ['loginUsername', 'loginPassword', 'loginMobileNum'];
    expect(Object.keys(nameable ?? {}).sort()).toEqual([...registration.map(([name]) => name), ...login].sort());
  });
});

describe('the settings catalogue', () => {
  it('gives every setting a default of its own type', () => {
    const wrong = Object.entries(settingsCatalogue.settings).filter(([, { type, default: value, enum: allowed }]) => {
      const wanted = { string: 'string', list: 'string', boolean: 'boolean', integer: 'number', number: 'number' }[
        type
      ];
      const isAllowed = allowed === undefined || allowed.some((one) => one === value);
      return typeof value !== wanted || !isAllowed;
    });
    expect(wrong).toEqual([]);
  });
});
