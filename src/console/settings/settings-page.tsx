import { useMemo, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useSettings } from '../api/queries.ts';
import { DraftBar } from '../draft/draft-bar.tsx';
import { ReviewPanel } from '../draft/review-panel.tsx';
import { Button } from '../parts/button.tsx';
import { Empty } from '../parts/empty.tsx';
import { Choice, FilterBar } from '../parts/filter-bar.tsx';
import { FirstAnswer } from '../parts/first-answer.tsx';
import { focusFirst } from '../parts/move-in-list.ts';
import { Page, Scroll } from '../parts/page.tsx';
import { Panel } from '../parts/panel.tsx';
import { SearchField } from '../parts/search-field.tsx';
import { Skeleton } from '../parts/skeleton.tsx';
import { useShortcut } from '../shell/use-shortcut.ts';
import { useText } from '../texts/use-text.ts';
import { SettingList } from './setting-list.tsx';
import { SettingPanel } from './setting-panel.tsx';
import { findSettings } from './setting-words.ts';

const kinds = ['setting', 'role', 'rule'] as const;
const states = ['changed', 'differs'] as const;
const everything = { words: '', kind: '', state: '' };

/** Every value that is no switch: search, look, and put other values into the draft beside flags. */
export function SettingsPage() {
  const text = useText();
  const { name } = useParams();
  const navigate = useNavigate();
  const settings = useSettings();
  const [question, setQuestion] = useState(everything);
  const [isReviewing, setReviewing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useShortcut('/', () => field.current?.select());
  useShortcut('mod+enter', () => setReviewing(true));
  const found = useMemo(() => findSettings(settings.data ?? [], question, text), [settings.data, question, text]);
  const opened = settings.data?.find((line) => line.name === name);
  const open = (own?: string) => void navigate(own ? `/settings/${own}` : '/settings');
  return (
    <Page
      title={text('nav.settings')}
      count={settings.data?.length}
      tools={
        <SearchField
          ref={field}
          label={text('settings.search')}
          value={question.words}
          onWords={(words) => setQuestion({ ...question, words })}
          onDown={() => focusFirst(list.current)}
          onEnter={() => found[0] && open(found[0].name)}
        />
      }
      panel={
        isReviewing ? (
          <ReviewPanel onClose={() => setReviewing(false)} />
        ) : opened ? (
          <SettingPanel key={opened.name} setting={opened} onClose={() => open()} />
        ) : name && settings.isPending ? (
          <Panel title={name} onClose={() => open()}>
            <Skeleton shape="lines" />
          </Panel>
        ) : undefined
      }
    >
      <FilterBar>
        <Choice
          label={text('settings.kind')}
          value={question.kind}
          options={kinds.map((kind) => [kind, text(`settings.kind.${kind}`)])}
          onChoose={(kind) => setQuestion({ ...question, kind })}
        />
        <Choice
          label={text('filter.state')}
          value={question.state}
          options={states.map((state) => [state, text(`settings.state.${state}`)])}
          onChoose={(state) => setQuestion({ ...question, state })}
        />
      </FilterBar>
      <Scroll>
        <FirstAnswer to={settings} shape="table">
          {() =>
            found.length === 0 ? (
              <Empty
                icon="search"
                title={text('settings.none')}
                action={<Button onClick={() => setQuestion(everything)}>{text('settings.showAll')}</Button>}
              >
                {text('settings.noneHint')}
              </Empty>
            ) : (
              <SettingList ref={list} lines={found} opened={name} onOpen={open} />
            )
          }
        </FirstAnswer>
      </Scroll>
      <DraftBar onReview={() => setReviewing(true)} isReviewing={isReviewing} />
    </Page>
  );
}
