import type { DeskApplication } from '../../contracts/desk-applications.ts';
import type { DeskScope } from '../../contracts/desk.ts';
import { openPersonal } from '../accounts/personal-data.ts';
import { ownLanguage } from '../merchants/own-language.ts';
import type { Sandbox } from '../sandbox.ts';
import { currencyOf } from '../wallet/currency.ts';

const shown = 200;

/** Applications of merchants that wait, the oldest first; after them those that were decided, the newest first. */
export async function listApplications(sandbox: Sandbox, scope: DeskScope): Promise<readonly DeskApplication[]> {
  if (scope.merchants.length === 0) return [];
  const open = await applications(sandbox, scope)
    .where('decided_at', 'is', null)
    .orderBy('application.id')
    .limit(shown)
    .execute();
  const done = await applications(sandbox, scope)
    .where('decided_at', 'is not', null)
    .orderBy('decided_at', 'desc')
    .orderBy('application.id', 'desc')
    .limit(shown)
    .execute();
  return Promise.all([...open, ...done].map((row) => applicationOf(sandbox, row)));
}

function applications({ db }: Sandbox, { merchants, id }: DeskScope) {
  return db
    .selectFrom('promotion_application as application')
    .innerJoin('account', 'account.id', 'application.account')
    .innerJoin('announcement', 'announcement.id', 'application.announcement')
    .select(['application.id', 'application.merchant', 'remark', 'application.created_at', 'account.name', 'title'])
    .select(['decided_at', 'decided_by', 'reward', 'staff_reason'])
    .select(['proposed', 'proposed_by', 'proposed_by_name', 'proposed_at'])
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
