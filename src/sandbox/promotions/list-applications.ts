import type { DeskApplication } from '../../contracts/desk-applications.ts';
import type { DeskPage, DeskPicture, DeskScope } from '../../contracts/desk.ts';
import { openPersonal } from '../accounts/personal-data.ts';
import { countOf, noPage, pageOf, pageOrder } from '../chat/desk-page.ts';
import { ownLanguage } from '../merchants/own-language.ts';
import type { Sandbox } from '../sandbox.ts';
import { currencyOf } from '../wallet/currency.ts';

/** A page of the applications of merchants: those that wait, the oldest first; after them decided ones, the newest first. */
export async function listApplications(sandbox: Sandbox, scope: DeskScope): Promise<DeskPage<DeskApplication>> {
  const { merchants, after } = scope;
  if (merchants.length === 0) return noPage;
  const { order, place, behind, limit } = pageOrder({ id: 'application.id', ended: 'decided_at' }, after);
  const rows = await applications(sandbox, scope).select(place).where(behind).orderBy(order).limit(limit).execute();
  const counts = await sandbox.db
    .selectFrom('promotion_application')
    .select(countOf('decided_at'))
    .where('merchant', 'in', merchants)
    .executeTakeFirstOrThrow();
  return pageOf(rows, counts, (row) => applicationOf(sandbox, row));
}

/** A picture that a player sent with an application (WebP, base64), as `readUpload` drew it anew; nothing where there is none. */
export async function readPicture(
  { db, cipher }: Sandbox,
  { merchant, id, number }: DeskPicture,
): Promise<string | null> {
  const row = await db
    .selectFrom('promotion_picture')
    .innerJoin('promotion_application', 'promotion_application.id', 'promotion_picture.application')
    .select('picture')
    .where('promotion_application.merchant', '=', merchant)
    .where('application', '=', id)
    .where('sequence', '=', number)
    .executeTakeFirst();
  return row ? cipher.decrypt('promotion_picture.picture', row.picture) : null;
}

function applications({ db }: Sandbox, { merchants, id }: DeskScope) {
  return db
    .selectFrom('promotion_application as application')
    .innerJoin('account', 'account.id', 'application.account')
    .innerJoin('announcement', 'announcement.id', 'application.announcement')
    .select(['application.id', 'application.merchant', 'remark', 'application.created_at', 'account.name', 'title'])
    .select(['decided_at', 'decided_by', 'reward', 'staff_reason'])
    .select(['proposed', 'proposed_by', 'proposed_by_name', 'proposed_at'])
    .select(({ selectFrom, ref, fn }) =>
      selectFrom('promotion_picture')
        .select(fn.countAll<number>().as('count'))
        .where('promotion_picture.application', '=', ref('application.id'))
        .as('pictures'),
    )
    .where('application.merchant', 'in', merchants)
    .$if(id !== undefined, (query) => query.where('application.id', '=', id ?? 0));
}

type Row = Awaited<ReturnType<ReturnType<typeof applications>['execute']>>[number];

async function applicationOf(sandbox: Sandbox, row: Row): Promise<DeskApplication> {
  const { cipher } = sandbox;
  const { id, merchant, staff_reason, proposed, proposed_by, proposed_by_name, proposed_at } = row;
  const { decided_at, decided_by, reward } = row;
  const reason = staff_reason === null ? undefined : cipher.decrypt('promotion_application.staff_reason', staff_reason);
  return {
    ...{ id, merchant, player: openPersonal(cipher, { name: row.name }).name },
    promotion: row.title[await ownLanguage(sandbox, merchant)],
    remark: cipher.decrypt('promotion_application.remark', row.remark),
    pictures: Number(row.pictures),
    at: row.created_at.toISOString(),
    currency: await currencyOf(sandbox, merchant),
    ...(proposed !== null && proposed_at && proposed_by !== null
      ? {
          proposal: {
            amount: proposed,
            by: { id: proposed_by, name: proposed_by_name ?? '' },
            reason: reason ?? '',
            at: proposed_at.toISOString(),
          },
        }
      : {}),
    ...(decided_at
      ? {
          decided: {
            at: decided_at.toISOString(),
            ...(decided_by === null ? {} : { by: decided_by }),
            ...(reward === null ? {} : { reward }),
            ...(reason === undefined ? {} : { reason }),
          },
        }
      : {}),
  };
}
