import { refuseTrial } from '../accounts/roles.ts';
import { failure } from '../errors.ts';
import { idIn } from '../http/read-value.ts';
import type { MemberCall, SandboxRoute } from '../http/route.ts';
import { forMembers } from '../http/route.ts';
import { readUpload } from '../pictures/read-upload.ts';
import type { Sandbox } from '../sandbox.ts';

const most = { remark: 140, pictures: 3 };
/** Large enough to read a receipt. */
const edge = 1600;

/** Applications for promotions, where the merchant takes them (rows G-162…G-165). */
export const promotionRoutes: readonly SandboxRoute[] = [
  { ...forMembers('promotionApply', apply), bodyLimit: 21 * 1024 * 1024 },
  forMembers('promotionApplications', async ({ db }, { member }) => {
    const rows = await db
      .selectFrom('promotion_application')
      .select(['announcement', 'created_at', 'decided_at', 'reward'])
      .where('account', '=', member.id)
      .orderBy('id', 'desc')
      .execute();
    return {
      value: rows.map(({ announcement, created_at, decided_at, reward }) => ({
        announcementId: announcement,
        sentAt: created_at.toISOString(),
        ...(decided_at ? { state: reward === null ? 'declined' : 'approved' } : {}),
        ...(reward === null ? {} : { reward }),
      })),
    };
  }),
];

async function apply(sandbox: Sandbox, call: MemberCall) {
  await refuseTrial(sandbox, call);
  const { merchant, member, body } = call;
  if ((await sandbox.sites.get(merchant))?.site.settings['activity.apply'] !== true) throw failure('no.permission');
  const promotion = await findPromotion(sandbox, merchant, body['announcementId']);
  const remark = typeof body['remark'] === 'string' ? body['remark'].trim() : '';
  const images = Array.isArray(body['images']) ? body['images'].filter((image) => typeof image === 'string') : [];
  if ([...remark].length > most.remark || images.length > most.pictures) throw failure('application.invalid');
  const pictures = await Promise.all(images.map((image) => readUpload(image, { fit: 'inside', edge })));
  const { cipher } = sandbox;
  const kept = cipher.encrypt('promotion_application.remark', remark);
  await sandbox.db.transaction().execute(async (work) => {
    const application = await work
      .insertInto('promotion_application')
      .values({ merchant, account: member.id, announcement: promotion, remark: kept, created_at: sandbox.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (application === undefined) throw failure('application.exists');
    if (pictures.length === 0) return;
    await work
      .insertInto('promotion_picture')
      .values(
        pictures.map((picture, index) => ({
          ...{ application: application.id, sequence: index + 1 },
          picture: cipher.encrypt('promotion_picture.picture', picture.toString('base64')),
        })),
      )
      .execute();
  });
  sandbox.news.touch(merchant);
  return { value: true };
}

async function findPromotion({ db }: Sandbox, merchant: string, id: unknown): Promise<number> {
  const found = await db
    .selectFrom('announcement')
    .select('id')
    .where('merchant', '=', merchant)
    .where('type', '=', 'PR')
    .where('id', '=', idIn(id))
    .executeTakeFirst();
  if (!found) throw failure('not.found');
  return found.id;
}
