import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The picture that was accepted for a cell, and the inputs that it was taken of: hashes into the store. */
export interface AcceptedPicture {
  readonly picture: string;
  readonly inputs: string;
}

/** Cell id → what was accepted. */
export type Accepted = Readonly<Record<string, AcceptedPicture>>;

/** Reads the accepted state; nothing is accepted where there is no file. */
export function readAccepted(file: string): Accepted {
  if (!existsSync(file)) return {};
  const { pictures } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly pictures: Readonly<Record<string, string>>;
  };
  return Object.fromEntries(
    Object.entries(pictures).map(([id, said]) => {
      const [picture = '', inputs = ''] = said.split(' ');
      return [id, { picture, inputs }];
    }),
  );
}

/** Writes the accepted state: a line for each cell, sorted, so that a review shows what was approved. */
export function writeAccepted(file: string, accepted: Accepted): void {
  const lines = Object.entries(accepted).sort(([one], [other]) => (one < other ? -1 : 1));
  const pictures = Object.fromEntries(lines.map(([id, { picture, inputs }]) => [id, `${picture} ${inputs}`]));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ pictures }, null, 2)}\n`);
}
