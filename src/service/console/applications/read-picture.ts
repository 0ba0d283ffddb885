import { beginsAs } from '../../../release/check/begins-as.ts';
import { RefusedError } from '../http/console-refusal.ts';
import { requireDesk } from '../support/require-desk.ts';
import type { AtApplication } from './decide-application.ts';

/** What a picture of an application may weigh. */
const mostBytes = 5 * 1024 * 1024;

/** The types of pictures that a browser is given. */
const types = ['image/webp', 'image/png', 'image/jpeg'] as const;

/** A picture with the type that its own bytes say. */
export interface Picture {
  readonly type: (typeof types)[number];
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
  const type = types.find((one) => beginsAs(one, bytes));
  if (!type || bytes.length > mostBytes)
    throw new RefusedError(
      'REFUSED',
      'What the platform gives is no PNG, JPEG or WebP of at most 5 MB: it is not shown.',
    );
  return { type, bytes };
}
