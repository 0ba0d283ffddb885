import type { Cipher } from '../../storage/encryption/cipher.ts';
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

interface OutboxOptions {
  readonly cipher: Cipher;
  readonly kind: 'sms' | 'mail';
  readonly now: () => Date;
}

/** The sender of a fresh machine: keeps messages encrypted in the outbox, where the start page shows them. */
export function outboxSender(db: Database, { cipher, kind, now }: OutboxOptions): MessageSender {
  return {
    send: async (message) => {
      const recipient = cipher.encrypt('outbox.recipient', message.recipient);
      const body = cipher.encrypt('outbox.body', message.body);
      await db
        .insertInto('outbox')
        .values({ ...message, recipient, body, kind, created_at: now() })
        .execute();
    },
  };
}
