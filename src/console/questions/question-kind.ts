import type { DeskQuestion } from '../../contracts/console/questions.ts';
import type { Text } from '../texts/use-text.ts';

/** What a question is about, in words. */
export function questionKind({ type }: Pick<DeskQuestion, 'type'>, text: Text): string {
  switch (type) {
    case 1:
      return text('question.deposit');
    case 2:
      return text('question.withdrawal');
    case 3:
      return text('question.games');
    case 4:
      return text('question.service');
    case 6:
      return text('question.applications');
    default:
      return text('question.other');
  }
}
