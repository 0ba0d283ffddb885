import type { Language } from '../merchants/language.ts';
import { seedAmount } from '../merchants/seed-amount.ts';

/** A level of the sandbox's ladder, lowest first; an account's rank names it by `labelId`. */
export interface LadderLevel {
  readonly labelId: number;
  readonly name: Readonly<Record<Language, string>>;
  /** What a player must have staked in all to reach it; this and the reward are amounts of the seed (`seedAmount`). */
  readonly turnover: string;
  /** What reaching it brings. */
  readonly reward: string;
  /** Percent of what is staked that comes back as a rebate. */
  readonly rebate: string;
  /** What a player of the level has besides. */
  readonly perk?: Readonly<Record<Language, string>>;
}

/** The levels that players reach by what they stake. */
export const ladder: readonly LadderLevel[] = [
  { labelId: 1, name: { en: 'Bronze', ur: 'برونز' }, turnover: '1000.00', reward: '5.00', rebate: '0.60' },
  {
    ...{ labelId: 2, name: { en: 'Silver', ur: 'چاندی' }, turnover: '5000.00', reward: '20.00', rebate: '0.70' },
    perk: { en: 'A gift on your birthday', ur: 'سالگرہ پر تحفہ' },
  },
  {
    ...{ labelId: 3, name: { en: 'Gold', ur: 'سونا' }, turnover: '20000.00', reward: '60.00', rebate: '0.80' },
    perk: { en: 'Withdrawals first in line', ur: 'رقم نکلوانے میں پہلی باری' },
  },
  {
    ...{ labelId: 4, name: { en: 'Platinum', ur: 'پلاٹینم' }, turnover: '100000.00', reward: '200.00', rebate: '0.90' },
    perk: { en: 'A host of your own', ur: 'آپ کا ذاتی میزبان' },
  },
  {
    ...{ labelId: 5, name: { en: 'Diamond', ur: 'ہیرا' }, turnover: '400000.00', reward: '500.00', rebate: '1.00' },
    perk: { en: 'Invitations to events', ur: 'تقریبات کے دعوت نامے' },
  },
];

/** The ladder as `rankProgress` gives it, in the language of a call and a currency with so many decimals. */
export function readLadder(language: Language, decimals: number): readonly object[] {
  return ladder.map(({ labelId, name, rebate, reward, perk }) => ({
    labelId,
    name: name[language],
    perks: [rebateWords[language](Number(rebate)), ...(perk ? [perk[language]] : [])],
    reward: seedAmount(reward, decimals),
  }));
}

const rebateWords: Readonly<Record<Language, (percent: number) => string>> = {
  en: (percent) => `${percent}% rebate`,
  ur: (percent) => `ریبیٹ \u2066${percent}%\u2069`,
};

/** A label in the language of a call where it names a level; a label of the operator's own stays as it was written. */
export function levelName(label: string, language: Language): string {
  return ladder.find(({ name }) => name.en === label)?.name[language] ?? label;
}
