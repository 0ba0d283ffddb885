import { applyEdits, findNodeAtLocation, getNodeValue, modify, parseTree } from 'jsonc-parser';
import type { Problem } from '../../contracts/problems.ts';
import { CURRENT_FORMAT } from '../format-number.ts';
import type { JsonDocument, JsonPlace } from '../load/json-document.ts';
import { pointerOf, problemIn } from '../load/json-document.ts';
import type { MerchantSource } from '../load/merchant-source.ts';
import { show } from '../validate/describe-error.ts';
import type { UpgradeEdit } from './upgrade-steps.ts';
import { upgradeSteps } from './upgrade-steps.ts';

const formattingOptions = { insertSpaces: true, tabSize: 2, eol: '\n' };

/** A folder in the present format, and the new text of each file that had to change. */
export interface UpgradedFolder {
  /** Nothing when the format is not known. */
  readonly source?: MerchantSource;
  /** File name → text; order and layout of what did not change are kept. */
  readonly texts: Readonly<Record<string, string>>;
  readonly problems: readonly Problem[];
}

/**
 * Lifts a folder of an older format to the present one, step by step. A newer one is refused: it is never read as if it
 * were old. Problems keep pointing at the files as they were written; what finds no place, because the author wrote
 * something else there, is one.
 */
export function upgradeFolder(source: MerchantSource): UpgradedFolder {
  const { merchant } = source;
  const format = formatOf(merchant.value);
  if (format === CURRENT_FORMAT) return { source, texts: {}, problems: [] };
  if (upgradeSteps[format] === undefined) {
    const message = `Format ${JSON.stringify(format)} is not known; this engine reads ${knownFormats()}.`;
    const hint = `Write "format": ${CURRENT_FORMAT}, or update the engine.`;
    return { texts: {}, problems: [problemIn(merchant, '/format', { code: 'FORMAT_UNKNOWN', message, hint })] };
  }
  const { blocked, ...lifted } = upgradeFrom(format, source);
  const message = `The folder has format ${format}; this engine writes format ${CURRENT_FORMAT}.`;
  const warning = problemIn(merchant, '/format', { code: 'FORMAT_OLD', severity: 'warning', message });
  return { ...lifted, problems: [warning, ...blocked] };
}

type Name = 'merchant' | 'site' | 'navigation' | 'registration';
const names: readonly Name[] = ['merchant', 'site', 'navigation', 'registration'];
const fileOf = (name: Name) => `${name}.json`;

interface RewrittenFolder extends Omit<UpgradedFolder, 'problems'> {
  readonly blocked: readonly Problem[];
}

function upgradeFrom(format: number, source: MerchantSource): RewrittenFolder {
  const texts = Object.fromEntries(names.map((name) => [fileOf(name), source[name].text]));
  const values = Object.fromEntries(names.map((name) => [fileOf(name), source[name].value]));
  const moved: Record<string, JsonPlace> = {};
  const blocked = new Map<string, Problem>();
  for (let from = format; from < CURRENT_FORMAT; from += 1) {
    const edits = upgradeSteps[from]?.(values) ?? [];
    for (const edit of [...edits, { file: 'merchant.json', path: ['format'], value: from + 1 }]) {
      const text = texts[edit.file] ?? '';
      const obstacle = findObstacle(text, edit);
      if (obstacle) {
        const problem = problemIn(documentOf(edit.file, source), obstacle.pointer, obstacle);
        blocked.set(`${problem.file}${problem.pointer}`, problem);
        continue;
      }
      texts[edit.file] = applyEdit(text, edit);
      if (edit.movedFrom) moved[pointerOf(...edit.path)] = placeOf(edit.movedFrom, source);
    }
    for (const file of Object.keys(texts)) if (texts[file]) values[file] = JSON.parse(texts[file]);
  }
  const lifted = (name: Name): JsonDocument => ({ ...source[name], value: values[fileOf(name)] });
  return {
    blocked: [...blocked.values()],
    source: {
      ...source,
      merchant: { ...lifted('merchant'), moved },
      site: lifted('site'),
      navigation: lifted('navigation'),
      registration: lifted('registration'),
    },
    texts: Object.fromEntries(
      names.flatMap((name) => {
        const text = texts[fileOf(name)];
        return text && text !== source[name].text ? [[fileOf(name), text]] : [];
      }),
    ),
  };
}

function applyEdit(text: string, { path, value }: UpgradeEdit): string {
  return applyEdits(text, modify(text, [...path], value, { formattingOptions }));
}

/** What stands on the way of an edit and is no object, in the words of the schema check, which meets it too. */
function findObstacle(text: string, { path }: UpgradeEdit) {
  const root = parseTree(text);
  for (let depth = 1; root && depth < path.length; depth += 1) {
    const way = path.slice(0, depth);
    const node = findNodeAtLocation(root, way);
    if (!node) return undefined;
    if (node.type !== 'object') {
      const message = `${way.at(-1)} is ${show(getNodeValue(node))}, but must be object.`;
      return { code: 'SCHEMA_TYPE', pointer: pointerOf(...way), message } as const;
    }
  }
  return undefined;
}

function placeOf({ file, path }: { file: string; path: readonly string[] }, source: MerchantSource): JsonPlace {
  return { document: documentOf(file, source), pointer: pointerOf(...path) };
}

function documentOf(file: string, source: MerchantSource): JsonDocument {
  return source[names.find((one) => fileOf(one) === file) ?? 'merchant'];
}

/** The format that a merchant.json states; the present one when it states none, which its schema reports. */
function formatOf(value: unknown): number {
  if (typeof value !== 'object' || value === null || !('format' in value)) return CURRENT_FORMAT;
  return typeof value.format === 'number' ? value.format : Number.NaN;
}

function knownFormats(): string {
  return [...Object.keys(upgradeSteps), CURRENT_FORMAT].join(', ');
}
