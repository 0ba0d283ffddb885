import { useNavigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ChangeSet } from '../../contracts/console/change-sets.ts';
import { useChangeSets } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { Empty } from '../parts/empty.tsx';
import { Ago, At } from '../parts/moment.tsx';
import { Page, Scroll } from '../parts/page.tsx';
import { RefusalNotice } from '../parts/refusal-notice.tsx';
import { useText } from '../texts/use-text.ts';
import { ChangePanel } from './change-panel.tsx';
import { changeTitle, merchantsOf } from './change-words.ts';
import { StateBadge } from './state-badge.tsx';

/** Every change set, newest first; one opens beside the list. */
export function ChangesPage() {
  const text = useText();
  const { id } = useParams();
  const navigate = useNavigate();
  const sets = useChangeSets();
  const opened = sets.data?.find((set) => set.id === id);
  return (
    <Page
      title={text('nav.changes')}
      count={sets.data?.length}
      panel={
        opened ? <ChangePanel key={opened.id} set={opened} onClose={() => void navigate('/changes')} /> : undefined
      }
    >
      <Scroll>
        <RefusalNotice error={sets.error} />
        {sets.data?.length === 0 ? (
          <Empty
            icon="changes"
            title={text('changes.none')}
            action={
              <Button $tone="main" onClick={() => void navigate('/flags')}>
                {text('changes.toFlags')}
              </Button>
            }
          >
            {text('changes.noneHint')}
          </Empty>
        ) : null}
        <List>
          {sets.data?.map((set) => (
            <Entry key={set.id} set={set} isOpened={set.id === id} onOpen={() => void navigate(`/changes/${set.id}`)} />
          ))}
        </List>
      </Scroll>
    </Page>
  );
}

function Entry({ set, isOpened, onOpen }: { set: ChangeSet; isOpened: boolean; onOpen(): void }) {
  const text = useText();
  const merchants = merchantsOf(set);
  return (
    <li>
      <button type="button" data-opened={isOpened || undefined} aria-expanded={isOpened} onClick={onOpen}>
        <span>
          <b>{changeTitle(set, text)}</b>
          <q>{set.reason}</q>
        </span>
        <span>{text('number.merchantsWith', { count: merchants.length })}</span>
        <StateBadge set={set} />
        <span>
          {set.author}
          <small>
            {set.state === 'scheduled' && set.startAt ? (
              <>
                {text('changes.starts')} <At at={set.startAt} />
              </>
            ) : (
              <Ago at={set.at} />
            )}
          </small>
        </span>
      </button>
    </li>
  );
}

const List = styled.ul`
  & button {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 104px 116px 152px;
    gap: 14px;
    align-items: center;
    inline-size: 100%;
    min-block-size: 54px;
    padding: 7px 18px;
    border-block-end: 1px solid var(--line);
    &:hover { background: color-mix(in oklab, var(--chosen), transparent 55%); }
    &[data-opened] { background: var(--chosen); box-shadow: inset 3px 0 var(--accent); }
    &:focus-visible { outline-offset: -2px; }
    & > span { min-inline-size: 0; color: var(--muted); }
    & > span:nth-child(3) { justify-self: start; }
  }
  & b, & q { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  & b { color: var(--text); font-weight: 500; }
  & small { display: block; font-size: 0.75rem; }
  @container (max-width: 620px) {
    & button { grid-template-columns: minmax(0, 1fr) auto; row-gap: 3px; padding-inline: 14px; }
    & button > span:nth-child(2) { display: none; }
    & button > span:last-child { grid-column: 1 / -1; display: flex; gap: 8px; }
  }
`;
