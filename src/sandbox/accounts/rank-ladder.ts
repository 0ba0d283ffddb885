import type { Language } from '../merchants/language.ts';

/** A level of the sandbox's ladder, lowest first; an account's rank names it by `labelId`. */
interface LadderLevel {
  readonly labelId: number;
  readonly name: Readonly<Record<Language, string>>;
  readonly perks: Readonly<Record<Language, readonly string[]>>;
  /** What reaching it brings, decimal text. */
  readonly reward: string;
}

const ladder: readonly LadderLevel[] = [
  {
    labelId: 1,
    name: { en: 'Bronze', ur: 'برونز' },
    perks: { en: ['Rebate 0.2 %'], ur: ['ریبیٹ 0.2 %'] },
    reward: '5.00',
  },
  {
    labelId: 2,
    name: { en: 'Silver', ur: 'چاندی' },
    perks: { en: ['Rebate 0.4 %', 'A gift on your birthday'], ur: ['ریبیٹ 0.4 %', 'سالگرہ پر تحفہ'] },
    reward: '20.00',
  },
  {
    labelId: 3,
    name: { en: 'Gold', ur: 'سونا' },
    perks: { en: ['Rebate 0.6 %', 'Withdrawals first in line'], ur: ['ریبیٹ 0.6 %', 'رقم نکلوانے میں پہلی باری'] },
    reward: '60.00',
  },
  {
    labelId: 4,
    name: { en: 'Platinum', ur: 'پلاٹینم' },
    perks: { en: ['Rebate 0.8 %', 'A host of your own'], ur: ['ریبیٹ 0.8 %', 'آپ کا ذاتی میزبان'] },
    reward: '200.00',
  },
  {
    labelId: 5,
    name: { en: 'Diamond', ur: 'ہیرا' },
    perks: { en: ['Rebate 1 %', 'Invitations to events'], ur: ['ریبیٹ 1 %', 'تقریبات کے دعوت نامے'] },
    reward: '500.00',
  },
];

/** The ladder as `rankProgress` gives it, in the language of a call. */
export function readLadder(language: Language): readonly object[] {
  return ladder.map(({ labelId, name, perks, reward }) => ({
    labelId,
    name: name[language],
    perks: perks[language],
    reward,
  }));
}

/** A label in the language of a call where it names a level; a label of the operator's own stays as it was written. */
export function levelName(label: string, language: Language): string {
  return ladder.find(({ name }) => name.en === label)?.name[language] ?? label;
}
