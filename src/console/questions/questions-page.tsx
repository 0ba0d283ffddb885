import { useQuestion, useQuestions } from '../api/queries.ts';
import { DeskPage } from '../support/desk-page.tsx';
import { QuestionPanel } from './question-panel.tsx';
import { QuestionState } from './question-state.tsx';

/** What players asked by the feedback form. */
export function QuestionsPage() {
  return (
    <DeskPage
      path="questions"
      words={{ list: 'question.list', none: 'question.none', noneHint: 'question.noneHint' }}
      without="question.without"
      icon="letter"
      usePages={useQuestions}
      useOne={useQuestion}
      entryOf={(question) => ({
        ...{ player: question.player, words: question.content, who: question.answer?.by },
        state: <QuestionState question={question} />,
      })}
      panelOf={(question, onClose) => (
        <QuestionPanel key={`${question.merchant} ${question.id}`} question={question} onClose={onClose} />
      )}
    />
  );
}
