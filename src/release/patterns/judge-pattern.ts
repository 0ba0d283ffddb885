import { checkSync } from 'recheck';
import { countSteps } from './count-steps.ts';
import { UndecidedError } from './step-graph.ts';

/** A pattern, and the longest text that it is ever tried on. */
export interface PatternCase {
  readonly pattern: string;
  readonly flags: string;
  readonly length: number;
}

/** What is wrong with a pattern, in a sentence. */
export interface PatternFault {
  readonly code: 'PATTERN_INVALID' | 'PATTERN_SLOW' | 'PATTERN_UNDECIDED';
  readonly message: string;
  /** A clock has said so: another time, or on a quieter machine, it may be otherwise. */
  readonly isByClock?: true;
}

/** Either what is wrong, or the texts that take the pattern longest. */
export type Judgement = { readonly fault: PatternFault } | { readonly attacks: readonly string[] };

/** Steps that a phone takes between two key presses without anybody seeing it. */
const maxSteps = 200_000;
/** A search for growth that goes on longer adds nothing to the count of steps. */
const longestSearchMs = 3_000;

/**
 * A library looks for growth that shows only on longer texts than the field takes, by automata alone: its other way tries
 * texts at random and finds growth where there is none. Then the steps of the worst text are counted, which is exact and
 * needs no clock. What the count cannot know is a fault.
 */
export function judgePattern({ pattern, flags, length }: PatternCase): Judgement {
  const fault = (code: PatternFault['code'], message: string) => ({ fault: { code, message } });
  try {
    new RegExp(pattern, flags);
  } catch (error) {
    return fault('PATTERN_INVALID', `${error instanceof Error ? error.message : String(error)}.`);
  }
  const verdict = checkSync(pattern, flags, { timeout: longestSearchMs, checker: 'automaton' });
  if (verdict.status === 'vulnerable') {
    const { complexity, attack } = verdict;
    return fault('PATTERN_SLOW', `/${pattern}/ needs ${complexity.summary} time on "${attack.pattern}".`);
  }
  try {
    const { steps, attack } = countSteps(pattern, flags, { length, limit: maxSteps });
    if (steps <= maxSteps) return { attacks: endings.map((ending) => attack.slice(0, length - 1) + ending) };
    return fault('PATTERN_SLOW', `/${pattern}/ needs more than ${maxSteps} steps on "${attack.slice(0, 40)}…".`);
  } catch (error) {
    if (!(error instanceof UndecidedError)) throw error;
    return fault('PATTERN_UNDECIDED', `How long /${pattern}/ can take cannot be known. ${error.message}`);
  }
}

/** Characters that few expressions take at the end of a text. */
const endings = ['\u0000', ' ', '!', 'é'];
