import { RefusedError } from '../http/console-refusal.ts';
import { requireDesk } from '../support/require-desk.ts';
import type { AtApplication } from './decide-application.ts';

/** What a picture of an application may weigh. */
const mostBytes = 5 * 1024 * 1024;

/** How the kinds of pictures that a browser is given begin. */
const kinds = [
  { type: 'image/webp', begins: (head: string) => head.startsWith('RIFF') && head.startsWith('WEBP', 8) },
  { type: 'image/png', begins: (head: string) => head.startsWith('\x89PNG\r\n\x1a\n') },
  { type: 'image/jpeg', begins: (head: string) => head.startsWith('\xff\xd8\xff') },
] as const;

/** A picture with the type that its own bytes say. */
export interface Picture {
  readonly type: (typeof kinds)[number]['type'];
  readonly bytes: Buffer;
}

/**
 * A picture that a player sent with an application. What is none that a browser draws safely, or is too large, is refused
 * whatever the platform calls it.
 * @throws RefusedError `NOT_FOUND`, `REFUSED` or `UNREACHABLE`.
 */
export async function readPicture({ context, person, place }: AtApplication, number: number): Promise<Picture> {
  const desk = await requireDesk(context, person, place.merchant);
  const bytes = Number.isInteger(number) && number > 0 ? await desk.picture({ ...place, number }) : undefined;
  if (!bytes) throw new RefusedError('NOT_FOUND', 'There is no such picture.');
  const head = bytes.subarray(0, 16).toString('latin1');
  const kind = kinds.find(({ begins }) => begins(head));
  if (!kind || bytes.length > mostBytes)
    throw new RefusedError(
      'REFUSED',
      'What the platform gives is no PNG, JPEG or WebP of at most 5 MB: it is not shown.',
    );
  return { type: kind.type, bytes };
}
