import type { Selectable } from 'kysely';
import { openPersonal } from '../../accounts/personal-data.ts';
import type { Tables } from '../../database/tables.ts';
import type { Sandbox } from '../../sandbox.ts';

/** Who a player is to the platform, and how they sign in; no secret of it. */
export async function exportAccount({ db, cipher }: Sandbox, account: Selectable<Tables['account']>) {
  const { name, type, nickname, email, mobile, profile, verified, label, rank, created_at, signed_in_at, closed_at } =
    openPersonal(cipher, account);
  const { id, invite_code: inviteCode } = account;
  const factor = await db.selectFrom('second_factor').select('created_at').where('account', '=', id).executeTakeFirst();
  const signIns = await db.selectFrom('social_identity').select('provider').where('account', '=', id).execute();
  return {
    ...{ name, type, nickname, email, mobile, verified, label, rank },
    ...{ registration: profile ?? {}, openedAt: created_at, signedInAt: signed_in_at, closedAt: closed_at },
    signInProviders: signIns.map(({ provider }) => provider),
    ...(inviteCode === null ? {} : { inviteCode }),
    ...(factor ? { secondFactorSince: factor.created_at } : {}),
  };
}

/** Devices that a player signed in with. */
export async function exportDevices({ db }: Sandbox, id: number) {
  const sessions = await db
    .selectFrom('session')
    .select(['device', 'country', 'created_at', 'acted_at'])
    .where('account', '=', id)
    .orderBy('created_at')
    .execute();
  return sessions.map(({ device, country, created_at: signedInAt, acted_at: activeAt }) => ({
    ...device,
    country,
    signedInAt,
    activeAt,
  }));
}
