import type { DeskQuestion } from '../../contracts/console/questions.ts';
import { Badge } from '../parts/badge.tsx';
import { Waits } from '../parts/waits.tsx';
import { useText } from '../texts/use-text.ts';

/** Whether a question is answered, and else since when its player waits. */
export function QuestionState({ question }: { readonly question: DeskQuestion }) {
  const text = useText();
  return question.answer ? <Badge $tone="good">{text('support.answered')}</Badge> : <Waits since={question.at} />;
}
