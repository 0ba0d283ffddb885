import { useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useFlagTable } from '../api/queries.ts';
import { DraftBar } from '../draft/draft-bar.tsx';
import { ReviewPanel } from '../draft/review-panel.tsx';
import { Button } from '../parts/button.tsx';
import { Empty } from '../parts/empty.tsx';
import { FilterBar } from '../parts/filter-bar.tsx';
import { FirstAnswer } from '../parts/first-answer.tsx';
import { Page, Scroll } from '../parts/page.tsx';
import { Panel } from '../parts/panel.tsx';
import { SearchField } from '../parts/search-field.tsx';
import { Skeleton } from '../parts/skeleton.tsx';
import { useShortcut } from '../shell/use-shortcut.ts';
import { useText } from '../texts/use-text.ts';
import { FlagFilters } from './flag-filters.tsx';
import { FlagGrid } from './flag-grid.tsx';
import { FlagPanel } from './flag-panel.tsx';
import { focusCell } from './grid-focus.ts';
import { useFlagQuestion } from './use-flag-question.ts';
import { useFoundFlags } from './use-found-flags.ts';

const none = { flags: [], merchants: [] };

/** Every flag at every merchant: search, look, and put changes into the draft. */
export function FlagsPage({ onPalette }: { onPalette(): void }) {
  const text = useText();
  const table = useFlagTable();
  const { flags, merchants: all } = table.data ?? none;
  const { question, merchants, isNarrowed, change, clear } = useFlagQuestion(all);
  const found = useFoundFlags(flags, merchants, question);
  const { name } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [isReviewing, setReviewing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  useShortcut('/', () => field.current?.select());
  useShortcut('mod+enter', () => setReviewing(true));

  const open = (flag?: string) => void navigate({ pathname: flag ? `/flags/${flag}` : '/flags', search });
  const close = () => {
    setReviewing(false);
    open();
    if (grid.current)
      focusCell(
        grid.current,
        found.findIndex(({ flag }) => flag.name === name),
        1,
      );
  };
  const shown = flags.find((flag) => flag.name === name);
  const panel = isReviewing ? (
    <ReviewPanel onClose={() => setReviewing(false)} />
  ) : shown ? (
    <FlagPanel flag={shown} merchants={all} onClose={close} />
  ) : name && table.isPending ? (
    // Its place is kept, so that nothing shifts as the table comes.
    <Panel title={name} onClose={close}>
      <Skeleton shape="lines" />
    </Panel>
  ) : undefined;

  return (
    <Page
      title={text('nav.flags')}
      count={flags.length || undefined}
      panel={panel}
      tools={
        <>
          <SearchField
            ref={field}
            label={text('flags.search')}
            value={question.words}
            onWords={(words) => change('q', words)}
            onDown={() => grid.current && focusCell(grid.current, 0, 1)}
            onEnter={() => found[0] && open(found[0].flag.name)}
          />
          <PaletteButton onClick={onPalette} aria-label={text('palette.open')} aria-keyshortcuts="Control+K Meta+K">
            <kbd>{text('key.palette')}</kbd>
          </PaletteButton>
        </>
      }
    >
      {table.data ? (
        <FlagFilters
          flags={flags}
          all={all}
          chosen={isNarrowed ? merchants : []}
          question={question}
          onChange={change}
        />
      ) : (
        <FilterBar />
      )}
      <Scroll>
        <FirstAnswer to={table} shape="table">
          {() =>
            found.length === 0 ? (
              <Empty
                icon="search"
                title={text('flags.none')}
                action={<Button onClick={clear}>{text('flags.showAll')}</Button>}
              >
                {text('flags.noneHint')}
              </Empty>
            ) : (
              <FlagGrid ref={grid} lines={found} merchants={merchants} opened={name} onOpen={open} />
            )
          }
        </FirstAnswer>
      </Scroll>
      <DraftBar onReview={() => setReviewing(true)} isReviewing={isReviewing} />
    </Page>
  );
}

const PaletteButton = styled(Button)`
  flex: none;
  padding-inline: 8px;
  white-space: nowrap;
  color: var(--muted);
  border-color: var(--line);
  @media (max-width: 719px) { display: none; }
`;
