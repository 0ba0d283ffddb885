import { plainWords } from '../../src/service/mapping/plain-words.ts';
import { AnswerTooLongError } from '../../src/service/mapping/read-limited.ts';
import type { Asked, AskContract } from './ask-contract.ts';
import { type Deviation, judgeAnswer, judgeRefusal } from './judge-answer.ts';
import { planCheck } from './plan-check.ts';
import type { ContractCall } from './read-contract.ts';

/** What came of one call. */
export interface CallReport {
  readonly call: string;
  readonly method: string;
  readonly path: string;
  /**
   * kept: as the contract says. deviates: not so. absent: the platform has no such call. refused: a failure in the
   * contract's form, so that its success could not be seen. left: not made.
   */
  readonly outcome: 'kept' | 'deviates' | 'absent' | 'refused' | 'left';
  readonly deviations: readonly Deviation[];
  /** Nothing answered at all. */
  readonly isSilent?: true;
  /** What players see of it; absent where the contract is kept or the call was not made. */
  readonly players?: string;
  /** Why a call was refused or not made. */
  readonly why?: string;
}

/** The account that a check logs in with. */
export interface TestAccount {
  readonly name: string;
  readonly password: string;
}

interface CheckOptions {
  readonly contract: readonly ContractCall[];
  readonly ask: AskContract;
  /** Absent: only what guests may ask. */
  readonly account?: TestAccount | undefined;
  /** Also makes calls that change something of the account. */
  readonly isWriting: boolean;
}

/** Calls that a platform may leave without any answer, at the beginning, before the others are not made. */
const PATIENCE = 3;
/** No platform issues it. */
const foreignToken = 'livery-check-token-of-nobody';

/** Makes the calls of the contract in an order that begins with what changes nothing. Reports each; never rejects. */
export async function checkPlatform({
  contract,
  ask,
  account,
  isWriting,
}: CheckOptions): Promise<readonly CallReport[]> {
  const { stages, leftOut } = planCheck(contract);
  const named = (name: string) => contract.find(({ call }) => call.name === name);
  const reports: CallReport[] = [];
  const look = async (one: ContractCall, question: Parameters<AskContract>[1] = {}, judge = judgeAnswer) => {
    if (isGone(reports)) {
      reports.push(left(one, 'nothing answered before'));
      return undefined;
    }
    const report = await askOne(one, ask, question, judge);
    reports.push(report.report);
    return report.asked;
  };
  for (const one of stages.guest) await look(one);
  const wallet = named('wallet');
  if (wallet) await look(wallet, { token: foreignToken }, (_one, status, text) => judgeRefusal(status, text));

  const login = named('login');
  const body = account && { username: account.name, password: account.password, type: 'username' };
  const asked = login && body ? await look(login, { body, isEncrypted: true }) : undefined;
  const token = tokenIn(asked);
  const why = account ? 'the test account could not log in' : 'it needs --account';
  for (const one of stages.member) {
    if (token === undefined) reports.push(left(one, why));
    else await look(one, { token });
  }
  for (const one of stages.change) {
    if (token === undefined || !isWriting)
      reports.push(left(one, token === undefined ? why : 'it changes something: --write makes it'));
    else await look(one, { token, ...(one.call.bodyLimit > 0 ? { body: one.body ?? {} } : {}) });
  }
  for (const [one, reason] of leftOut) reports.push(left(one, reason));
  const logout = named('logout');
  if (logout && token !== undefined) await look(logout, { token });
  return reports;
}

async function askOne(
  one: ContractCall,
  ask: AskContract,
  question: NonNullable<Parameters<AskContract>[1]>,
  judge: typeof judgeAnswer,
): Promise<{ readonly report: CallReport; readonly asked?: Asked }> {
  const place = placeOf(one);
  try {
    const asked = await ask(one, question);
    const { code, message } = Object(parse(asked.text));
    const isMissing =
      asked.status === 405 || asked.status === 501 || (asked.status === 404 && !isFailure(code, message));
    if (isMissing || code === 'CALL_ABSENT')
      return {
        asked,
        report: { ...place, outcome: 'absent', deviations: [], players: one.players, why: `HTTP ${asked.status}` },
      };
    const isBroken = asked.status >= 500 && isFailure(code, message);
    const failure = `HTTP ${asked.status}, ${plainWords(`${String(code)}: ${String(message)}`)}`;
    const deviations = isBroken
      ? [{ field: '', expected: 'an answer', found: failure }]
      : judge(one, asked.status, asked.text);
    if (deviations.length > 0)
      return { asked, report: { ...place, outcome: 'deviates', deviations, players: one.players } };
    const isRefused = asked.status >= 400 && judge === judgeAnswer;
    const why = isRefused ? { why: failure } : {};
    return { asked, report: { ...place, outcome: isRefused ? 'refused' : 'kept', deviations, ...why } };
  } catch (error) {
    const deviations = [{ field: '', expected: 'an answer', found: wordsOf(error) }];
    const silence = error instanceof AnswerTooLongError ? {} : { isSilent: true as const };
    return { report: { ...place, outcome: 'deviates', deviations, ...silence, players: one.players } };
  }
}

/** Whether nothing has answered yet, so often that nothing will: each call more would wait as long as the last. */
function isGone(reports: readonly CallReport[]): boolean {
  return (
    reports.length >= PATIENCE && reports.every(({ isSilent, outcome }) => isSilent === true || outcome === 'left')
  );
}

function left(one: ContractCall, why: string): CallReport {
  return { ...placeOf(one), outcome: 'left', deviations: [], why };
}

function placeOf({ call }: ContractCall): Pick<CallReport, 'call' | 'method' | 'path'> {
  return { call: call.name, method: call.method, path: call.path };
}

function isFailure(code: unknown, message: unknown): boolean {
  return typeof code === 'string' && typeof message === 'string';
}

function tokenIn(asked: Asked | undefined): string | undefined {
  const token: unknown = Object(Object(parse(asked?.text ?? ''))['value'])['token'];
  return asked?.status === 200 && typeof token === 'string' ? token : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'no answer within 10 s';
  const cause: unknown = error.cause;
  return cause instanceof Error ? `${error.message}: ${cause.message}` : error.message;
}
