/** Puts a question to a person and gives the answer. */
export type Ask = (question: string) => Promise<string>;

/** One thing that a brand needs. */
export interface Question {
  readonly name: string;
  readonly text: string;
  /** Taken when the answer is empty; an empty text means that nothing need be answered. */
  readonly fallback: (answers: Answers) => string | undefined;
  /** Why an answer will not do; nothing when it will. */
  readonly refuse: (answer: string, answers: Answers) => string | undefined;
}

/** What is known, by name of the question. */
export type Answers = Readonly<Record<string, string>>;

/** Thrown when an answer that was given on the command line will not do. */
export class AnswerError extends Error {}

/**
 * Answers every question: with what was given, else by asking until the answer will do, else, when nobody can be asked,
 * with the fallback. @throws AnswerError when what was given will not do, or nothing was and there is no fallback.
 */
export async function answerAll(
  questions: readonly Question[],
  { given, ask, say }: { given: Answers; ask?: Ask | undefined; say: (line: string) => void },
): Promise<Answers> {
  const answers: Record<string, string> = {};
  for (const question of questions) {
    const { name } = question;
    // What is given later may already help: a code says a name.
    const known = { ...given, ...answers };
    const first = given[name]?.trim();
    if (first !== undefined) {
      const objection = question.refuse(first, known);
      if (objection) throw new AnswerError(describeObjection(name, first, objection));
      answers[name] = first;
    } else {
      answers[name] = ask ? await askUntilGood(question, { answers: known, ask, say }) : withoutAsking(question, known);
    }
  }
  return answers;
}

async function askUntilGood(
  { text, fallback, refuse }: Question,
  { answers, ask, say }: { answers: Answers; ask: Ask; say: (line: string) => void },
): Promise<string> {
  const usual = fallback(answers);
  for (;;) {
    const answer = (await ask(`${text}${usual ? ` (${usual})` : ''}: `)).trim() || (usual ?? '');
    const objection = answer === '' && usual === '' ? undefined : refuse(answer, answers);
    if (objection === undefined) return answer;
    say(`  ${objection}`);
  }
}

function withoutAsking({ name, fallback, refuse }: Question, answers: Answers): string {
  const usual = fallback(answers);
  if (usual === undefined) throw new AnswerError(name === 'code' ? '<code> is missing.' : `--${name} is missing.`);
  const objection = usual === '' ? undefined : refuse(usual, answers);
  if (objection) throw new AnswerError(describeObjection(name, usual, objection));
  return usual;
}

/** The code is the one answer that is given as a word; the others have options. */
function describeObjection(name: string, given: string, objection: string): string {
  return name === 'code' ? `"${given}" cannot be the code. ${objection}` : `--${name}: ${objection}`;
}
