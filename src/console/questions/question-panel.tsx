import { useMutation } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { AnswerQuestionBody, DeskQuestion } from '../../contracts/console/questions.ts';
import { ask } from '../api/ask.ts';
import { kept, useMerchantName, useRefresh } from '../api/queries.ts';
import { Panel } from '../parts/panel.tsx';
import { RefusalNotice } from '../parts/refusal-notice.tsx';
import { AnswerForm } from '../support/answer-form.tsx';
import { MessageLog } from '../support/message-log.tsx';
import { useText } from '../texts/use-text.ts';
import { QuestionState } from './question-state.tsx';
import { questionKind } from './question-kind.ts';

interface QuestionPanelProps {
  readonly question: DeskQuestion;
  onClose(): void;
}

/** One question with its answer, and where one answers it or changes the answer. */
export function QuestionPanel({ question, onClose }: QuestionPanelProps) {
  const text = useText();
  const nameOf = useMerchantName();
  const refresh = useRefresh();
  const { merchant, id, player, content, at, answer } = question;
  const send = useMutation({
    mutationFn: (body: AnswerQuestionBody) => ask<DeskQuestion>(`/questions/${merchant}/${id}/answer`, body),
    onSettled: () => refresh(kept.questions),
  });
  const said = answer ? [{ id: 2, author: 'support' as const, ...answer }] : [];
  return (
    <Panel
      title={<bdi>{player}</bdi>}
      lead={
        <>
          <span>{nameOf(merchant)}</span>
          <span>{questionKind(question, text)}</span>
          <QuestionState question={question} />
        </>
      }
      onClose={onClose}
      foot={
        <Stack>
          <RefusalNotice error={send.error} />
          <AnswerForm
            about={`question ${merchant} ${id}`}
            start={answer?.text ?? ''}
            sendWords={text(answer ? 'question.change' : 'support.send')}
            isSending={send.isPending}
            onSend={(words, onDone) => send.mutate({ text: words, seen: answer?.at ?? null }, { onSuccess: onDone })}
          />
        </Stack>
      }
    >
      <MessageLog messages={[{ id: 1, author: 'player', text: content, at }, ...said]} player={player} />
    </Panel>
  );
}

const Stack = styled.div`
  display: grid;
  gap: 10px;
`;
