import type { UseInfiniteQueryResult, UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps, ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { DeskPage as Pages, DeskPlace } from '../../contracts/desk.ts';
import { Empty } from '../parts/empty.tsx';
import { FirstAnswer } from '../parts/first-answer.tsx';
import { MoreLine } from '../parts/more-line.tsx';
import { Page, Scroll } from '../parts/page.tsx';
import { Panel } from '../parts/panel.tsx';
import { type TextKey, useText } from '../texts/use-text.ts';
import { type DeskEntry, DeskList } from './desk-list.tsx';
import { useMerchantFilter } from './use-merchant-filter.tsx';
import { WithoutNote } from './without-note.tsx';

type Answer<One> = Pages<One> & { readonly without: readonly string[] };

interface DeskPageProps<One> {
  /** Where the page is. */
  readonly path: 'support' | 'questions' | 'applications';
  /** Names of its texts. */
  readonly words: Readonly<Record<'list' | 'none' | 'noneHint', TextKey>>;
  /** Says which merchants have their entries elsewhere. */
  readonly without: ComponentProps<typeof WithoutNote>['words'];
  readonly icon: ComponentProps<typeof Empty>['icon'];
  /** At the end of the top line, behind the choice of merchants. */
  readonly tools?: ReactNode;
  usePages(question: {
    readonly at: string;
  }): Pick<
    UseInfiniteQueryResult<{ readonly pages: readonly Answer<One>[] }>,
    'data' | 'error' | 'isPaused' | 'refetch' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >;
  /** Asks for one by the rest of its address. */
  useOne(place: string, isAsked: boolean): UseQueryResult<One>;
  /** What a line says. */
  entryOf(one: One): Pick<DeskEntry, 'player' | 'words' | 'state' | 'who'>;
  /** What opens beside the list. */
  panelOf(one: One, onClose: () => void): ReactNode;
}

/** What players sent, page after page: who waits longest stands first, one opens beside the list. */
export function DeskPage<One extends DeskPlace>(props: DeskPageProps<One>) {
  const { path, words, without, icon, tools, usePages, useOne, entryOf, panelOf } = props;
  const text = useText();
  const navigate = useNavigate();
  const { code, id } = useParams();
  const { at, search, picker } = useMerchantFilter();
  const pages = usePages({ at });
  const { data } = pages;
  const list = data?.pages.flatMap((page) => page.list) ?? [];
  const [first] = data?.pages ?? [];
  const listed = list.find((one) => one.merchant === code && one.id === Number(id));
  // What no loaded page has its address still leads to.
  const old = useOne(`${code}/${id}`, id !== undefined && data !== undefined && !listed);
  const opened = listed ?? old.data;
  const close = () => void navigate(`/${path}${search}`);
  return (
    <Page
      title={text(`nav.${path}`)}
      count={first?.waiting}
      tools={
        <>
          {picker}
          {tools}
        </>
      }
      panel={
        opened ? (
          panelOf(opened, close)
        ) : id !== undefined ? (
          // It stands there at once, so that nothing shifts as what it is about comes.
          <Panel title={text(`nav.${path}`)} onClose={close}>
            <FirstAnswer to={old} shape="talk">
              {() => null}
            </FirstAnswer>
          </Panel>
        ) : undefined
      }
    >
      <Scroll>
        <FirstAnswer to={pages} shape="rows">
          {() => (
            <>
              {first ? <WithoutNote merchants={first.without} words={without} /> : null}
              {first?.all === 0 ? (
                <Empty icon={icon} title={text(words.none)}>
                  {text(words.noneHint)}
                </Empty>
              ) : null}
              <DeskList
                label={text(words.list)}
                entries={list.map((one) => ({
                  ...{ merchant: one.merchant, id: one.id, isOpened: one === opened },
                  ...entryOf(one),
                }))}
                onOpen={(one) => void navigate(`/${path}/${one.merchant}/${one.id}${search}`)}
              />
              <MoreLine of={pages} shown={list.length} all={first?.all ?? 0} words="list.more" />
            </>
          )}
        </FirstAnswer>
      </Scroll>
    </Page>
  );
}
