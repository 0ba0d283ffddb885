import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { WhyAnswer, WhyLine } from '../../contracts/console/why.ts';
import type { Reason } from '../../contracts/explanation.ts';
import { Icon } from '../parts/icon.tsx';
import { useText } from '../texts/use-text.ts';
import { OriginWords } from './origin-words.tsx';

interface CausesProps {
  readonly lines: readonly WhyLine[];
  readonly answer: WhyAnswer;
}

/** More causes than that are no summary. */
const MOST = 3;

/** The whole answer in a line or two: the values that decide about what is absent, and how many things each one decides. */
export function Causes({ lines, answer }: CausesProps) {
  const text = useText();
  const causes = causesOf(lines);
  if (causes.length === 0 || causes.length > MOST) return null;
  return (
    <List aria-label={text('why.short')}>
      {causes.map(({ reason, count }) => (
        <li key={reason.condition}>
          <Icon name={reason.holds ? 'check' : 'close'} size={16} />
          <p>
            <b>{reason.condition}</b>: {text(reason.holds ? 'why.yes' : 'why.no', { value: reason.value })}
            {reason.origin ? (
              <>
                {', '}
                <OriginWords origin={reason.origin} folder={answer.folder} />
              </>
            ) : null}
            <small>
              {text('why.decides', { count })}{' '}
              {/^(?:flags|promotions|template)\./.test(reason.name ?? '') ? (
                <Link to={`/flags/${reason.name}?at=${answer.merchant}`}>{text('why.openFlag')}</Link>
              ) : null}
            </small>
          </p>
        </li>
      ))}
    </List>
  );
}

function causesOf(lines: readonly WhyLine[]): readonly { readonly reason: Reason; readonly count: number }[] {
  const deciding = lines.flatMap(({ reasons }) => reasons.filter(({ decides }) => decides));
  const alike = Map.groupBy(deciding, ({ condition }) => condition);
  return [...alike.values()].flatMap(([reason, ...more]) => (reason ? [{ reason, count: more.length + 1 }] : []));
}

const List = styled.ul`
  display: grid;
  gap: 8px;
  padding: 12px 14px;
  border-radius: 10px;
  background: var(--bad-ground);
  & > li { display: flex; gap: 9px; align-items: flex-start; }
  & svg { margin-block-start: 2px; color: var(--bad); }
  & p { overflow-wrap: anywhere; }
  & b { font-weight: 600; }
  & small { display: block; font-size: 0.78rem; }
  & a { font-weight: 500; }
`;
