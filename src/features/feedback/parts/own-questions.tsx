import type { Answer } from '../../../contracts/platform-answer.ts';
import { styled } from 'styled-components';
import { useMoments, usePlatform, useResource, useText } from '../../../client/index.ts';
import { EmptyState, ErrorCard, ListAccordion, ScreenBody, Skeleton, token } from '../../../ui/index.ts';
import { questionsKey } from './questions-key.ts';

/** The player's own questions, newest first, each with its answer once there is one. */
export function OwnQuestions() {
  const moments = useMoments();
  const text = useText();
  const platform = usePlatform();
  const { value, status, retry } = useResource(questionsKey, () =>
    platform.call('feedbackList', { query: { page: 1, pageSize: 50 }, quiet: true }),
  );
  if (value === undefined && status === 'error') {
    return <ErrorCard onRetry={retry} text={text('errors:loadingFailed')} />;
  }
  if (value === undefined) {
    return (
      <ScreenBody aria-busy>
        <Skeleton shape="control" count={3} />
      </ScreenBody>
    );
  }
  if (value.list.length === 0) {
    return <EmptyState icon="chat" title={text('feedback:none')} note={text('feedback:noneNote')} />;
  }
  const items = value.list.map((question) => ({
    id: String(question.id),
    title: text(`forms:choice.type.${question.type}`),
    note: question.content,
    end: moments.day(question.sentAt),
    content: <Exchange question={question} />,
  }));
  return (
    <ScreenBody>
      <ListAccordion items={items} single />
    </ScreenBody>
  );
}

function Exchange({
  question: { content, answer, answeredAt },
}: {
  readonly question: Answer<'feedbackList'>['list'][number];
}) {
  const moments = useMoments();
  const text = useText();
  return (
    <>
      <Asked dir="auto">{content}</Asked>
      {answer === undefined ? (
        <Waiting>{text('feedback:waiting')}</Waiting>
      ) : (
        <Answered>
          <Who>
            {text('feedback:answer')}
            {answeredAt === undefined ? null : <bdi dir="ltr">{moments.day(answeredAt)}</bdi>}
          </Who>
          <p dir="auto">{answer}</p>
        </Answered>
      )}
    </>
  );
}

const Asked = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
  color: ${token('color.text')};
`;

const Waiting = styled.p`
  margin-block-start: 10px;
  font-size: ${token('size.small')};
`;

const Answered = styled.div`
  display: grid;
  gap: 4px;
  margin-block-start: 14px;
  padding-inline-start: 14px;
  border-inline-start: 2px solid ${token('color.accent')};
  color: ${token('color.text')};
  overflow-wrap: anywhere;
`;

const Who = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  color: ${token('color.muted')};
  font-size: ${token('size.small')};
  font-weight: ${token('weight.strong')};
`;
