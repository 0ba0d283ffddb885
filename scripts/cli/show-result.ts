import { formatText } from '../../src/release/format/format-text.ts';
import { breakWords } from '../../src/service/publishing/break-words.ts';
import type { PublishResult } from '../../src/service/publishing/publish-result.ts';
import { moment } from './moment.ts';
import { layerWords } from './override-words.ts';
import type { Outcome } from './verb.ts';
import { exitCodes } from './verb.ts';

interface Words {
  /** What has happened when it is live. */
  readonly done: string;
  /** What is so already when nothing had to move. */
  readonly same?: string;
  /** A value whose layers are told. */
  readonly name?: string;
}

/** Says how a change ended. */
export function showResult(result: PublishResult, { done, same = 'Nothing has changed.', name }: Words): Outcome {
  const layers = name !== undefined && 'overrides' in result ? ` ${layerWords(name, result.overrides)}` : '';
  switch (result.kind) {
    case 'published': {
      const { seq, release } = result.pointer;
      const report = result.breaks.map((one) => breakWords(one, moment));
      return {
        text: [`${done}${layers} Live as seq ${seq}, release ${release.slice(0, 12)}.`, ...report].join('\n'),
        value: result,
        code: exitCodes.ok,
      };
    }
    case 'unchanged':
      return { text: `${same}${layers} Seq ${result.pointer.seq} stays.`, value: result, code: exitCodes.ok };
    case 'refused':
      return { text: `${formatText(result.problems)}\nNothing was published.`, value: result, code: exitCodes.refused };
    case 'impossible':
      return { text: result.message, value: result, code: exitCodes.impossible };
  }
}
