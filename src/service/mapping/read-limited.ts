/** An answer that is longer than anything that is read. */
export class AnswerTooLongError extends Error {}

/** More than the longest answer of the contract has, in bytes. */
const MOST_BYTES = 8 * 1024 * 1024;

type Body = NodeJS.ReadableStream | NonNullable<Response['body']> | Iterable<Uint8Array>;

/**
 * The text of a body, of which no more than 8 MB ever lie in memory.
 * @throws AnswerTooLongError when it goes on; what is left is not waited for.
 */
export async function readLimited(body: Body): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > MOST_BYTES) throw new AnswerTooLongError(`The answer has more than ${MOST_BYTES / 1024 / 1024} MB.`);
    chunks.push(Buffer.from(chunk));
  }
  return Buffer.concat(chunks).toString('utf8');
}
