import { formatText } from '../../src/release/format/format-text.ts';
import type { PublishResult } from '../../src/service/publishing/publisher.ts';
import type { Outcome } from './verb.ts';
import { exitCodes } from './verb.ts';

/** Says how a change ended. */
export function showResult(result: PublishResult, done: string): Outcome {
  switch (result.kind) {
    case 'published': {
      const { seq, release } = result.pointer;
      const broken = result.warnings.filter(({ code }) => code === 'PROMISE_BROKEN');
      const report = broken.map(({ message }) => `It breaks a promise: ${message}`);
      return {
        text: [`${done} Live as seq ${seq}, release ${release.slice(0, 12)}.`, ...report].join('\n'),
        value: result,
        code: exitCodes.ok,
      };
    }
    case 'unchanged':
      return { text: `Nothing has changed: seq ${result.pointer.seq} stays.`, value: result, code: exitCodes.ok };
    case 'refused':
      return { text: `${formatText(result.problems)}\nNothing was published.`, value: result, code: exitCodes.refused };
    case 'impossible':
      return { text: result.message, value: result, code: exitCodes.impossible };
  }
}
