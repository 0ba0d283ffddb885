import { type ApiDocument, type ApiOperation, type ApiParameter, type ApiSchema, followApi } from './api-document.ts';
import { anchorOf, code, codeBlock, heading, paragraphs, plain, table } from './markdown.ts';
import { showJson } from './show-json.ts';

interface Call {
  readonly path: string;
  readonly method: string;
  readonly operation: ApiOperation;
}

/** One call: its line, parameters, body and answers. */
export function describeOperation({ path, method, operation }: Call, document: ApiDocument): string {
  const { operationId, summary, description = '', parameters = [], requestBody, responses } = operation;
  const body = requestBody && followApi(requestBody, document);
  return paragraphs(
    heading(3, operationId),
    codeBlock('http', `${method.toUpperCase()} ${path}`),
    plain(summary),
    plain(description),
    parameters.length > 0 ? parameterTable(parameters.map((one) => followApi(one, document))) : undefined,
    body ? `**Body** ${contentWords(body.content)}` : undefined,
    table(
      ['Answer', 'Means', 'Content'],
      Object.entries(responses).map(([status, response]) => {
        const answer = followApi(response, document);
        return [status, plain(answer.description ?? ''), contentWords(answer.content)];
      }),
    ),
  );
}

function parameterTable(parameters: readonly ApiParameter[]): string {
  return table(
    ['Parameter', 'In', 'Type', 'What it is', 'Example'],
    parameters.map(({ name, in: place, required, schema = {}, description = '', example }) => [
      `${code(name)}${required === true ? ' (required)' : ''}`,
      place,
      typeWords(schema),
      plain(description),
      example === undefined ? '' : code(typeof example === 'string' ? example : JSON.stringify(example)),
    ]),
  );
}

function contentWords(content: ApiOperation['responses'][string]['content']): string {
  return Object.entries(content ?? {})
    .map(([mediaType, { schema = {} }]) => `${code(mediaType)}: ${valueWords(schema)}`)
    .join('; ');
}

/** What a body is, in words; an answer's wrapping `value` is named. */
function valueWords(schema: ApiSchema): string {
  const entries = Object.entries(schema.properties ?? {});
  if (schema.$ref === undefined && entries.length > 0)
    return entries.map(([name, node]) => `${code(name)} ${typeWords(node)}`).join(', ');
  return typeWords(schema);
}

/** An object of the API: its keys with type, meaning and example. */
export function describeSchema(name: string, node: ApiSchema): string {
  const { description = '', properties = {}, required = [], examples = [] } = node;
  const rows = Object.entries(properties).map(([key, child]) => [
    `${code(key)}${required.includes(key) ? ' (required)' : ''}`,
    typeWords(child),
    plain(child.description ?? ''),
    child.examples === undefined ? '' : code(JSON.stringify(child.examples[0])),
  ]);
  return paragraphs(
    heading(3, objectTitle(name)),
    plain(description),
    rows.length > 0 ? table(['Key', 'Type', 'What it is', 'Example'], rows) : `Type: ${typeWords(node)}.`,
    rows.length === 0 && examples.length > 0 ? codeBlock('json', showJson(examples[0])) : undefined,
  );
}

function typeWords(schema: ApiSchema): string {
  const { $ref, type, enum: allowed, const: only, items, oneOf, anyOf, allOf, additionalProperties } = schema;
  if ($ref !== undefined) return referenceWords($ref);
  if (only !== undefined) return `always ${code(JSON.stringify(only))}`;
  if (allowed !== undefined) return `one of ${allowed.map((value) => code(JSON.stringify(value))).join(', ')}`;
  const choices = oneOf ?? anyOf;
  if (choices) return choices.map(typeWords).join(' or ');
  if (allOf) return allOf.map(typeWords).join(' with ');
  if (type === 'array') return `list of ${typeWords(items ?? {})}`;
  if (type === 'object' && typeof additionalProperties === 'object')
    return `object, name → ${typeWords(additionalProperties)}`;
  return type === undefined ? 'any value' : [type].flat().join(' or ');
}

/** Objects of the other document stand on its page. */
const pageOf: Readonly<Record<string, string>> = {
  'platform.openapi.yaml': 'platform-api.md',
  'site.openapi.yaml': 'site-api.md',
};

function referenceWords(reference: string): string {
  const [document = '', pointer = ''] = reference.split('#');
  const name = pointer.split('/').at(-1) ?? '';
  return `[${name}](${pageOf[document] ?? ''}#${anchorOf(objectTitle(name))})`;
}

/** Heading of an object: a call may have the same name in small letters. */
function objectTitle(name: string): string {
  return `${name} object`;
}
