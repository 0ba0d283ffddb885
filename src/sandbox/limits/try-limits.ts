import type { Limit } from '../../storage/limits/limiter.ts';

/** Whom tries are counted for; within a list every window holds, so that the waits grow. */
export interface TryLimits {
  /** One name from one address: the tight one, since nobody else can use it up. */
  readonly place?: readonly Limit[];
  /** One name from everywhere: wide, and short, so that strangers cannot lock a player out for long. */
  readonly name?: readonly Limit[];
  readonly address?: readonly Limit[];
  /** All of a brand: far above any rush, it bounds what a swarm of addresses costs. */
  readonly brand?: readonly Limit[];
}

const minute = 60_000;
const hour = 60 * minute;
const within = (most: number, windowMs: number): Limit => ({ most, windowMs });

/** How often what may happen, per kind of try. */
export const tryLimits = {
  login: {
    place: [within(5, minute), within(10, 15 * minute), within(20, 2 * hour)],
    name: [within(10, minute), within(30, 10 * minute), within(100, hour)],
    address: [within(300, 15 * minute)],
    brand: [within(20_000, 15 * minute)],
  },
  registration: { address: [within(30, hour)], brand: [within(5000, hour)] },
  /** Accounts that an agent opens: `name` is the agent's id. */
  openAccount: { name: [within(60, hour), within(300, 24 * hour)] },
  /** Codes of an authenticator app and recovery codes, wherever they are asked for: `name` is the account's id. */
  secondFactor: {
    place: [within(5, 5 * minute), within(10, hour), within(20, 24 * hour)],
    name: [within(10, 5 * minute), within(30, hour), within(60, 24 * hour)],
    address: [within(60, 15 * minute)],
    brand: [within(20_000, 15 * minute)],
  },
  socialLogin: { address: [within(60, hour)], brand: [within(5000, hour)] },
  trial: { address: [within(60, hour)], brand: [within(5000, hour)] },
  /** Codes by text message and mail, whatever for: `name` is the number or mail address. */
  code: { name: [within(6, hour)], address: [within(30, hour)], brand: [within(3000, hour)] },
  /** Codes that a signed-in player has sent to prove numbers and mail addresses. */
  detailCode: { name: [within(6, hour)] },
  detailProof: { name: [within(20, hour)], address: [within(60, hour)] },
  phoneToken: { address: [within(60, hour)], brand: [within(3000, hour)] },
  recovery: {
    place: [within(5, hour)],
    name: [within(15, hour)],
    address: [within(30, hour)],
    brand: [within(3000, hour)],
  },
  password: { name: [within(5, 15 * minute), within(20, 24 * hour)] },
  paymentPassword: { name: [within(5, hour), within(20, 24 * hour)] },
  /** Bank cards that are bound, whatever becomes of them. */
  bankCard: { name: [within(10, 24 * hour)] },
  /** Transfers between wallets, whatever becomes of them: each leaves a row. */
  transfer: { name: [within(60, minute), within(1000, 24 * hour)] },
  /** The proof for taking one's data away and for closing the account. */
  ownProof: { name: [within(5, hour), within(20, 24 * hour)] },
  availability: { address: [within(10, hour)], brand: [within(20_000, hour)] },
  invitation: { address: [within(60, hour)] },
  chatOpening: { name: [within(30, hour)], address: [within(60, hour)], brand: [within(20_000, hour)] },
  chatMessage: { name: [within(20, minute)], address: [within(120, minute)] },
  feedback: { name: [within(10, hour)], address: [within(30, hour)], brand: [within(5000, hour)] },
  captcha: { address: [within(60, 10 * minute)], brand: [within(50_000, 10 * minute)] },
  humanChallenge: { address: [within(60, 10 * minute)], brand: [within(50_000, 10 * minute)] },
} as const satisfies Record<string, TryLimits>;

/** What may be tried only so often. */
export type TryKind = keyof typeof tryLimits;
