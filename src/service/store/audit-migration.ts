/** The chain of audit entries; nothing of it is changed or deleted, except by a restore into an empty store. */
export const auditMigration: readonly string[] = [
  `create table audit_chain (n bigint primary key check (n > 0), at text not null, kind text not null,
    body text not null, previous text not null, hash text not null)`,
  `create function refuse_audit_change() returns trigger language plpgsql as $$ begin
    if current_setting('livery.restoring', true) = 'on' then return old; end if;
    raise exception 'The audit chain only grows.'; end $$`,
  `create trigger audit_chain_grows before update or delete on audit_chain
    for each row execute function refuse_audit_change()`,
  `alter table console_change_sets add column approval jsonb`,
];
