/** Kinds of games in the data files. */
export type GameCategory =
  | 'slots'
  | 'fishing'
  | 'live'
  | 'poker'
  | 'sports'
  | 'esports'
  | 'cockfight'
  | 'lottery'
  | 'elottery'
  | 'bingo';

interface CategoryKind {
  /** Game type of the specification. E-sports and cockfight are sports, bingo is RNG (rows G-046, G-048, G-049). */
  readonly gameType: string;
  /** Classification when the motif gives no closer one. */
  readonly classify: string;
}

/** How a kind of game appears in the calls. */
export const categories: Readonly<Record<GameCategory, CategoryKind>> = {
  slots: { gameType: 'RNG', classify: 'VIDEO' },
  fishing: { gameType: 'FISH', classify: 'HUNT' },
  live: { gameType: 'LIVE', classify: 'TABLE' },
  poker: { gameType: 'PVP', classify: 'CARDS' },
  sports: { gameType: 'SPORTS', classify: 'BOOK' },
  esports: { gameType: 'SPORTS', classify: 'ESPORTS' },
  cockfight: { gameType: 'SPORTS', classify: 'COCKFIGHT' },
  lottery: { gameType: 'LOTT', classify: 'DRAW' },
  elottery: { gameType: 'ELOTT', classify: 'DRAW' },
  bingo: { gameType: 'RNG', classify: 'BG' },
};

/** Closer classifications by motif, and live ones by what the title says. */
export const motifClasses: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['cherry', 'melon', 'seven', 'bell', 'gem'].map((motif) => [motif, 'CLASSIC'])),
  ...Object.fromEntries(['tiger', 'ox', 'panda', 'koi', 'lantern', 'ingot', 'cat'].map((motif) => [motif, 'ORIENT'])),
  ...Object.fromEntries(['pharaoh', 'scarab', 'sunmask', 'helmet', 'crown', 'book'].map((motif) => [motif, 'LEGEND'])),
};

/** Names of the classifications in both languages. */
export const classNames: Readonly<Record<string, { readonly en: string; readonly ur: string }>> = {
  VIDEO: { en: 'Video slots', ur: 'ویڈیو سلاٹس' },
  CLASSIC: { en: 'Classic', ur: 'کلاسک' },
  ORIENT: { en: 'Eastern', ur: 'مشرقی' },
  LEGEND: { en: 'Legends', ur: 'داستانیں' },
  JP: { en: 'Jackpot', ur: 'جیک پاٹ' },
  BG: { en: 'Bingo', ur: 'بنگو' },
  HUNT: { en: 'Hunts', ur: 'شکار' },
  TABLE: { en: 'Tables', ur: 'ٹیبل گیمز' },
  ROULETTE: { en: 'Roulette', ur: 'رولیٹ' },
  BACCARAT: { en: 'Baccarat', ur: 'بکارا' },
  BLACKJACK: { en: 'Blackjack', ur: 'بلیک جیک' },
  DICE: { en: 'Dice', ur: 'پانسے' },
  SHOW: { en: 'Game shows', ur: 'گیم شوز' },
  CARDS: { en: 'Cards', ur: 'تاش' },
  BOARD: { en: 'Board games', ur: 'بورڈ گیمز' },
  BOOK: { en: 'Sportsbook', ur: 'کھیل' },
  ESPORTS: { en: 'E-sports', ur: 'ای اسپورٹس' },
  COCKFIGHT: { en: 'Cockfight', ur: 'مرغ بازی' },
  DRAW: { en: 'Draws', ur: 'قرعہ اندازی' },
  INSTANT: { en: 'Instant', ur: 'فوری' },
};
