import type { AnswerCheck, FuzzAnswer } from './check-answers.ts';
import type { FuzzRequest } from './make-request.ts';

/** What no answer may show. */
export interface Secrets {
  /** Facts about members whom no request stands for, and their tokens. */
  readonly ofMembers: readonly string[];
  /** Public texts of the other brand, which has no place on this one. */
  readonly ofOtherBrand: readonly string[];
}

/** Parts of messages that are written for the people who run a program. */
export const insides =
  /\n\s+at \S.*:\d+:\d+|node:internal|node_modules|file:\/\/\/|\bat Object\.|PGlite|syntax error at|violates .* constraint|invalid input syntax|SELECT .* FROM/i;

/** Everything that is wrong with an answer, in short sentences; nothing for a good one. `sent` is all that travelled there. */
export function judgeAnswer(
  request: FuzzRequest,
  answer: FuzzAnswer,
  { check, secrets, sent }: { readonly check: AnswerCheck; readonly secrets: Secrets; readonly sent: string },
): readonly string[] {
  const faults: string[] = [];
  if (answer.status >= 500 || answer.status === 0) faults.push(`answers ${answer.status}`);
  if (answer.status < 400 && isWithoutRight(request))
    faults.push(`answers ${answer.status} to a token of kind "${request.bearer}"`);
  const isForeign = request.way === 'platform' && request.merchant !== 'own';
  const hidden = [...secrets.ofMembers, ...(isForeign ? [] : secrets.ofOtherBrand)];
  // Who sends a fact themselves may read it again, for example in the title of a chat.
  const shown = hidden.find((secret) => answer.text.includes(secret) && !sent.includes(secret));
  if (shown !== undefined) faults.push(`shows "${shown}", which is somebody else's`);
  if (insides.test(answer.text)) faults.push('shows its insides');
  const isAsked = request.method === request.call.method;
  const broken = isAsked && answer.status < 500 && answer.status > 0 ? check(request.call, answer) : undefined;
  return broken === undefined ? faults : [...faults, broken];
}

/** Whether a request must be refused, whatever else it says. */
function isWithoutRight({ call, bearer, tokenIn, way, merchant, method }: FuzzRequest): boolean {
  // Ending what has ended succeeds, and the status is the service's to answer, to anybody.
  if (
    call.document !== 'platform' ||
    call.isPage ||
    method !== call.method ||
    ['logout', 'systemStatus'].includes(call.name)
  )
    return false;
  // At its own brand, which only the platform itself can be told, a token of the other brand is in order.
  const isOther = way === 'platform' && merchant === 'other';
  const isForeign = tokenIn === 'header' && bearer !== 'none' && (bearer === 'otherBrand') !== isOther;
  const isStale = tokenIn === 'header' && ['expired', 'ended', 'invented'].includes(bearer);
  return isForeign || isStale || (call.needsSession && bearer === 'none');
}
