import type { VisitorContext } from '../../../contracts/conditions.ts';
import type { WhyAnswer, WhyLine } from '../../../contracts/console/why.ts';
import type { Explanation } from '../../../contracts/explanation.ts';
import type { StringsPart } from '../../../contracts/release.ts';
import { explain, type TextScene } from '../../../engine/index.ts';
import { findThings, type FoundThings, MOST_EXPLAINED } from '../../../release/explain/find-things.ts';
import { readTexts } from '../../../release/explain/read-texts.ts';
import { textOf, viewers } from '../../../release/manifest/described-site.ts';
import { readJsonPart } from '../../live/live-site.ts';
import { unpackSource } from '../../publishing/pack-source.ts';
import { prunedWords } from '../../store/prune-releases.ts';
import { readHistoryEntry } from '../../store/read-history.ts';
import { readPointer } from '../../store/read-pointer.ts';
import { readSource } from '../../store/read-release.ts';
import type { ConsoleContext } from '../console-context.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { type OpenedRelease, openRelease } from '../releases/open-release.ts';
import { publicationOf } from './publication-of.ts';
import { withoutFiller } from './without-filler.ts';

/** What is asked about a merchant, and for whom. */
export interface WhyQuestion {
  readonly merchant: string;
  readonly about: string;
  readonly visitor: Omit<VisitorContext, 'language'> & { readonly language?: string | undefined };
  /** A state of the past; absent for what is live. */
  readonly seq?: number;
}

/**
 * Explains things of a merchant by their names or by their words on a screen, by the engine that `livery explain` asks.
 * @throws RefusedError `NOT_FOUND` when there is no such merchant or state.
 */
export async function readWhy(
  context: Pick<ConsoleContext, 'db' | 'parts' | 'tools'>,
  { merchant, about, visitor: { language, ...who }, seq }: WhyQuestion,
): Promise<WhyAnswer> {
  const { db, parts, tools } = context;
  const pointer = await readPointer(db, merchant);
  if (!pointer) throw new RefusedError('NOT_FOUND', `There is no published merchant "${merchant}".`);
  const asked = seq ?? pointer.seq;
  const entry = await readHistoryEntry(db, merchant, asked);
  if (!entry) throw new RefusedError('NOT_FOUND', `${merchant} has no state #${asked}.`);
  const packed = await readSource(db, entry.source);
  if (!packed) throw new RefusedError('NOT_FOUND', prunedWords(merchant, asked));
  const opened = await openRelease({ db, parts }, entry.release);
  const { offered, default: usual } = opened.site.identity.languages;
  const spoken = language !== undefined && offered.includes(language) ? language : usual;
  const visitor: VisitorContext = { ...who, language: spoken };
  const hash = opened.manifest.parts.strings[spoken];
  const words = hash === undefined ? {} : await readJsonPart<StringsPart>(parts, hash);
  const scene = { words, language: spoken, defaultLanguage: usual };
  const texts = readTexts(await unpackSource(packed), tools.texts, scene);
  const { matches, nearest } = find(about, opened, words);
  const isTooMany = matches.length > MOST_EXPLAINED;
  const folder = await publicationOf(db, merchant, entry);
  return {
    merchant,
    seq: asked,
    isLive: asked === pointer.seq,
    visitor,
    languages: offered,
    about,
    answers: isTooMany ? [] : matches.flatMap((id) => linesOf(id, { opened, visitor, texts })).toSorted(absentFirst),
    candidates: isTooMany ? matches : [],
    ...(nearest === undefined ? {} : { nearest }),
    ...(folder ? { folder } : {}),
  };
}

/** What a question means: as it is written, else without the words that only ask. */
function find(about: string, opened: OpenedRelease, words: StringsPart): FoundThings {
  const written = findThings(about, opened, words);
  const plain = withoutFiller(about);
  if (written.matches.length > 0 || plain === '' || plain === about) return written;
  return findThings(plain, opened, words);
}

interface Scene {
  readonly opened: OpenedRelease;
  readonly visitor: VisitorContext;
  readonly texts: TextScene;
}

function linesOf(id: string, { opened: { site, origins }, visitor, texts }: Scene): readonly WhyLine[] {
  const forOthers = viewers.map(({ name, context }) => ({
    name,
    answers: explain(site, origins, { ...context, app: visitor.app, language: visitor.language }, id),
  }));
  const label = labelOf(site, id);
  return explain(site, origins, visitor, id, texts).map((answer, index) => {
    const others = forOthers.map(({ name, answers }) => ({ visitor: name, state: answers[index]?.state ?? 'unknown' }));
    return { ...answer, others, ...(label === undefined ? {} : { words: textOf(texts.words, label) }) };
  });
}

/** Key of the words by which players know an item or a screen. */
function labelOf({ slots, routes }: OpenedRelease['site'], id: string): string | undefined {
  const items: readonly { readonly id: string; readonly label?: string }[] = Object.values(slots).flat();
  return items.find((item) => item.id === id)?.label ?? routes.find((route) => route.id === id)?.title;
}

function absentFirst(one: Explanation, other: Explanation): number {
  return Number(one.state === 'shown') - Number(other.state === 'shown');
}
