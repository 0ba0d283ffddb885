import type { DeskApplication, DeskDecision } from '../../../contracts/desk-applications.ts';
import type { DeskAnswer, DeskQuestion } from '../../../contracts/desk-questions.ts';
import type { DeskPage, DeskPlace, DeskScope } from '../../../contracts/desk.ts';
import type { SupportDesk } from './desk.ts';

/** Questions and applications in memory. */
export interface TestLists extends Pick<SupportDesk, 'questions' | 'answer' | 'applications' | 'decide' | 'picture'> {
  /** Has a player ask something by the feedback form. */
  ask(merchant: string, content: string): DeskPlace;
  /** Has a player apply for a promotion, with pictures. */
  apply(merchant: string, pictures?: readonly Buffer[]): DeskPlace;
  /** How many questions a merchant has. */
  count(merchant: string): number;
  /** What staff answered, oldest first. */
  readonly answers: readonly DeskAnswer[];
  /** What staff decided, oldest first. */
  readonly decisions: readonly DeskDecision[];
  /** Whether the next decisions are carried out: a platform may stop between two questions. */
  takesDecisions(does: boolean): void;
}

/** Makes lists without an entry; `reach` throws while the desk is away. */
export function createTestLists(now: () => Date, reach: () => void): TestLists {
  const questions: DeskQuestion[] = [];
  const applications: DeskApplication[] = [];
  const answers: DeskAnswer[] = [];
  const decisions: DeskDecision[] = [];
  const pictures = new Map<number, readonly Buffer[]>();
  let takesDecisions = true;
  const at = () => now().toISOString();
  const isAt =
    ({ merchant, id }: DeskPlace) =>
    (one: DeskPlace) =>
      one.merchant === merchant && one.id === id;
  return {
    answers,
    decisions,
    takesDecisions: (does) => void (takesDecisions = does),
    ask(merchant, content) {
      const id = questions.length + 1;
      questions.push({ merchant, id, player: 'nora', type: 1, content, at: at() });
      return { merchant, id };
    },
    count: (code) => questions.filter(({ merchant }) => merchant === code).length,
    apply(merchant, sent = []) {
      const id = applications.length + 1;
      const what = { player: 'nora', promotion: 'Rainy day', remark: 'It rained', currency: 'GBP' };
      applications.push({ merchant, id, ...what, pictures: sent.length, at: at() });
      pictures.set(id, sent);
      return { merchant, id };
    },
    questions: async (scope) => {
      reach();
      return pageOf(questions, scope, ({ answer }) => answer !== undefined);
    },
    answer: async (answer) => {
      reach();
      const index = questions.findIndex(isAt(answer));
      const found = questions[index];
      if (!found) return { kind: 'absent' };
      if ((found.answer?.at ?? null) !== answer.seen) return { kind: 'moved', question: found };
      answers.push(answer);
      const question = { ...found, answer: { text: answer.text, at: at(), by: answer.by.name } };
      questions[index] = question;
      return { kind: 'done', question };
    },
    applications: async (scope) => {
      reach();
      return pageOf(applications, scope, ({ decided }) => decided !== undefined);
    },
    picture: async ({ merchant, id, number }) => {
      reach();
      return applications.some(isAt({ merchant, id })) ? pictures.get(id)?.[number - 1] : undefined;
    },
    decide: async (decision) => {
      reach();
      if (!takesDecisions) throw new Error('The platform has stopped.');
      const index = applications.findIndex(isAt(decision));
      const found = applications[index];
      if (!found) return { kind: 'absent' };
      const application = after(found, decision, at());
      if (application === 'amount') return { kind: application };
      if (!application) return { kind: 'moved', application: found };
      decisions.push(decision);
      applications[index] = application;
      return { kind: 'done', application };
    },
  };
}

/** A page of those of a scope, in the order that they came in. */
export function pageOf<One extends DeskPlace>(
  ones: readonly One[],
  { merchants, id, after = '0,0,0' }: DeskScope,
  hasEnded: (one: One) => boolean,
): DeskPage<One> {
  const found = ones.filter((one) => merchants.includes(one.merchant) && (id === undefined || one.id === id));
  const rest = found.filter((one) => one.id > Number(after.split(',')[2]));
  const list = rest.slice(0, pageSize);
  const counts = { all: found.length, waiting: found.filter((one) => !hasEnded(one)).length };
  return { list, ...counts, ...(rest.length > pageSize ? { next: `0,0,${list.at(-1)?.id ?? 0}` } : {}) };
}

const pageSize = 40;

/** How an application stands after a decision; nothing where it does not fit. */
function after(
  { proposal, ...rest }: DeskApplication,
  decision: DeskDecision,
  at: string,
): DeskApplication | 'amount' | undefined {
  const { by } = decision;
  if (rest.decided) return undefined;
  if (decision.act === 'propose') {
    if (!(Number(decision.amount) > 0)) return 'amount';
    const { amount, reason } = decision;
    return proposal ? undefined : { ...rest, proposal: { amount, by, reason, at } };
  }
  if (decision.act === 'decline')
    return proposal ? undefined : { ...rest, decided: { at, by: by.name, reason: decision.reason } };
  if (!proposal || proposal.amount !== decision.amount || proposal.by.id !== decision.author) return undefined;
  return decision.act === 'reject'
    ? rest
    : { ...rest, proposal, decided: { at, by: by.name, reward: proposal.amount } };
}
