import sharp from 'sharp';
import { failure } from '../errors.ts';
import type { MemberCall } from '../http/route.ts';
import type { Sandbox } from '../sandbox.ts';

const icons = 12;
const mostBytes = 5 * 1024 * 1024;
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
    const drawn = await drawPicture(picture);
    await sandbox.db.updateTable('account').set({ picture: drawn }).where('id', '=', member.id).execute();
  } else {
    const number = Number(icon);
    if (!Number.isInteger(number) || number < 1 || number > icons) throw failure('body.invalid');
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

/** Draws the picture anew: what is not a picture fails here, and nothing hidden in the file survives. */
async function drawPicture(base64: string): Promise<Buffer> {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length === 0 || bytes.length > mostBytes) throw failure('picture.invalid');
  try {
    const image = sharp(bytes, { limitInputPixels: 50_000_000 });
    const { format } = await image.metadata();
    if (format !== 'png' && format !== 'jpeg') throw failure('picture.invalid');
    return await image.rotate().resize(edge, edge, { fit: 'cover' }).webp({ quality: 82 }).toBuffer();
  } catch {
    throw failure('picture.invalid');
  }
}
