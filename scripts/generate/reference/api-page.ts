import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describeOperation, describeSchema } from './api-parts.ts';
import type { ApiDocument } from './api-document.ts';
import { codeBlock, heading, paragraphs, plain, type ReferencePage } from './markdown.ts';

/** One of our OpenAPI documents, and what its page says above the calls. */
export interface DescribedApi {
  readonly file: string;
  readonly document: string;
  readonly title: string;
  readonly summary: string;
}

/** The page of an API: calls by their tags, then the objects that they take and give. */
export function apiPage({ file, document: name, title, summary }: DescribedApi): ReferencePage {
  const document = parse(readFileSync(join('schemas', name), 'utf8')) as ApiDocument;
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const body = paragraphs(
    plain(document.info.description),
    codeBlock('', (document.servers ?? []).map(({ url }) => url).join('\n')),
    ...document.tags.flatMap((tag) => [
      heading(2, `Calls: ${tag.name}`),
      plain(tag.description),
      ...calls
        .filter(({ operation }) => operation.tags.includes(tag.name))
        .map((call) => describeOperation(call, document)),
    ]),
    heading(2, 'Objects'),
    ...Object.entries(document.components.schemas).map(([schema, node]) => describeSchema(schema, node)),
  );
  return { file, title, summary, body, sources: [`schemas/${name}`] };
}
