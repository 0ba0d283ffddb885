import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readCatalogue } from './catalogue.ts';

const citing = [
  '{src,scripts,tests}/**/*.{ts,tsx,mjs}',
  'schemas/*.{json,yaml}',
  'docs/**/*.md',
  'src/**/*.md',
  'README.md',
];
/** Plants of the gate's own test cite what is not there on purpose. */
const left = /node_modules|generated|tests\/releases|\.data|tests\/architecture\/plants\.ts/;

/** `decision 27`, `decisions 0h, 8, 9`, `decisions 25–33`. */
const decision = /\bdecisions? ((?:\d+[a-h]?)(?:(?:, | and |–)\d+[a-h]?)*)/g;
const row = /\b[AG]-\d{3}[a-z]?\b/g;
const documentName = /[\w./-]*[\w-]\.md\b/g;
/** Paragraphs of documents that are not here. */
const elsewhere = /\b(?:spec(?:ification)?|games document|account document),? (?:\w+ )*§\d+/g;

/** What a comment or a document cites and this repository does not have: a decision, a row, a document. */
export function checkCitations(root: string): readonly string[] {
  const decisions = readDecisions(root);
  const rows = new Set(readCatalogue(root).map(({ id }) => id));
  const files = citing.flatMap((pattern) => globSync(pattern, { cwd: root })).filter((file) => !left.test(file));
  const documents = new Set(globSync('{*,docs/**/*,src/**/*,tests/*}.md', { cwd: root }).map((file) => basename(file)));
  return files.sort().flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((text, index) => {
        const missing = [
          ...[...text.matchAll(decision)].flatMap(([, ids = '']) => listed(ids).filter((id) => !decisions.has(id))),
          ...(text.match(row) ?? []).filter((id) => !rows.has(id)),
          ...(text.match(documentName) ?? []).filter((name) => !documents.has(basename(name))),
          ...(text.match(elsewhere) ?? []),
        ];
        return missing.map((name) => `${file}:${index + 1} cites "${name}", which is not in this repository`);
      }),
  );
}

/** Numbers of the records in docs/decisions/. */
function readDecisions(root: string): ReadonlySet<string> {
  const texts = globSync('docs/decisions/*.md', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
  return new Set(texts.flatMap((text) => [...text.matchAll(/^- \*\*(\d+[a-h]?)\*\* /gm)].map(([, id = '']) => id)));
}

function listed(ids: string): readonly string[] {
  return ids.split(/, | and /).flatMap((part) => {
    const [from = '', to] = part.split('–');
    return to === undefined
      ? [from]
      : Array.from({ length: Number(to) - Number(from) + 1 }, (_, n) => String(Number(from) + n));
  });
}
