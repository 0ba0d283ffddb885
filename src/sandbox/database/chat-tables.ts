import type { ColumnType, Generated } from 'kysely';

/** Tables of the live chat between players and support. */
export interface ChatTables {
  chat_conversation: {
    id: Generated<number>;
    merchant: string;
    account: number | null;
    created_at: Date;
    /** Id and name of who has taken it, of the console's people. */
    holder: ColumnType<string | null, string | undefined, string | null>;
    holder_name: ColumnType<string | null, string | undefined, string | null>;
    /** What the player wrote up to this message waits for no answer. */
    seen_through: Generated<number>;
    /** It is closed while no message comes after this one. */
    closed_through: Generated<number>;
  };
  chat_ticket: { ticket_hash: string; conversation: number; expires_at: Date };
  chat_opening: { secret_hash: string; conversation: number; expires_at: Date };
  chat_message: {
    id: Generated<number>;
    conversation: number;
    author: 'player' | 'support';
    /** Encrypted. */
    text: string;
    created_at: Date;
    /** When the other side has seen it. */
    read_at: Date | null | undefined;
    /** Who answered, as colleagues know them. */
    staff_name: ColumnType<string | null, string | undefined, never>;
    /** The name under which the player reads it. */
    shown_as: ColumnType<string | null, string | undefined, never>;
    /** The name that the page of the player gave the message. */
    key: ColumnType<string | null, string | undefined, never>;
  };
}
