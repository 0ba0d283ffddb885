import type { Database } from '../database/open-database.ts';

/** A text message or a mail to one person. */
export interface OutgoingMessage {
  readonly merchant: string;
  readonly recipient: string;
  readonly subject: string;
  readonly body: string;
}

/** Sends a message; an operator puts a real gateway behind it. */
export interface MessageSender {
  send(message: OutgoingMessage): Promise<void>;
}

/** The sender of a fresh machine: keeps messages in the outbox, where the start page shows them. */
export function outboxSender(db: Database, kind: 'sms' | 'mail', now: () => Date): MessageSender {
  return {
    send: async (message) => {
      await db
        .insertInto('outbox')
        .values({ ...message, kind, created_at: now() })
        .execute();
    },
  };
}
