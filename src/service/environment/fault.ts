/** Why a production server does not start. */
export interface Fault {
  /** The setting or the folder that it is about. */
  readonly about: string;
  /** What is wrong and where, without a full stop. */
  readonly says: string;
  /** What to do, as the end of a sentence. */
  readonly todo: string;
}

/** A fault as one sentence. */
export function sentenceOf({ says, todo }: Fault): string {
  return `${says}: ${todo}.`;
}
