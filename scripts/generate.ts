import { execFileSync } from 'node:child_process';
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { compile } from 'json-schema-to-typescript';
import type { PlatformCall } from '../src/contracts/platform-call.ts';
import type { SettingEntry, SettingsCatalogue } from '../src/contracts/generated/settings.ts';
import { loadEngineTexts } from '../src/release/load/engine-texts.ts';
import { licencePage } from './generate/licence-page.ts';
import { platformCallTables } from './generate/platform-call-tables.ts';
import { withEnvironmentTable } from './generate/environment-table.ts';
import { withRetentionTables } from './generate/retention-tables.ts';
import { referenceFolder, writeReference } from './generate/reference/write-reference.ts';
import { type Schema, withoutCompletions, withTexts, withTokens } from './generate/completions.ts';

/*
 * Writes what is derived from schemas/: TypeScript types, the catalogues as typed constants, the two settings
 * schemas, what editors complete in the schemas of texts and themes, API types from the OpenAPI documents, and
 * the reference in docs/reference/. `--check` writes nothing and fails when a file is not current.
 */
const schemas = 'schemas';
const target = 'src/contracts/generated';
const banner = (source: string): string =>
  `/* oxlint-disable max-lines -- as long as its schema */\n/* Written by scripts/generate.ts from ${source}. Do not edit. */\n`;

/** Type name → catalogue constant; the data file is named like its schema. */
const catalogues = { flags: 'FlagsCatalogue', fields: 'FieldCatalogue', settings: 'SettingsCatalogue' } as const;
const apis = ['platform'] as const;

/** Schemas whose documents code reads by type. */
const typed = [
  'condition',
  'control',
  'fields',
  'flags',
  'lobby',
  'merchant',
  'navigation',
  'platform-mapping',
  'policy-pack',
  'production',
  'registration-rules',
  'settings',
  'site-configuration',
  'theme',
];

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8'));
}

async function typesOf(file: string): Promise<string> {
  const schema = withoutCompletions((await readJson(join(schemas, file))) as Schema);
  const text = await compile(schema as Parameters<typeof compile>[0], file.replace('.schema.json', ''), {
    cwd: schemas,
    bannerComment: '',
    additionalProperties: false,
    style: { singleQuote: true, printWidth: 120, trailingComma: 'all' },
  });
  return `${banner(`${schemas}/${file}`)}\n${text.trimStart()}`;
}

function settingsSchema(catalogue: SettingsCatalogue, layer: 'merchant' | 'site'): string {
  const owner = layer === 'merchant' ? "the merchant's folder" : 'the site configuration';
  const own = Object.entries(catalogue.settings).filter(([, entry]) => entry.layer === layer);
  const properties = own.map(
    ([name, { description, type, default: value, enum: allowed, minimum, maximum, pattern }]) => [
      name,
      {
        description,
        ...(allowed ? { enum: allowed } : { type: type === 'list' ? 'string' : type }),
        ...(minimum === undefined ? {} : { minimum }),
        ...(maximum === undefined ? {} : { maximum }),
        ...(pattern === undefined ? {} : { pattern }),
        default: value,
        examples: [value],
      },
    ],
  );
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: `${layer}-settings.schema.json`,
    $comment: 'Written by scripts/generate.ts from schemas/settings.json. Do not edit.',
    title: layer === 'merchant' ? 'MerchantSettings' : 'SiteSettings',
    description: `Settings that ${owner} may give. What is left out has its default.`,
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(properties),
    examples: [Object.fromEntries(own.slice(0, 1).map(([name, entry]) => [name, entry.default]))],
  };
  return formatText(JSON.stringify(schema));
}

function formatText(text: string, file = 'schemas/x.json'): string {
  const options = ['format', '--config-path', 'tests/format.json', '--stdin-file-path', file];
  return execFileSync('node_modules/.bin/biome', options, { input: text, encoding: 'utf8' });
}

async function catalogueModule(): Promise<string> {
  const names = Object.entries(catalogues);
  const imports = names.map(([file, type]) => `import type { ${type} } from './${file}.ts';`);
  const constants = await Promise.all(
    names.map(async ([file, type]) => {
      const data = JSON.stringify(await readJson(join(schemas, `${file}.json`)), null, 2);
      return `/** Data of schemas/${file}.json. */\nexport const ${file}Catalogue: ${type} = ${data};`;
    }),
  );
  const types = [...imports, "import type { PolicyPack } from './policy-pack.ts';"];
  return `${banner('schemas/*.json')}\n${types.join('\n')}\n\n${[...constants, await packsConstant()].join('\n\n')}\n`;
}

async function packsConstant(): Promise<string> {
  const files = (await readdir(join(schemas, 'policies'))).sort();
  const packs = await Promise.all(files.map((file) => readJson(join(schemas, 'policies', file))));
  const data = Object.fromEntries(files.map((file, index) => [file.replace('.json', ''), packs[index]]));
  const type = 'Readonly<Record<string, PolicyPack>>';
  return `/** Data of schemas/policies/, by id. */\nexport const policyPacks: ${type} = ${JSON.stringify(data, null, 2)};`;
}

const quoted = (text: string): string => `'${text}'`;

/** The type of every setting: what the catalogue says of it, with its allowed values where it names them. */
function settingTypes(catalogue: SettingsCatalogue): string {
  const typeOf = ({ type, enum: allowed }: SettingEntry) =>
    allowed?.map((value) => (typeof value === 'string' ? quoted(value) : value)).join(' | ') ??
    { string: 'string', list: 'string', integer: 'number', number: 'number', boolean: 'boolean' }[type];
  const lines = Object.entries(catalogue.settings).map(
    ([name, entry]) => `  /** ${entry.description} */\n  readonly ${quoted(name)}: ${typeOf(entry)};`,
  );
  const types = `/** Every setting by its dotted name, as a compiled site has it. */\nexport type SettingValues = {\n${lines.join('\n')}\n};`;
  return `${banner(`${schemas}/settings.json`)}\n${types}\n\nexport type SettingName = keyof SettingValues;\n`;
}

interface OpenApiTypes {
  readonly default: (source: URL, options: { readonly alphabetize: boolean }) => Promise<unknown>;
  readonly astToString: (nodes: unknown) => string;
}

/** openapi-typescript needs TypeScript 5, so it lives in a workspace of its own and is found from there. */
async function apiTypes(name: (typeof apis)[number]): Promise<string> {
  const tools = createRequire(join(process.cwd(), 'scripts/openapi/package.json'));
  const tool: OpenApiTypes = tools('openapi-typescript');
  const file = `${schemas}/${name}.openapi.yaml`;
  const nodes = await tool.default(pathToFileURL(file), { alphabetize: true });
  return `${banner(file)}\n${tool.astToString(nodes)}`;
}

interface ApiParameter {
  readonly name: string;
  readonly in: string;
  readonly schema: { readonly pattern?: string };
}

interface ApiOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly ApiParameter[];
  readonly 'x-body-limit'?: number;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly responses: Readonly<Record<string, ApiResponse>>;
}

interface ApiResponse {
  readonly $ref?: string;
  readonly headers?: Readonly<Record<string, { readonly example?: string }>>;
  readonly content?: Readonly<Record<string, { readonly schema?: { readonly required?: readonly string[] } }>>;
}

interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, ApiOperation>>>>;
  readonly components: {
    readonly responses: Readonly<Record<string, ApiResponse>>;
    readonly securitySchemes: Readonly<Record<string, { readonly in?: string; readonly name?: string }>>;
  };
}

/** How a success of a call lies in its answer. */
function shapeOf({ responses }: ApiOperation, document: ApiDocument): PlatformCall['shape'] {
  const given = responses['200'] ?? {};
  const response = given.$ref === undefined ? given : document.components.responses[given.$ref.split('/').at(-1) ?? ''];
  const schema = response?.content?.['application/json']?.schema;
  if (!schema) return 'other';
  return schema.required?.includes('value') ? 'value' : 'whole';
}

/** The cookies that a call takes and gives: that of its security, and that of the example of a `Set-Cookie`. */
function cookiesOf({ security = [], responses }: ApiOperation, { components }: ApiDocument) {
  const schemes = security.flatMap((way) => Object.keys(way)).map((name) => components.securitySchemes[name]);
  const brought = schemes.find((scheme) => scheme?.in === 'cookie')?.name;
  const given = Object.values(responses).flatMap(
    ({ headers }) => headers?.['Set-Cookie']?.example?.split('=', 1) ?? [],
  );
  return {
    ...(brought === undefined ? {} : { bringsCookie: brought }),
    ...(given[0] === undefined ? {} : { givesCookie: given[0] }),
  };
}

/** Every call of the platform's document as a constant: what the door of the service lets out. */
async function platformCalls(): Promise<string> {
  const file = `${schemas}/platform.openapi.yaml`;
  const document = parse(await readFile(file, 'utf8')) as ApiDocument;
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const { operationId, tags, parameters = [], ...rest } = operation;
      const inPath = parameters.filter((one) => one.in === 'path');
      const patterns = Object.fromEntries(inPath.map(({ name, schema }) => [name, schema.pattern ?? '^$']));
      const bodyLimit = rest['x-body-limit'] ?? (method === 'post' || method === 'put' ? 64 * 1024 : 0);
      return {
        name: operationId,
        method: method.toUpperCase(),
        path,
        patterns,
        bodyLimit,
        isPage: tags.includes('pages'),
        shape: shapeOf(operation, document),
        ...cookiesOf(operation, document),
      };
    }),
  );
  const type = "import type { PlatformCall } from '../platform-call.ts';";
  const data = JSON.stringify(calls, null, 2);
  const constant = `/** Every call of ${file}. */\nexport const platformCalls: readonly PlatformCall[] = ${data};`;
  return `${banner(file)}\n${type}\n\n${constant}\n`;
}

async function outputs(): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const settings = (await readJson(join(schemas, 'settings.json'))) as SettingsCatalogue;
  for (const layer of ['merchant', 'site'] as const) {
    const path = join(schemas, `${layer}-settings.schema.json`);
    files.set(path, settingsSchema(settings, layer));
  }
  const texts = (await readJson(join(schemas, 'strings.schema.json'))) as Schema;
  files.set(
    join(schemas, 'strings.schema.json'),
    formatText(JSON.stringify(withTexts(texts, await loadEngineTexts('src')))),
  );
  const theme = (await readJson(join(schemas, 'theme.schema.json'))) as Schema;
  files.set(join(schemas, 'theme.schema.json'), formatText(JSON.stringify(withTokens(theme))));
  if (!check) await writeAll(files);
  for (const name of typed) files.set(join(target, `${name}.ts`), await typesOf(`${name}.schema.json`));
  files.set(join(target, 'catalogues.ts'), await catalogueModule());
  files.set(join(target, 'setting-values.ts'), settingTypes(settings));
  files.set(join(target, 'platform-calls.ts'), await platformCalls());
  files.set('docs/licences.md', formatText(licencePage(), 'docs/licences.md'));
  files.set('docs/platform-calls.md', formatText(platformCallTables(), 'docs/platform-calls.md'));
  for (const [path, text] of await writeReference()) files.set(path, text);
  files.set(
    'docs/production.md',
    formatText(withEnvironmentTable(await readFile('docs/production.md', 'utf8')), 'docs/production.md'),
  );
  files.set(
    'docs/retention.md',
    formatText(withRetentionTables(await readFile('docs/retention.md', 'utf8')), 'docs/retention.md'),
  );
  for (const api of apis) files.set(join(target, `${api}.ts`), await apiTypes(api));
  return files;
}

async function writeAll(files: ReadonlyMap<string, string>): Promise<void> {
  for (const folder of [target, referenceFolder]) await mkdir(folder, { recursive: true });
  for (const [path, text] of files) await writeFile(path, text);
}

async function staleFiles(files: ReadonlyMap<string, string>): Promise<string[]> {
  const expected = new Set([...files.keys()]);
  const stale: string[] = [];
  for (const [path, text] of files) {
    if ((await readFile(path, 'utf8').catch(() => '')) !== text) stale.push(path);
  }
  for (const folder of [target, referenceFolder]) {
    for (const name of await readdir(folder)) if (!expected.has(join(folder, name))) stale.push(join(folder, name));
  }
  return stale;
}

const check = process.argv.includes('--check');
const files = await outputs();
if (check) {
  const stale = await staleFiles(files);
  for (const path of stale) process.stderr.write(`${path} is not current: run npm run generate\n`);
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  await writeAll(files);
}
