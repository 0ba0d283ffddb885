import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ApiCall, DocumentName } from './read-calls.ts';
import { readDocument } from './read-calls.ts';

/** What came back for one request. */
export interface FuzzAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

/** Tells what an answer has that its OpenAPI document does not allow; nothing when it keeps the document. */
export type AnswerCheck = (call: ApiCall, answer: FuzzAnswer) => string | undefined;

interface Response {
  readonly $ref?: string;
  readonly content?: Readonly<Record<string, unknown>>;
}

/** Reads both documents once; a schema is compiled when an answer first needs it. */
export function openAnswerCheck(): AnswerCheck {
  const documents = { platform: readDocument('platform'), site: readDocument('site') };
  const ajv = new Ajv2020({ strict: false, validateSchema: false, validateFormats: false });
  ajv.addSchema(documents.platform, 'platform');
  ajv.addSchema(documents.site, 'site');
  // The site's document names the platform's by its file.
  ajv.addSchema({ ...documents.platform, $id: 'platform.openapi.yaml' });
  const compiled = new Map<string, ValidateFunction>();
  return (call, answer) => {
    const place = findPlace(documents, call, answer.status);
    // Where no route begins, the service says so in plain words.
    const isLost = answer.status === 404 && call.path.includes('{') && answer.contentType.startsWith('text/plain');
    if (isLost) return undefined;
    if (place === undefined) return isRefusal(answer) ? undefined : `answers ${answer.status}, which is not documented`;
    const kind = answer.contentType.split(';', 1)[0]?.trim() ?? '';
    const { content } = place;
    if (!content) return undefined;
    if (!(kind in content) && !(kind.replace(/\/.*/, '/*') in content))
      return `answers ${kind || 'no content type'}, which is not documented`;
    if (!kind.endsWith('json')) return undefined;
    const $ref = `${place.root}/content/${escapePointer(kind)}/schema`;
    const validate = compiled.get($ref) ?? ajv.compile({ $ref });
    compiled.set($ref, validate);
    const body = parseJson(answer.text);
    if (body === undefined) return 'answers JSON that cannot be read';
    if (validate(body)) return undefined;
    const [first] = validate.errors ?? [];
    return `breaks the document: ${first?.instancePath || '/'} ${first?.message ?? ''}`;
  };
}

function findPlace(
  documents: Readonly<Record<DocumentName, ReturnType<typeof readDocument>>>,
  call: ApiCall,
  status: number,
) {
  const method = call.method.toLowerCase();
  const responses = documents[call.document].paths[call.path]?.[method]?.responses ?? {};
  const key = String(status) in responses ? String(status) : 'default';
  const response: Response | undefined = Object(responses)[key];
  if (!response) return undefined;
  if (response.$ref === undefined) {
    const pointer = ['paths', call.path, method, 'responses', key].map(escapePointer).join('/');
    return { root: `${call.document}#/${pointer}`, content: response.content };
  }
  const name = response.$ref.split('/').at(-1) ?? '';
  const shared: Response | undefined = Object(documents[call.document])['components']?.responses?.[name];
  return { root: `${call.document}${response.$ref}`, content: shared?.content };
}

/** The service may refuse any request by itself, with a code and a sentence. */
function isRefusal({ status, text }: FuzzAnswer): boolean {
  const { code, message } = Object(parseJson(text));
  return status >= 400 && status < 500 && typeof code === 'string' && typeof message === 'string';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function escapePointer(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}
