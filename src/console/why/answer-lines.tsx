import { useMutation } from '@tanstack/react-query';
import { styled } from 'styled-components';
import type { WhyAnswer, WhyLink } from '../../contracts/console/why.ts';
import { ask } from '../api/ask.ts';
import { useMerchantName } from '../api/queries.ts';
import { Actions, Button } from '../parts/button.tsx';
import { Empty } from '../parts/empty.tsx';
import { Icon } from '../parts/icon.tsx';
import { Notice } from '../parts/notice.tsx';
import { RefusalNotice } from '../parts/refusal-notice.tsx';
import { say } from '../parts/toasts.tsx';
import { useLanguageName, useText } from '../texts/use-text.ts';
import { AnswerCard } from './answer-card.tsx';
import { Causes } from './causes.tsx';
import { visitorNames, visitorText, visitorTypes } from './visitors.ts';
import type { WhyOptions } from './why-form.tsx';

interface AnswerLinesProps {
  readonly answer: WhyAnswer;
  readonly isSealed: boolean;
  onAsk(changed: Partial<WhyOptions>): void;
}

/** What is absent for the visitor, then what is there, each with why; or the names that may be meant. */
export function AnswerLines({ answer, isSealed, onAsk }: AnswerLinesProps) {
  const text = useText();
  const nameOf = useMerchantName();
  const languageName = useLanguageName();
  const { answers, candidates, nearest, about, merchant, visitor, seq } = answer;
  const absent = answers.filter(({ state }) => state !== 'shown');
  const there = answers.filter(({ state }) => state === 'shown');
  const isNothing = answers.length === 0 && candidates.length === 0;
  return (
    <>
      <Who>
        <p role="status">
          {text('why.for', {
            who: whoOf(answer, text),
            app: text(`app.${visitor.app}`),
            language: languageName(visitor.language),
          })}{' '}
          <b>{nameOf(merchant)}</b> <code>{`#${seq}`}</code>
        </p>
        {isNothing || isSealed ? null : <CopyLink answer={answer} />}
      </Who>
      {isSealed ? (
        <Notice tone="neutral" icon="key">
          <p>{text(answer.isLive ? 'why.sealedLive' : 'why.sealed', { seq })}</p>
          <Actions>
            <Button
              onClick={() =>
                onAsk({
                  about,
                  at: merchant,
                  visitor: nameOfType(visitor.memberType),
                  app: visitor.app,
                  language: visitor.language,
                })
              }
            >
              {text('why.askNow')}
            </Button>
          </Actions>
        </Notice>
      ) : null}
      {isNothing ? (
        <Empty
          icon="search"
          title={text('why.none', { about })}
          action={
            nearest ? (
              <Button onClick={() => onAsk({ about: nearest })}>{text('why.nearest', { nearest })}</Button>
            ) : undefined
          }
        >
          {text('why.noneHint')}
        </Empty>
      ) : null}
      <Causes lines={absent} answer={answer} />
      {candidates.length > 0 ? (
        <Group aria-label={text('why.many', { count: candidates.length })}>
          <h2>{text('why.many', { count: candidates.length })}</h2>
          <Names>
            {candidates.map((name) => (
              <li key={name}>
                <button type="button" onClick={() => onAsk({ about: name, at: merchant })}>
                  <code>{name}</code>
                </button>
              </li>
            ))}
          </Names>
        </Group>
      ) : null}
      {[
        { title: text('why.absent', { count: absent.length }), lines: absent },
        { title: text('why.there', { count: there.length }), lines: there },
      ].map(({ title, lines }) =>
        lines.length > 0 ? (
          <Group key={title} aria-label={title}>
            <h2>{title}</h2>
            {lines.map((line) => (
              <AnswerCard key={`${line.kind} ${line.place} ${line.id}`} line={line} answer={answer} />
            ))}
          </Group>
        ) : null,
      )}
    </>
  );
}

function whoOf({ visitor: { memberType } }: WhyAnswer, text: ReturnType<typeof useText>): string {
  const key = visitorText(nameOfType(memberType));
  return key ? text(key) : text('visitor.type', { type: memberType ?? '' });
}

/** The kind of visitor with a customer type; empty when no kind has it. */
function nameOfType(memberType: number | undefined): string {
  return visitorNames.find((name) => visitorTypes[name] === memberType) ?? '';
}

function CopyLink({ answer }: { readonly answer: WhyAnswer }) {
  const text = useText();
  const { merchant, about, seq, visitor } = answer;
  const copy = useMutation({
    mutationFn: async () => {
      const { link } = await ask<WhyLink>(`/merchants/${merchant}/why-link`, { about, seq, ...visitor });
      await navigator.clipboard.writeText(link);
    },
    onSuccess: () => say(text('why.copied'), 'copy'),
  });
  return (
    <>
      <RefusalNotice error={copy.error} />
      <Button $tone="quiet" onClick={() => copy.mutate()} disabled={copy.isPending}>
        <Icon name="copy" size={15} />
        {text('why.copy')}
      </Button>
    </>
  );
}

const Who = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 12px;
  align-items: center;
  justify-content: space-between;
  color: var(--muted);
  & b { color: var(--text); font-weight: 500; }
`;

const Group = styled.section`
  display: grid;
  gap: 10px;
  & > h2 { font: 600 0.84375rem/1.3 var(--sans); color: var(--muted); }
`;

const Names = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(230px, 1fr));
  gap: 2px 8px;
  & button { inline-size: 100%; min-block-size: 32px; padding: 0 8px; border-radius: 6px; color: var(--accent); overflow-wrap: anywhere; &:hover { background: var(--raised); } }
`;
