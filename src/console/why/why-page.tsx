import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useCard, useFlagTable, useWhy } from '../api/queries.ts';
import { Empty } from '../parts/empty.tsx';
import { FirstAnswer } from '../parts/first-answer.tsx';
import { Page, Scroll } from '../parts/page.tsx';
import { RefusalNotice } from '../parts/refusal-notice.tsx';
import { Skeleton } from '../parts/skeleton.tsx';
import { narrow } from '../style/global-style.ts';
import { useText } from '../texts/use-text.ts';
import { AnswerLines } from './answer-lines.tsx';
import { CardLines } from './card-lines.tsx';
import { isReference, readQuestion } from './read-question.ts';
import { visitorTypes } from './visitors.ts';
import { WhyForm, type WhyOptions } from './why-form.tsx';

/** One box over everything that is shown and absent, for any visitor; the question is the page's address. */
export function WhyPage() {
  const text = useText();
  const [params, setParams] = useSearchParams();
  const table = useFlagTable();
  const merchants = table.data?.merchants ?? [];
  const state = params.get('state') ?? '';
  const written = params.get('about') ?? '';
  const named = readQuestion(written, merchants);
  const options: WhyOptions = {
    about: written,
    // A merchant in the words counts until one is chosen.
    at: params.get('at') ?? named.at ?? (merchants.length === 1 ? merchants[0]?.code : undefined) ?? '',
    visitor: params.get('visitor') ?? 'guest',
    app: params.get('app') ?? 'browser',
    language: params.get('language') ?? '',
  };
  const about = named.at === options.at ? named.about : written;
  const isAsked = about !== '' || state !== '';
  const type = visitorTypes[options.visitor]?.toString() ?? '';
  const search = state === '' ? { about, type, app: options.app, language: options.language } : { state };
  const answer = useWhy(options.at, new URLSearchParams(search).toString(), options.at !== '' && isAsked);
  const ask = (changed: Partial<WhyOptions>) =>
    setParams(Object.fromEntries(Object.entries({ ...options, ...changed }).filter(([, value]) => value !== '')));
  return (
    <Page title={text('nav.why')}>
      <Scroll>
        <FirstAnswer to={table} shape="form">
          {() => (
            <Column>
              <WhyForm
                key={written}
                options={{ ...options, language: answer.data?.visitor.language ?? options.language }}
                merchants={merchants}
                languages={answer.data?.languages ?? []}
                isSealed={state !== ''}
                // What new words say of a merchant counts again.
                onAsk={(changed) =>
                  ask(
                    changed.about !== undefined && readQuestion(changed.about, merchants).at
                      ? { ...changed, at: '' }
                      : changed,
                  )
                }
              />
              {isAsked ? (
                <Answers about={about} at={options.at} isSealed={state !== ''} answer={answer} onAsk={ask} />
              ) : (
                <Empty icon="ask" title={text('why.begin')}>
                  {text('why.beginHint')}
                </Empty>
              )}
            </Column>
          )}
        </FirstAnswer>
      </Scroll>
    </Page>
  );
}

interface AnswersProps {
  readonly about: string;
  /** Code of the merchant; empty while none is chosen. */
  readonly at: string;
  /** The answer is that of a link that was handed on. */
  readonly isSealed: boolean;
  readonly answer: ReturnType<typeof useWhy>;
  onAsk(changed: Partial<WhyOptions>): void;
}

function Answers({ about, at, isSealed, answer, onAsk }: AnswersProps) {
  const text = useText();
  const mayBeCard = isReference(about);
  const card = useCard(about, mayBeCard);
  return (
    <>
      {
        // Words of six letters may be a reference; that they are none is said only of what looks like nothing else.
        mayBeCard && /\d/.test(about) ? <RefusalNotice error={card.error} /> : null
      }
      {card.data ? <CardLines card={card.data} /> : null}
      {at === '' && !mayBeCard ? (
        <Empty icon="store" title={text('why.where')}>
          {text('why.whereHint')}
        </Empty>
      ) : null}
      {answer.isLoading ? <Skeleton shape="blocks" /> : <RefusalNotice error={answer.error} />}
      {answer.data && (answer.data.answers.length > 0 || !mayBeCard) ? (
        <AnswerLines answer={answer.data} isSealed={isSealed} onAsk={onAsk} />
      ) : null}
    </>
  );
}

const Column = styled.div`
  display: grid;
  gap: 16px;
  align-content: start;
  max-inline-size: 860px;
  margin-inline: auto;
  padding: 18px 18px 48px;
  ${narrow} { padding-inline: 14px; }
`;
