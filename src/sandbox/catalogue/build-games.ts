import { createHash } from 'node:crypto';
import type { CatalogueGame, Vendor } from './catalogue.ts';
import type { GameCategory } from './categories.ts';
import { categories, motifClasses } from './categories.ts';

interface FirstGame {
  readonly vendor: string;
  readonly title: string;
  readonly motif: string;
  readonly category: GameCategory;
}

interface CatalogueData {
  readonly vendors: readonly Vendor[];
  /** Games whose vendor and motif were chosen one by one. */
  readonly first: readonly FirstGame[];
  /** Category → motif → titles, parted by semicolons. */
  readonly titles: Readonly<Record<GameCategory, Readonly<Record<string, string>>>>;
}

/** Builds every game; the rest of the titles go round the vendors of their category, so that no vendor draws a motif twice. */
export function buildGames({ vendors, first, titles }: CatalogueData): readonly CatalogueGame[] {
  const chosen = first.map((game) => {
    const vendor = vendors.find(({ code }) => code === game.vendor);
    if (!vendor) throw new Error(`The vendor ${game.vendor} of ${game.title} is not in the list.`);
    return { ...finish({ ...game, vendor }, 3), isHot: true };
  });
  const others = entriesOf(titles).flatMap(([category, motifs]) => {
    const makers = vendors.filter(({ makes }) => makes.includes(category));
    const drafts = Object.entries(motifs).flatMap(([motif, list], turn) =>
      list.split('; ').map((title, place) => {
        const vendor = makers[(turn * 5 + place) % makers.length];
        if (!vendor) throw new Error(`No vendor makes ${category}.`);
        return { place, game: finish({ vendor, title, motif, category }, 30) };
      }),
    );
    // In turns, or a list would show all the tigers, then all the oxen.
    return drafts.sort((left, right) => left.place - right.place).map(({ game }) => game);
  });
  return [...chosen, ...others];
}

type Draft = Omit<FirstGame, 'vendor'> & { readonly vendor: Vendor };

/** `markedOneIn`: how rare the word Hot is on a tile; where every game has it, it says nothing. */
function finish(draft: Draft, markedOneIn: number): CatalogueGame {
  const chance = (subject: string, of: number) => digest(`${subject} ${draft.title}`) % of;
  const stakes = ['0.10', '0.20', '0.50', '1.00', '2.00'];
  return {
    ...draft,
    gameId: slugOf(draft.title),
    nodeId: String(10_000_000 + (digest(`node ${draft.title}`) % 89_999_999)),
    gameType: categories[draft.category].gameType,
    gameClassify: classOf(draft, chance('jackpot', 18) === 0),
    minBet: stakes[chance('stake', stakes.length)] ?? '1.00',
    lines: draft.category === 'slots' ? ([5, 9, 20, 25, 40][chance('lines', 5)] ?? 5) : 0,
    isNew: chance('new', 12) === 0,
    isHot: false,
    isMarkedHot: chance('hot', markedOneIn) === 0,
  };
}

function classOf({ category, motif, title }: Draft, isJackpot: boolean): string {
  if (category === 'slots') return isJackpot ? 'JP' : (motifClasses[motif] ?? categories.slots.classify);
  if (category === 'live') {
    if (motif === 'roulette') return 'ROULETTE';
    if (motif === 'dice') return 'DICE';
    if (motif === 'chips') return 'SHOW';
    return title.includes('Blackjack') ? 'BLACKJACK' : title.includes('Baccarat') ? 'BACCARAT' : 'TABLE';
  }
  if (category === 'poker' && motif === 'dice') return 'BOARD';
  if (category === 'lottery' && /Scratch|Instant/.test(title)) return 'INSTANT';
  return categories[category].classify;
}

/** The id of a title: lower case, without accents, words joined by dashes. */
export function slugOf(title: string): string {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll("'", '');
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

function digest(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0);
}

function entriesOf<K extends string, V>(record: Readonly<Record<K, V>>): [K, V][] {
  return Object.entries(record) as [K, V][];
}
