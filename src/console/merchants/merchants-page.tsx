import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useMerchants } from '../api/queries.ts';
import { Badge } from '../parts/badge.tsx';
import { Empty } from '../parts/empty.tsx';
import { FirstAnswer } from '../parts/first-answer.tsx';
import { Ago } from '../parts/moment.tsx';
import { focusFirst, moveInList } from '../parts/move-in-list.ts';
import { Page, Scroll } from '../parts/page.tsx';
import { Panel } from '../parts/panel.tsx';
import { Rows } from '../parts/rows.ts';
import { SearchField } from '../parts/search-field.tsx';
import { Skeleton } from '../parts/skeleton.tsx';
import { useShortcut } from '../shell/use-shortcut.ts';
import { useText } from '../texts/use-text.ts';
import { MerchantPanel } from './merchant-panel.tsx';

/** Every merchant: what is live, since when, who watches. One opens beside the list. */
export function MerchantsPage() {
  const text = useText();
  const { code } = useParams();
  const navigate = useNavigate();
  const merchants = useMerchants();
  const [words, setWords] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  useShortcut('/', () => field.current?.select());
  const found = merchants.data?.filter((one) =>
    [one.code, one.name, ...one.domains].join(' ').toLowerCase().includes(words.trim().toLowerCase()),
  );
  const opened = merchants.data?.find((one) => one.code === code);
  return (
    <Page
      title={text('nav.merchants')}
      count={merchants.data?.length}
      tools={
        <SearchField
          ref={field}
          label={text('picker.find')}
          value={words}
          onWords={setWords}
          onDown={() => focusFirst(list.current)}
          onEnter={() => found?.[0] && void navigate(`/merchants/${found[0].code}`)}
        />
      }
      panel={
        opened ? (
          <MerchantPanel key={opened.code} merchant={opened} onClose={() => void navigate('/merchants')} />
        ) : code && merchants.isPending ? (
          <Panel title={code} onClose={() => void navigate('/merchants')}>
            <Skeleton shape="lines" />
          </Panel>
        ) : undefined
      }
    >
      <Scroll>
        <FirstAnswer to={merchants} shape="rows">
          {() =>
            found?.length === 0 ? (
              <Empty icon="store" title={text('merchants.none')}>
                {text('merchants.noneHint')}
              </Empty>
            ) : (
              <List ref={list} onKeyDown={moveInList}>
                {found?.map((one) => (
                  <li key={one.code}>
                    <button
                      type="button"
                      data-opened={one.code === code || undefined}
                      aria-expanded={one.code === code}
                      onClick={() => void navigate(`/merchants/${one.code}`)}
                    >
                      <span>
                        <b>{one.name}</b>
                        <code>{one.domains[0] ?? one.code}</code>
                      </span>
                      <span>{one.isMaintenance ? <Badge $tone="bad">{text('merchant.closed')}</Badge> : null}</span>
                      <span>
                        {one.overrides > 0 ? (
                          <Badge $tone="warn">{text('merchant.overrides', { count: one.overrides })}</Badge>
                        ) : null}
                      </span>
                      <span>{text('change.browsers', { count: one.browsers })}</span>
                      <span>
                        <code>{`#${one.seq}`}</code>
                        <small>
                          <Ago at={one.at} />
                        </small>
                      </span>
                    </button>
                  </li>
                ))}
              </List>
            )
          }
        </FirstAnswer>
      </Scroll>
    </Page>
  );
}

const List = styled(Rows)`
  & > li > button { grid-template-columns: minmax(0, 1fr) 110px 104px 104px 84px; }
  & code, & small { display: block; overflow: hidden; text-overflow: ellipsis; }
  @container (max-width: 640px) {
    & > li > button { grid-template-columns: minmax(0, 1fr) auto auto auto; column-gap: 8px; padding-inline: 14px; }
    & > li > button > span:nth-child(4) { display: none; }
    & > li > button > span:last-child { min-inline-size: 68px; }
  }
`;
