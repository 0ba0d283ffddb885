import { code, codeBlock, facts, heading, paragraphs, plain, type ReferencePage } from './markdown.ts';
import { readSchema, type SchemaKey, schemaKeys, type SchemaNode } from './schema-keys.ts';
import { limitsOf, typeOf } from './schema-words.ts';
import { showJson } from './show-json.ts';

/** A file that a merchant writes. */
export interface WrittenFile {
  readonly file: string;
  readonly title: string;
  readonly schema: string;
  readonly summary: string;
  /** Where the file lies, whether it may be missing, and what it wins over. */
  readonly intro: string;
  /** Where the values of the file stand among the layers. */
  readonly layer: string;
  /** Path → sentence with a link to the page that describes what is below it. */
  readonly elsewhere: Readonly<Record<string, string>>;
  /** A shape that several paths share, by the name of its definition: described once, at the end. */
  readonly shared?: SharedShape;
}

interface SharedShape {
  readonly definition: string;
  readonly title: string;
  readonly intro: string;
  readonly elsewhere?: Readonly<Record<string, string>>;
}

/** The page of a file: an example, a list of its keys, and each key with type, default, layer, effect and an example. */
export function filePage(written: WrittenFile): ReferencePage {
  const { file, title, schema: name, summary, intro, layer, elsewhere, shared } = written;
  const schema = readSchema(name);
  const body = paragraphs(
    intro,
    heading(2, 'Example'),
    codeBlock('json', showJson(schema.examples?.[0])),
    heading(2, 'Keys'),
    ...describeKeys(schema, layer, elsewhere),
    ...(shared ? describeShape(schema, layer, shared) : []),
  );
  return { file, title, summary, body, sources: [`schemas/${name}`] };
}

function describeShape(schema: SchemaNode, layer: string, { definition, title, intro, elsewhere = {} }: SharedShape) {
  const shape = schema.definitions?.[definition];
  if (!shape) throw new Error(`There is no definition ${definition}.`);
  return [heading(2, title), intro, ...describeKeys({ ...schema, ...shape }, layer, elsewhere)];
}

function describeKeys(schema: SchemaNode, layer: string, elsewhere: Readonly<Record<string, string>>) {
  return schemaKeys(schema, Object.keys(elsewhere)).map((key) => describeKey(key, layer, elsewhere[key.path]));
}

function describeKey({ path, steps, node, required }: SchemaKey, layer: string, elsewhere: string | undefined): string {
  const { description = '', examples = [], default: fallback } = node;
  const known = {
    Type: typeOf(node),
    Required: required ? 'yes' : 'no',
    Default: fallback === undefined ? undefined : code(showJson(fallback)),
    Limits: limitsOf(node),
    Layer: layer,
  };
  return paragraphs(
    heading(Math.min(2 + steps.length, 5), code(path)),
    plain(description),
    facts(known),
    elsewhere,
    examples.length > 0 ? codeBlock('json', showJson(inPlace(steps, examples[0]))) : undefined,
  );
}

/** A value with the keys around it: `languages`, `default` gives `{ "languages": { "default": … } }`. */
function inPlace(steps: readonly string[], value: unknown): unknown {
  return steps.reduceRight((inner: unknown, step) => {
    const entry = step.endsWith('[]') ? [inner] : inner;
    return { [step === '<name>' ? 'name' : step.replace('[]', '')]: entry };
  }, value);
}
