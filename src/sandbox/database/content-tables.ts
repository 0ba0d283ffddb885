import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { LocalText } from './local-text.ts';

type Json<T> = JSONColumnType<T & object, string, string>;
/** A calendar day; read with `to_char`, because drivers turn it into a moment of their own time zone. */
type Day = ColumnType<Date, string, string>;

/** Tables of what players read, and of what they ask of the operator. */
export interface ContentTables {
  announcement: AnnouncementTable;
  announcement_read: { announcement: number; account: number };
  banner: {
    id: Generated<number>;
    merchant: string;
    group_name: string;
    url: string;
    link: string;
    title: Json<LocalText>;
    note: ColumnType<LocalText, string | undefined, string>;
    action: ColumnType<LocalText, string | undefined, string>;
    position: number;
  };
  help_entry: { merchant: string; tag: string; title: Json<LocalText>; content: Json<LocalText>; position: number };
  inbox_message: {
    id: Generated<number>;
    merchant: string;
    account: number;
    title: Json<LocalText>;
    content: Json<LocalText>;
    read: Generated<boolean>;
    created_at: Date;
  };
  promotion_count: { account: number; kind: string; count: number };
  feedback: {
    id: Generated<number>;
    merchant: string;
    account: number;
    type: number;
    /** Encrypted. */
    content: string;
    created_at: Date;
    answer: ColumnType<LocalText | null, string | undefined, string>;
    answered_at: ColumnType<Date | null, Date | undefined, Date>;
    /** Who answered, as colleagues know them. */
    answered_by: ColumnType<string | null, undefined, string>;
  };
  promotion_application: {
    id: Generated<number>;
    merchant: string;
    account: number;
    announcement: number;
    /** Encrypted. */
    remark: string;
    created_at: Date;
    /** When staff decided on it, and what they gave for it; nothing where they declined. */
    decided_at: Date | null | undefined;
    reward: ColumnType<string | null, string | null | undefined, string | null>;
    /** Who decided, as colleagues know them. */
    decided_by: ColumnType<string | null, undefined, string>;
    /** Encrypted: why it was declined, or why somebody proposed what follows. */
    staff_reason: ColumnType<string | null, undefined, string | null>;
    /** What waits for a second person, by whom (id and name) and since when. */
    proposed: ColumnType<string | null, undefined, string | null>;
    proposed_by: ColumnType<string | null, undefined, string | null>;
    proposed_by_name: ColumnType<string | null, undefined, string | null>;
    proposed_at: ColumnType<Date | null, undefined, Date | null>;
  };
  promotion_picture: {
    application: number;
    sequence: number;
    /** Encrypted base64. */
    picture: string;
  };
}

interface AnnouncementTable {
  id: Generated<number>;
  merchant: string;
  type: string;
  group_name: string;
  title: Json<LocalText>;
  content: Json<LocalText>;
  start_date: Day;
  end_date: ColumnType<Date | null, string | null, string | null>;
  no_expiry: Generated<boolean>;
  categories: ColumnType<readonly number[], string | undefined, string>;
  images: ColumnType<readonly { sequence: number; url: string }[], string | undefined, string>;
  position: Generated<number>;
}
