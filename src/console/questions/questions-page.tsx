import { useNavigate, useParams } from 'react-router-dom';
import { useQuestions } from '../api/queries.ts';
import { Empty } from '../parts/empty.tsx';
import { Page, Scroll } from '../parts/page.tsx';
import { RefusalNotice } from '../parts/refusal-notice.tsx';
import { DeskList } from '../support/desk-list.tsx';
import { useMerchantFilter } from '../support/use-merchant-filter.tsx';
import { WithoutNote } from '../support/without-note.tsx';
import { useText } from '../texts/use-text.ts';
import { QuestionPanel } from './question-panel.tsx';
import { QuestionState } from './question-state.tsx';

/** What players asked by the feedback form: who waits longest stands first, one opens beside the list. */
export function QuestionsPage() {
  const text = useText();
  const navigate = useNavigate();
  const { code, id } = useParams();
  const { data, error } = useQuestions();
  const { keep, search, picker } = useMerchantFilter();
  const questions = (data?.questions ?? []).filter(keep);
  const opened = data?.questions.find((one) => one.merchant === code && one.id === Number(id));
  return (
    <Page
      title={text('nav.questions')}
      count={data ? questions.filter(({ answer }) => !answer).length : undefined}
      tools={picker}
      panel={
        opened ? (
          <QuestionPanel key={`${code} ${id}`} question={opened} onClose={() => void navigate(`/questions${search}`)} />
        ) : undefined
      }
    >
      <Scroll>
        {data ? <WithoutNote merchants={data.without} words="question.without" /> : <RefusalNotice error={error} />}
        {data && questions.length === 0 ? (
          <Empty icon="letter" title={text('question.none')}>
            {text('question.noneHint')}
          </Empty>
        ) : null}
        <DeskList
          label={text('question.list')}
          entries={questions.map((question) => ({
            ...{ merchant: question.merchant, id: question.id, isOpened: question === opened },
            ...{ player: question.player, words: question.content, who: question.answer?.by },
            state: <QuestionState question={question} />,
          }))}
          onOpen={(one) => void navigate(`/questions/${one.merchant}/${one.id}${search}`)}
        />
      </Scroll>
    </Page>
  );
}
