import type { Node, ParseError } from 'jsonc-parser';
import { parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Problem, ProblemCode } from '../../contracts/problems.ts';
import { problemCatalogue } from '../../contracts/problems.ts';
import type { JsonPlaces } from './json-places.ts';
import { escapeKey, indexPlaces, offsetOf, positionOf } from './json-places.ts';

/** A JSON file with its text, so that a problem found at any later stage still knows its line. */
export interface JsonDocument {
  /** Path below the project root. */
  readonly file: string;
  readonly text: string;
  readonly value: unknown;
  /** Where everything stands; absent when there is no file. */
  readonly places?: JsonPlaces;
  /** Some of the file could not be used: what other files say about its content cannot be judged. */
  readonly isDoubtful?: true;
  /** Pointers that an upgrade moved: where the author wrote what stands there. */
  readonly moved?: Readonly<Record<string, JsonPlace>>;
}

/** A place in a file as the author wrote it. */
export interface JsonPlace {
  readonly document: JsonDocument;
  readonly pointer: string;
}

/** Brackets that may be open at once. */
export const DEEPEST = 32;

/** Values that one file may hold; a brand that rewords every text of the engine has far fewer. */
export const MOST_VALUES = 5_000;

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
  const deep = tooDeepAt(text);
  if (deep !== undefined) {
    const message = `More than ${DEEPEST} brackets are open here.`;
    return { problems: [problemAt({ file, text }, deep, '', { code: 'JSON_TOO_DEEP', message })] };
  }
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (first || !tree) {
    const message = first && text.trim() !== '' ? syntaxFault(first) : 'The file is empty.';
    return { problems: [problemAt({ file, text }, first?.offset ?? 0, '', { code: 'JSON_SYNTAX', message })] };
  }
  const places = indexPlaces(tree, text);
  if (places.offsets.size > MOST_VALUES) {
    const message = `The file has ${places.offsets.size} values; ${MOST_VALUES} is the limit.`;
    return { problems: [problemAbout(file, { code: 'FILE_TOO_LARGE', message })] };
  }
  const problems = findBadKeys(tree).map(({ offset, pointer, ...draft }) =>
    problemAt({ file, text, places }, offset, pointer, draft),
  );
  return problems.length > 0 ? { problems } : { document: { file, text, places, value: JSON.parse(text) }, problems };
}

/** Where one bracket too many is opened; brackets inside texts do not count. */
function tooDeepAt(text: string): number | undefined {
  let depth = 0;
  let isText = false;
  for (let offset = 0; offset < text.length; offset += 1) {
    const letter = text[offset];
    if (isText && letter === '\\') offset += 1;
    else if (letter === '"') isText = !isText;
    else if (!isText && (letter === '{' || letter === '[')) {
      depth += 1;
      if (depth > DEEPEST) return offset;
    } else if (!isText && (letter === '}' || letter === ']')) depth -= 1;
  }
  return undefined;
}

function syntaxFault({ error }: ParseError): string {
  // CommaExpected → comma expected
  const words = printParseErrorCode(error).replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter}`);
  return `Not valid JSON: ${words.toLowerCase()}.`;
}

/** Makes a problem at a JSON pointer of a document, or at the nearest place that exists. */
export function problemIn(
  document: Pick<JsonDocument, 'file' | 'text' | 'places' | 'moved'>,
  pointer: string,
  draft: ProblemDraft,
): Problem {
  const moved = Object.entries(document.moved ?? {}).find(([to]) => pointer === to || pointer.startsWith(`${to}/`));
  if (moved) {
    const [to, place] = moved;
    return problemIn(place.document, `${place.pointer}${pointer.slice(to.length)}`, draft);
  }
  const { file, text } = document;
  const tree = document.places ? undefined : parseTree(text);
  const places = document.places ?? (tree && indexPlaces(tree, text));
  if (!places) return problemAt({ file, text }, 0, pointer, draft);
  return problemAt({ file, text, places }, offsetOf(places, pointer, draft.atKey ?? false), pointer, draft);
}

/** Where what stands at a pointer was written: an upgrade or a platform may have brought it from another file. */
export function placeOf(
  document: Pick<JsonDocument, 'file' | 'moved'>,
  pointer: string,
): { readonly file: string; readonly pointer: string } {
  const moved = Object.entries(document.moved ?? {}).find(([to]) => pointer === to || pointer.startsWith(`${to}/`));
  if (!moved) return { file: document.file, pointer };
  const [to, place] = moved;
  return placeOf(place.document, `${place.pointer}${pointer.slice(to.length)}`);
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
  return segments.map((segment) => escapeKey(String(segment))).join('');
}

function problemAt(
  { file, text, places }: ProblemFile,
  offset: number,
  pointer: string,
  { code, message, severity = 'error', hint = problemCatalogue[code].hint, nearest }: ProblemDraft,
): Problem {
  const { line, column } = positionOf(places ?? { offsets: new Map(), lines: linesOf(text) }, offset);
  return { code, severity, file, line, column, pointer, message, hint, ...(nearest ? { nearest } : {}) };
}

type ProblemFile = Pick<JsonDocument, 'file' | 'text' | 'places'>;

function linesOf(text: string): readonly number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
}

interface BadKey extends ProblemDraft {
  readonly offset: number;
  readonly pointer: string;
}

const unsafeKeys = new Set(['__proto__', 'constructor', 'prototype']);

function findBadKeys(node: Node, at = ''): BadKey[] {
  const found: BadKey[] = [];
  const seen = new Set<string>();
  for (const [index, child] of (node.children ?? []).entries()) {
    if (node.type === 'array') found.push(...findBadKeys(child, `${at}/${index}`));
    if (node.type !== 'object') continue;
    const [key, value] = child.children ?? [];
    const name = String(key?.value);
    const place = { offset: key?.offset ?? 0, pointer: `${at}${pointerOf(name)}` };
    if (unsafeKeys.has(name)) found.push({ ...place, code: 'JSON_UNSAFE_KEY', message: `"${name}" cannot be a key.` });
    else if (seen.has(name)) found.push({ ...place, code: 'JSON_DUPLICATE_KEY', message: `"${name}" is given twice.` });
    seen.add(name);
    if (value) found.push(...findBadKeys(value, `${at}${pointerOf(name)}`));
  }
  return found;
}
