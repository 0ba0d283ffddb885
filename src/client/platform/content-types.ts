import type { Answer } from '../../contracts/platform-answer.ts';
export interface AnnouncementImage {
  readonly sequence: number;
  readonly url: string;
}

export interface Announcement {
  readonly id: string | number;
  readonly title: string;
  readonly content: string;
  readonly startDate: string;
  /** A platform says null where there is no end. */
  readonly endDate?: string | null;
  readonly noExpiry?: number;
  readonly read?: boolean;
  readonly promoAnnouncementCategoryIds?: readonly (string | number)[];
  readonly announcementImages?: readonly AnnouncementImage[];
}

export interface AnnouncementGroups {
  readonly promotion: readonly Announcement[];
  readonly banners: readonly Announcement[];
  readonly player: readonly Announcement[];
  readonly popup: readonly Announcement[];
  readonly hot: readonly Announcement[];
}

export type Loaded<T> =
  | { readonly status: 'loading'; readonly value?: T }
  | { readonly status: 'ready'; readonly value: T }
  | { readonly status: 'error'; readonly error: unknown; readonly value?: T };

/** Answers kept by key, shared by every reader, dropped on sign-in, sign-out and language change. */
export interface Resources {
  read<T>(key: string): Loaded<T>;
  /** What the page was drawn with by the server, always the same object. */
  drawn<T>(key: string): Loaded<T>;
  /** On the server only: an answer that the page would like to be drawn with. */
  readonly want?: (key: string, loader: () => Promise<unknown>) => void;
  load<T>(key: string, loader: () => Promise<T>): Promise<void>;
  /** Asks what has not been asked since the page was opened, or was forgotten; joins a question that is under way. */
  loadOnce<T>(key: string, loader: () => Promise<T>): void;
  subscribe(listener: () => void): () => void;
  /** Replaces a kept value without a call. */
  put<T>(key: string, value: T): void;
  /** Replaces the value that was seen; does nothing once another stands there, as after a sign-out or a newer answer. */
  replace<T>(key: string, seen: T, value: T): void;
  forget(prefix?: string): void;
}

/** One movement of the player's account; its amount is decimal text, negative when money left the account. */
export type Transaction = Answer<'transactions'>['list'][number];

/** One game of the platform's lists (row G-278). `nodeId` is the identity key. */
export interface Game {
  readonly gameId: string;
  readonly nodeId: string;
  readonly nodeName: string;
  readonly gameName: string;
  readonly gameType: string;
  /** Vendor code. */
  readonly vassalage: string;
  /** Vendor name. */
  readonly displayName: string;
  readonly gameClassify?: string;
  readonly minBet?: string | undefined;
  /** Share of the stakes that players get back in the long run, in percent. */
  readonly returnPercent?: number | undefined;
  readonly isNew?: boolean;
  /** Why it stands out, as the platform calls it: HOT, JP … */
  readonly showIcon?: string | undefined;
  readonly iconUrl?: string;
  readonly gameCode: string;
  /** Whether it can be tried with play money, and whether it runs in the browser: passed on to the launch (row G-142). */
  readonly supportPlay?: string | undefined;
  readonly isGameH5?: string | undefined;
}
