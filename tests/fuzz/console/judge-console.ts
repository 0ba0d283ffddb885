import type { ConsoleRight } from '../../../src/contracts/console/roles.ts';
import type { FuzzAnswer } from '../api/check-answers.ts';
import { insides } from '../api/judge-answer.ts';
import type { Caller, ConsoleRequest } from './make-call.ts';

/** Who may do what, written down apart from the code that decides. */
const rightsOf: Readonly<Record<Caller, readonly ConsoleRight[]>> = {
  viewer: ['read'],
  support: ['read', 'answer', 'stop', 'change'],
  manager: ['read', 'answer', 'stop', 'change', 'approve', 'roll-back'],
  administrator: ['read', 'answer', 'stop', 'change', 'approve', 'roll-back', 'people'],
  token: ['read', 'stop'],
  none: [],
  ended: [],
  invented: [],
  inventedToken: [],
};
const ofPrograms = /^\/api\/(?:flags|impact|change-sets|stops|merchants)(?:$|\/)/;
const ofPeople = /\/(?:approve|approve\/begin|reject)$/;
/** What no answer of a console holds: hashes, sealed secrets and digests of what lets people in. */
const kept = /\$argon2|password_hash|"totp"|"digest"/;

interface Watched {
  readonly secrets: readonly string[];
  /** Code of the merchant that only administrators have. */
  readonly other: string;
  /** All that travelled there. */
  readonly sent: string;
}

/** Everything that is wrong with an answer, in short sentences; nothing for a good one. */
export function judgeConsole(
  request: ConsoleRequest,
  { status, text, contentType }: FuzzAnswer,
  { secrets, other, sent }: Watched,
): readonly string[] {
  const faults: string[] = [];
  if (status >= 500 || status === 0) faults.push(`answers ${status}`);
  if (status < 400 && status > 0 && mustBeRefused(request))
    faults.push(`answers ${status} to "${request.caller}" from the origin "${request.origin}"`);
  if (status < 400 && status > 0 && isAboutOther(request, sent, other))
    faults.push(`answers ${status} to "${request.caller}" about a merchant of others`);
  const shown = secrets.find((secret) => text.includes(secret) && !sent.includes(secret));
  if (shown !== undefined && request.caller !== 'administrator') faults.push(`shows "${shown}"`);
  if (insides.test(text) || kept.test(text)) faults.push('shows its insides');
  if (status >= 400 && request.method !== 'HEAD' && !isRefusal(text))
    faults.push('refuses without a code and a sentence');
  if (status === 200 && !/^(?:application\/json|text\/event-stream)/.test(contentType))
    faults.push(`answers ${contentType || 'no content type'}`);
  return faults;
}

/** Whether a request must be refused, whatever else it says. */
function mustBeRefused({ call, caller, origin, method }: ConsoleRequest): boolean {
  const isProgram = caller === 'token' || caller === 'inventedToken';
  if (method !== 'GET' && origin !== 'own' && !isProgram) return true;
  // Another method of the same path is another call.
  if (method !== call.method) return false;
  if (isProgram && (!ofPrograms.test(call.path) || ofPeople.test(call.path))) return true;
  return call.right !== 'anybody' && !rightsOf[caller].includes(call.right);
}

/** Whether somebody names a merchant that is not there for them; of what frames show, only their own merchant's counts. */
function isAboutOther({ call, caller, method }: ConsoleRequest, sent: string, other: string): boolean {
  if (caller === 'administrator' || method !== call.method || call.right === 'anybody') return false;
  return call.path !== '/api/frames' && sent.includes(other);
}

function isRefusal(text: string): boolean {
  try {
    const { code, message } = Object(JSON.parse(text));
    return typeof code === 'string' && typeof message === 'string';
  } catch {
    return false;
  }
}
