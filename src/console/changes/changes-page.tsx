import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { type ChangeSet, changeSetStates } from '../../contracts/console/change-sets.ts';
import { useChangeSet, useChangeSets, useMerchantName } from '../api/queries.ts';
import { Button } from '../parts/button.tsx';
import { Empty } from '../parts/empty.tsx';
import { Choice, FilterBar } from '../parts/filter-bar.tsx';
import { FirstAnswer } from '../parts/first-answer.tsx';
import { Ago, At } from '../parts/moment.tsx';
import { MoreLine } from '../parts/more-line.tsx';
import { focusFirst, moveInList } from '../parts/move-in-list.ts';
import { Page, Scroll } from '../parts/page.tsx';
import { Panel } from '../parts/panel.tsx';
import { RefusalNotice } from '../parts/refusal-notice.tsx';
import { Rows } from '../parts/rows.ts';
import { SearchField } from '../parts/search-field.tsx';
import { Skeleton } from '../parts/skeleton.tsx';
import { useShortcut } from '../shell/use-shortcut.ts';
import { useText } from '../texts/use-text.ts';
import { ChangePanel } from './change-panel.tsx';
import { changeTitle, merchantsOf } from './change-words.ts';
import { findChanges, peopleOf } from './find-changes.ts';
import { StateBadge } from './state-badge.tsx';

const everything = { words: '', state: '', person: '' };

/** Every change set, newest first, searched and narrowed; one opens beside the list. */
export function ChangesPage() {
  const text = useText();
  const { id } = useParams();
  const navigate = useNavigate();
  const sets = useChangeSets();
  const nameOf = useMerchantName();
  const [question, setQuestion] = useState(everything);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useShortcut('/', () => field.current?.select());
  const all = sets.data?.list ?? [];
  const found = findChanges(all, question, nameOf);
  const people = [...new Set(all.flatMap(peopleOf))].toSorted((a, b) => a.localeCompare(b));
  const listed = all.find((set) => set.id === id);
  // An old one has left the list, and its address still leads to it.
  const old = useChangeSet(id ?? '', id !== undefined && sets.data !== undefined && listed === undefined);
  const opened = listed ?? old.data;
  return (
    <Page
      title={text('nav.changes')}
      count={sets.data?.all}
      tools={
        <SearchField
          ref={field}
          label={text('changes.search')}
          value={question.words}
          onWords={(words) => setQuestion({ ...question, words })}
          onDown={() => focusFirst(list.current)}
          onEnter={() => found[0] && void navigate(`/changes/${found[0].id}`)}
        />
      }
      panel={
        opened ? (
          <ChangePanel key={opened.id} set={opened} onClose={() => void navigate('/changes')} />
        ) : id && sets.isPending ? (
          <Panel title={text('nav.changes')} onClose={() => void navigate('/changes')}>
            <Skeleton shape="lines" />
          </Panel>
        ) : undefined
      }
    >
      <FilterBar>
        <Choice
          label={text('filter.state')}
          value={question.state}
          options={changeSetStates.map((state) => [state, text(`set.${state}`)])}
          onChoose={(state) => setQuestion({ ...question, state })}
        />
        <Choice
          label={text('changes.person')}
          value={question.person}
          options={people.map((person) => [person, person])}
          onChoose={(person) => setQuestion({ ...question, person })}
        />
      </FilterBar>
      <Scroll>
        <RefusalNotice error={old.error} />
        <FirstAnswer to={sets} shape="rows">
          {() => (
            <>
              {all.length > 0 && found.length === 0 ? (
                <Empty
                  icon="search"
                  title={text('changes.noneFound')}
                  action={<Button onClick={() => setQuestion(everything)}>{text('changes.showAll')}</Button>}
                >
                  {text('changes.noneFoundHint')}
                </Empty>
              ) : null}
              {all.length === 0 ? (
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
              <List ref={list} onKeyDown={moveInList}>
                {found.map((set) => (
                  <Entry
                    key={set.id}
                    set={set}
                    isOpened={set.id === id}
                    onOpen={() => void navigate(`/changes/${set.id}`)}
                  />
                ))}
              </List>
              <MoreLine of={sets} shown={all.length} all={sets.data?.all ?? 0} />
            </>
          )}
        </FirstAnswer>
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

const List = styled(Rows)`
  & > li > button { grid-template-columns: minmax(0, 1fr) 104px 116px 152px; }
  & > li > button > span:nth-child(3) { justify-self: start; }
  & b, & q { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  @container (max-width: 620px) {
    & > li > button { grid-template-columns: minmax(0, 1fr) auto; row-gap: 3px; padding-inline: 14px; }
    & > li > button > span:nth-child(2) { display: none; }
    & > li > button > span:last-child { grid-column: 1 / -1; display: flex; gap: 8px; }
  }
`;
