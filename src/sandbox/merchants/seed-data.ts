import type { Language } from './language.ts';
import { readFileSync } from 'node:fs';
import type { Named } from '../../contracts/platform-answer.ts';
import type { LocalText } from '../database/local-text.ts';
import type { MerchantSettings, Rank } from '../database/tables.ts';

/** An announcement of the seed; days are counted from the day of seeding, a missing end is open-ended. */
export interface SeedAnnouncement {
  readonly type: string;
  readonly group: string;
  readonly from: number;
  readonly to?: number;
  readonly categories?: readonly number[];
  readonly title: LocalText;
  readonly content: LocalText;
  /** Names of banner pictures; the first is the main one. */
  readonly images?: readonly string[];
}

/** A banner of the seed: its picture under `/art/banners` and its words. */
export interface SeedBanner {
  readonly picture: string;
  readonly link: string;
  readonly title: LocalText;
  readonly note: LocalText;
  readonly action: LocalText;
}

export interface SeedText {
  readonly title: LocalText;
  readonly content: LocalText;
}

/** A question of the seed, in the words of the player who asked. */
export interface SeedQuestion {
  readonly type: number;
  readonly content: string;
  readonly answer: LocalText;
}

interface DemoType {
  readonly balance: string;
  readonly label?: string;
  readonly rank: Rank;
}

/** A payment method of the seed; the limits under the empty name hold for every other currency. */
export interface SeedMethod extends Omit<Named<'PaymentMethod'>, 'limits' | 'title'> {
  readonly title: LocalText;
  readonly limits: PerName<{ readonly min: string; readonly max: string }>;
}

/** The sandbox's bank: ways to pay, amounts by currency, and what waits in the reward centre is worth. */
interface CashierData {
  readonly methods: Readonly<Record<'deposit' | 'withdraw', readonly SeedMethod[]>>;
  readonly amounts: PerName<readonly string[]>;
  /** Bank cards: how many a player can have, and what one asks for. `cardNumber` is the number. */
  readonly cards: { readonly most: number; readonly fields: Named<'PaymentFields'> };
  /** Wallets that games of some vendors play from, where a merchant has several. */
  readonly wallets: PerMerchant<readonly Named<'GameWallet'>[]>;
  readonly rebatePercent: string;
  /** What a player gets for a friend, by currency. */
  readonly referral: {
    readonly title: Readonly<Record<Language, string>>;
    readonly terms: PerName<{ readonly reward: string; readonly minDeposit: string }>;
  };
  /** Kind of promotion → one reward of it. */
  readonly rewards: Readonly<Record<string, { readonly title: LocalText; readonly amount: string }>>;
}

/** The team of a demonstration: on each level, how many agents and players stand below every agent of the one above. */
interface TeamData {
  readonly names: PerMerchant<readonly string[]>;
  readonly levels: readonly { readonly agents: number; readonly players: number }[];
  /** How long ago the first of them registered. */
  readonly days: number;
}

/** What the house gives agents whom nobody stands above: game type → percent of the stakes. */
interface AgentData {
  readonly rates: Readonly<Record<string, string>>;
}

/** By name; the empty one stands for every other. */
type PerName<T> = Readonly<Record<string, T>>;
type PerMerchant<T> = PerName<T>;

interface DemoData {
  readonly password: string;
  readonly types: Readonly<Record<string, DemoType>>;
  readonly names: PerMerchant<Readonly<Record<string, string>>>;
  readonly mobiles: PerMerchant<string>;
  readonly settings: PerMerchant<MerchantSettings>;
  readonly sorting: PerMerchant<readonly string[]>;
}

/** What a merchant gets when the sandbox first hears of it. */
export const seedData = {
  announcements: read<readonly SeedAnnouncement[]>('announcements.json'),
  banners: read<PerMerchant<readonly SeedBanner[]>>('banners.json'),
  help: read<readonly (SeedText & { readonly tag: string })[]>('help.json'),
  inbox: read<readonly SeedText[]>('inbox.json'),
  questions: read<PerMerchant<SeedQuestion>>('questions.json'),
  cashier: read<CashierData>('cashier.json'),
  agents: read<AgentData>('agents.json'),
  team: read<TeamData>('team.json'),
  demo: read<DemoData>('demo-accounts.json'),
} as const;

/** The entry of a merchant or a currency, or the common one. */
export function forMerchant<T>(entries: PerName<T>, name: string): T {
  const found = entries[name] ?? entries[''];
  if (found === undefined) throw new Error('The seed data hold no common entry.');
  return found;
}

/** A text with its placeholders filled. */
export function fillText({ en, ur }: LocalText, values: Readonly<Record<string, string>>): LocalText {
  const fill = (text: string) => text.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => values[name] ?? '');
  return { en: fill(en), ur: fill(ur) };
}

function read<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`seed/${name}`, import.meta.url), 'utf8')) as T;
}
