/** The steps of the schema for second factors and for what opens a conversation. */
export const accessSteps = {
  '042-second-factor': [
    `create table second_factor (
      account integer primary key references account, secret text not null, last_step integer not null,
      created_at timestamptz not null)`,
    `create table factor_setup (
      account integer primary key references account, secret text not null, expires_at timestamptz not null)`,
    `create table recovery_code (
      account integer not null references account, name text not null, code_hash text not null,
      primary key (account, name))`,
  ],
  // Tickets of chat stand in an address for two minutes, and a cookie opens the conversation; older ones were good for hours.
  '043-chat-openings': [
    `delete from chat_ticket`,
    `create table chat_opening (
      secret_hash text primary key, conversation integer not null references chat_conversation on delete cascade,
      expires_at timestamptz not null)`,
    `create or replace function end_access() returns trigger language plpgsql as $$ begin
      update session set revoked_at = now() where account = new.id and revoked_at is null;
      delete from chat_ticket where conversation in (select id from chat_conversation where account = new.id);
      delete from chat_opening where conversation in (select id from chat_conversation where account = new.id);
      return null;
    end $$`,
  ],
  // A message whose answer was lost is sent again, and stands once.
  '044-chat-message-keys': [
    `alter table chat_message add column key text`,
    `create unique index chat_message_key on chat_message (conversation, key)`,
  ],
} as const;
