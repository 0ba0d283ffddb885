import { styled } from 'styled-components';
import type { WhyAnswer } from '../../contracts/console/why.ts';
import type { ConditionTree } from '../../contracts/explanation.ts';
import { Icon } from '../parts/icon.tsx';
import { useText } from '../texts/use-text.ts';
import { OriginWords } from './origin-words.tsx';

interface ConditionPartsProps {
  readonly trees: readonly ConditionTree[];
  readonly folder: WhyAnswer['folder'];
}

/** Conditions as a tree in plain words: what holds has a tick, what decides is strong, each value says where it is from. */
export function ConditionParts({ trees, folder }: ConditionPartsProps) {
  const text = useText();
  return (
    <Parts>
      {trees.map((tree, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a condition never changes while it is shown, and its parts have no names
        <li key={index} data-decides={tree.decides || undefined}>
          <span data-holds={tree.holds}>
            <Icon name={tree.holds ? 'check' : 'close'} size={15} />
            <span className="unseen">{text(tree.holds ? 'why.holds' : 'why.holdsNot')}</span>
          </span>
          {tree.kind === 'fact' ? (
            <p>
              <b>{tree.condition}</b>{' '}
              <small>
                {'· '}
                {text('why.is', { value: tree.value })}
                {tree.origin ? (
                  <>
                    {' · '}
                    <OriginWords origin={tree.origin} folder={folder} />
                  </>
                ) : null}
              </small>
            </p>
          ) : (
            <div>
              <b>{text(`why.${tree.kind}`)}</b>
              <ConditionParts trees={tree.parts} folder={folder} />
            </div>
          )}
        </li>
      ))}
    </Parts>
  );
}

const Parts = styled.ul`
  display: grid;
  gap: 6px;
  & & { margin-block-start: 6px; padding-inline-start: 12px; border-inline-start: 1px solid var(--line); }
  & > li { display: flex; gap: 8px; align-items: flex-start; }
  & > li > span { flex: none; padding-block-start: 2px; color: var(--good); }
  & > li > [data-holds='false'] { color: var(--bad); }
  & > li > :is(div, p) { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }
  & b { color: var(--muted); font-weight: 400; }
  & > [data-decides] > :is(div, p) > b { color: var(--text); font-weight: 500; }
  /* The condition and what is said of it are one line, which begins as its words do. */
  & p > :is(b, small) { unicode-bidi: normal; }
  & small { color: var(--muted); font-size: 0.78rem; }
`;
