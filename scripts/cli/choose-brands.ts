import { contentKey } from '../../src/service/publishing/content-key.ts';
import { withOperations } from './open-operations.ts';
import { stateOf } from './state-of.ts';
import { eachSource, type Sources } from './subjects.ts';
import { optionOf, UsageError, type VerbCall } from './verb.ts';

/** What verbs that change many brands take instead of one code. */
export const chooseOptions = { all: { type: 'boolean' }, like: { type: 'string' }, where: { type: 'string' } } as const;

/**
 * The published brands that a call chooses by `--all`, `--like` or `--where`; nothing when it names one by its code.
 * @throws UsageError when it chooses in two ways, or chooses none.
 */
export async function chooseBrands(call: VerbCall): Promise<readonly string[] | undefined> {
  const [like, where] = [optionOf(call, 'like'), optionOf(call, 'where')];
  const isAll = call.options['all'] === true;
  const ways = [isAll, like !== undefined, where !== undefined].filter(Boolean).length;
  if (ways === 0) return undefined;
  if (ways > 1) throw new UsageError('Choose brands by one of --all, --like and --where.');
  const codes = isAll
    ? await withOperations((operations) => operations.merchants({}))
    : await filterBrands(like === undefined ? fieldTest(where ?? '') : await sameContent(like));
  if (codes.length === 0) throw new UsageError('No published brand is chosen by that.');
  return codes;
}

async function filterBrands(isChosen: (sources: Sources) => boolean): Promise<readonly string[]> {
  const codes: string[] = [];
  await eachSource([], async (sources) => {
    if (sources.published !== undefined && isChosen(sources)) codes.push(sources.name);
  });
  return codes;
}

/** Brands that differ from one in their names alone, itself included. */
async function sameContent(code: string): Promise<(sources: Sources) => boolean> {
  const key = contentKey(await stateOf(code));
  return (sources) => contentKey(sources) === key;
}

/** Brands whose merchant.json, or else site.json, has a value at a dotted path: `theme=soda`, `currency.code=GBP`. */
function fieldTest(where: string): (sources: Sources) => boolean {
  const [, path, wanted] = /^([\w.]+)=(.+)$/.exec(where) ?? [];
  if (path === undefined || wanted === undefined)
    throw new UsageError('--where takes <field>=<value>, such as theme=soda.');
  return ({ files }) =>
    ['merchant.json', 'site.json'].some((file) => {
      const found = valueAt(files.files.get(file), path.split('.'));
      return (
        (typeof found === 'string' || typeof found === 'number' || typeof found === 'boolean') &&
        String(found) === wanted
      );
    });
}

function valueAt(bytes: Uint8Array | undefined, path: readonly string[]): unknown {
  if (!bytes) return undefined;
  const whole: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'));
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    whole,
  );
}
