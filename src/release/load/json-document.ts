import type { Node, ParseError } from 'jsonc-parser';
import { findNodeAtLocation, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Problem, ProblemCode } from '../../contracts/problems.ts';
import { problemCatalogue } from '../../contracts/problems.ts';

/** A JSON file with its text, so that a problem found at any later stage still knows its line. */
export interface JsonDocument {
  /** Path below the project root. */
  readonly file: string;
  readonly text: string;
  readonly value: unknown;
}

/** What a stage knows about a problem; place and hint are filled in. */
export interface ProblemDraft {
  readonly code: ProblemCode;
  readonly message: string;
  readonly severity?: Problem['severity'];
  readonly hint?: string;
  readonly nearest?: string | undefined;
  /** Points at the key instead of the value. */
  readonly atKey?: boolean;
}

/** Parses strict JSON: no comments, no trailing commas, no key twice. */
export function parseJson(
  file: string,
  text: string,
): { readonly document?: JsonDocument; readonly problems: Problem[] } {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (first || !tree) {
    const message = `Not valid JSON: ${first ? printParseErrorCode(first.error) : 'the file is empty'}.`;
    return { problems: [problemAt({ file, text }, first?.offset ?? 0, '', { code: 'JSON_SYNTAX', message })] };
  }
  const problems = findUnsafeKeys(tree).map(({ offset, message }) =>
    problemAt({ file, text }, offset, '', { code: 'JSON_DUPLICATE_KEY', message }),
  );
  return problems.length > 0 ? { problems } : { document: { file, text, value: JSON.parse(text) }, problems: [] };
}

/** Makes a problem at a JSON pointer of a document, or at the nearest place that exists. */
export function problemIn(
  document: Pick<JsonDocument, 'file' | 'text'>,
  pointer: string,
  draft: ProblemDraft,
): Problem {
  const tree = parseTree(document.text);
  return problemAt(document, tree ? offsetOf(tree, pointer, draft.atKey ?? false) : 0, pointer, draft);
}

/** Makes a problem about a file as a whole. */
export function problemAbout(file: string, draft: ProblemDraft): Problem {
  return problemAt({ file, text: '' }, 0, '', draft);
}

/** Splits a JSON pointer into keys and array positions. */
export function pointerSegments(pointer: string): (string | number)[] {
  return pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((segment) => (/^(0|[1-9]\d*)$/.test(segment) ? Number(segment) : segment));
}

/** Joins keys to a JSON pointer. */
export function pointerOf(...segments: readonly (string | number)[]): string {
  return segments.map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

function problemAt(
  { file, text }: { readonly file: string; readonly text: string },
  offset: number,
  pointer: string,
  { code, message, severity = 'error', hint = problemCatalogue[code].hint, nearest }: ProblemDraft,
): Problem {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  const column = offset - before.lastIndexOf('\n');
  return { code, severity, file, line, column, pointer, message, hint, ...(nearest ? { nearest } : {}) };
}

function offsetOf(tree: Node, pointer: string, atKey: boolean): number {
  const path = pointerSegments(pointer);
  for (let length = path.length; length >= 0; length -= 1) {
    const node =
      findNodeAtLocation(tree, path.slice(0, length)) ?? findNodeAtLocation(tree, path.slice(0, length).map(String));
    if (node) return (atKey && length === path.length ? (node.parent?.children?.[0] ?? node) : node).offset;
  }
  return 0;
}

function findUnsafeKeys(node: Node): { offset: number; message: string }[] {
  const found: { offset: number; message: string }[] = [];
  const seen = new Set<unknown>();
  for (const child of node.children ?? []) {
    const key = node.type === 'object' ? child.children?.[0] : undefined;
    if (key && seen.has(key.value)) found.push({ offset: key.offset, message: `"${key.value}" is given twice.` });
    if (key?.value === '__proto__') found.push({ offset: key.offset, message: '"__proto__" cannot be a key.' });
    if (key) seen.add(key.value);
    found.push(...findUnsafeKeys(child));
  }
  return found;
}
