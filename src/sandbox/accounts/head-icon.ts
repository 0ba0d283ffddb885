import { failure } from '../errors.ts';
import { idIn } from '../http/read-value.ts';
import type { MemberCall } from '../http/route.ts';
import { readUpload } from '../pictures/read-upload.ts';
import type { Sandbox } from '../sandbox.ts';

const icons = 12;
const edge = 192;

interface HeadIcon {
  readonly icon: number;
  /** The player's own picture as a data address. */
  readonly picture?: string;
}

/** The icon in use and those to choose from (row A-333). */
export async function readHeadIcon(sandbox: Sandbox, { member }: MemberCall) {
  const choices = Array.from({ length: icons }, (_, index) => index + 1);
  return { value: { ...(await iconOf(sandbox, member.id)), choices } };
}

/** Takes one of the icons, or a picture whose content really is a PNG or JPEG (row A-333). */
export async function setHeadIcon(sandbox: Sandbox, { member, body }: MemberCall) {
  const { icon, picture } = body;
  if (typeof picture === 'string') {
    const drawn = await readUpload(picture, { fit: 'cover', edge });
    await sandbox.db.updateTable('account').set({ picture: drawn }).where('id', '=', member.id).execute();
  } else {
    const number = idIn(icon);
    if (number < 1 || number > icons) throw failure('body.invalid');
    const chosen = { icon: number, picture: null };
    await sandbox.db.updateTable('account').set(chosen).where('id', '=', member.id).execute();
  }
  return { value: await iconOf(sandbox, member.id) };
}

async function iconOf({ db }: Sandbox, id: number): Promise<HeadIcon> {
  const found = await db
    .selectFrom('account')
    .select(['icon', 'picture'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const picture = found.picture && `data:image/webp;base64,${Buffer.from(found.picture).toString('base64')}`;
  return { icon: found.icon, ...(picture ? { picture } : {}) };
}
