import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { WhyAnswer, WhyLine } from '../../contracts/console/why.ts';
import type { Remedy } from '../../contracts/explanation.ts';
import { Badge, type Tone } from '../parts/badge.tsx';
import { useText } from '../texts/use-text.ts';
import { ConditionParts } from './condition-parts.tsx';
import { OriginWords } from './origin-words.tsx';
import { visitorText } from './visitors.ts';

const tones: Readonly<Record<WhyLine['state'], Tone>> = {
  shown: 'good',
  refused: 'warn',
  redirected: 'warn',
  hidden: 'bad',
  notListed: 'bad',
  unknown: 'neutral',
};

interface AnswerCardProps {
  readonly line: WhyLine;
  readonly answer: WhyAnswer;
}

/** One thing: whether it is there, the conditions behind it part by part, and what would make it otherwise. */
export function AnswerCard({ line, answer }: AnswerCardProps) {
  const text = useText();
  const { id, words, place, state, kind, reasons, conditions = [], remedies = [], origin, others } = line;
  const loose = conditions.length === 0 ? reasons : [];
  return (
    <Card>
      <header>
        <div>
          <h3>{words ?? id}</h3>
          <p>
            {words === undefined ? null : <code>{id}</code>} {text(`thing.${kind}`)}{' '}
            {place === '' ? null : <code>{place}</code>}
          </p>
        </div>
        <Badge $tone={tones[state]}>{text(`thing.${state}`)}</Badge>
      </header>
      {conditions.length === 0 && loose.length === 0 ? <p>{line.text}</p> : null}
      {conditions.map(({ to, tree }) => (
        <div key={to}>
          <h4>{text(`why.${to}`)}</h4>
          <ConditionParts trees={[tree]} folder={answer.folder} />
        </div>
      ))}
      {loose.length > 0 ? (
        <ConditionParts trees={loose.map((reason) => ({ kind: 'fact', ...reason }))} folder={answer.folder} />
      ) : null}
      {origin && conditions.length === 0 && loose.length === 0 ? (
        <p>
          <OriginWords origin={origin} folder={answer.folder} />
        </p>
      ) : null}
      {remedies.length > 0 ? (
        <Remedies>
          <h4>{text(state === 'shown' ? 'why.wouldHide' : 'why.wouldShow')}</h4>
          <ul>
            {remedies.map((remedy) => (
              <li key={JSON.stringify(remedy)}>
                <RemedyWords remedy={remedy} merchant={answer.merchant} />
              </li>
            ))}
          </ul>
        </Remedies>
      ) : null}
      {kind === 'item' || kind === 'route' ? <ForOthers others={others} /> : null}
    </Card>
  );
}

/** What other visitors meet; one line where all of them meet the same. */
function ForOthers({ others }: Pick<WhyLine, 'others'>) {
  const text = useText();
  const [first] = others;
  const isSame = others.every(({ state }) => state === first?.state);
  return (
    <Others>
      {(isSame ? others.slice(0, 1) : others).map(({ visitor, state }) => {
        const name = visitorText(visitor);
        return (
          <li key={visitor} data-is={state}>
            {isSame ? text('why.everybody') : name ? text(name) : visitor} <b>{text(`thing.${state}`)}</b>
          </li>
        );
      })}
    </Others>
  );
}

function RemedyWords({ remedy, merchant }: { readonly remedy: Remedy; readonly merchant: string }) {
  const text = useText();
  return remedy.map(({ name, value }, index) => (
    <span key={name}>
      {index > 0 ? ` ${text('why.and')} ` : null}
      {/^(?:flags|promotions|template)\./.test(name) ? (
        <Link to={`/flags/${name}?at=${merchant}`}>
          {text(value === true ? 'why.turnOn' : 'why.turnOff', { name: name.replace(/^flags\./, '') })}
        </Link>
      ) : (
        text('why.setTo', { name, value: String(value) })
      )}
    </span>
  ));
}

const Card = styled.article`
  display: grid;
  gap: 12px;
  padding: 14px 16px;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: var(--surface);
  & > header { display: flex; gap: 12px; align-items: flex-start; justify-content: space-between; }
  & h3 { font: 600 0.94rem/1.3 var(--sans); overflow-wrap: anywhere; }
  & h4 { margin: 0 0 4px; color: var(--muted); font: 500 0.75rem/1.3 var(--sans); }
  & p { color: var(--muted); overflow-wrap: anywhere; }
`;

const Remedies = styled.div`
  padding: 9px 12px;
  border-radius: 7px;
  background: var(--chosen);
  & li + li { margin-block-start: 4px; }
  & a { color: var(--accent); font-weight: 500; }
`;

const Others = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 14px;
  color: var(--muted);
  font-size: 0.75rem;
  & b { font-weight: 500; }
  & > [data-is='shown'] b { color: var(--good); }
  & > [data-is='hidden'] b, & > [data-is='notListed'] b { color: var(--bad); }
  & > [data-is='refused'] b, & > [data-is='redirected'] b { color: var(--warn); }
`;
