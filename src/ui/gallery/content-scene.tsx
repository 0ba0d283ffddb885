import { Article } from '../content/article.tsx';
import { Artwork } from '../content/artwork.tsx';
import { EmptyState } from '../content/empty-state.tsx';
import { FactList } from '../content/fact-list.tsx';
import { PickRow } from '../content/pick-row.tsx';
import { QrCode } from '../content/qr-code.tsx';
import { ScreenBody } from '../content/screen-body.tsx';
import { StatedList } from '../content/stated-list.tsx';
import { Button } from '../controls/button.tsx';
import { Checkbox } from '../controls/checkbox.tsx';
import { CodeField } from '../fields/code-field.tsx';
import { Money } from '../controls/money.tsx';
import { TextField } from '../fields/text-field.tsx';
import { Icon } from '../icon/icon.tsx';
import { PageFrame } from '../shell/page-frame.tsx';
import { SectionHeading } from '../shell/section-heading.tsx';
import { GameTile } from '../shell/tile/game-tile.tsx';
import { TileGrid } from '../shell/tile/tile-sets.tsx';
import { TitleBar } from '../shell/title-bar/title-bar.tsx';
import { nowhere, type SceneProps } from './scene-props.ts';

/** An article, games in columns, a list in each of its states, and fields that are switched off or wrong. */
export function ContentScene({ words, tiles, banner }: SceneProps) {
  const list = { onRetry: nowhere, errorText: words.failed, emptyIcon: 'receipt', emptyText: words.empty };
  return (
    <PageFrame
      top={
        <TitleBar
          title={words.states}
          onBack={nowhere}
          end={
            <Button tone="ghost" onClick={nowhere}>
              {words.logIn}
            </Button>
          }
        />
      }
    >
      <ScreenBody>
        <Article title={words.bannerTitle} meta="2026-03-05" picture={banner}>
          <p>
            {words.emptyNote} <a href="/m/help">{words.look}</a> <Icon name="heart" size="small" />
          </p>
        </Article>
      </ScreenBody>
      <SectionHeading title={words.hot} action={{ label: words.all, href: '/m/hot-games', onChoose: nowhere }} />
      <TileGrid label={words.hot}>
        {tiles.map(({ name, src }) => (
          <GameTile key={name} picture={src} name={name} href="/m/games" onOpen={nowhere} />
        ))}
        <GameTile
          picture={undefined}
          name={words.slots}
          mark={words.hot}
          onOpen={nowhere}
          favourite={{ on: true, onToggle: nowhere }}
        />
      </TileGrid>
      <QrCode value="https://example.com/m/register" label={words.states} />
      <Artwork picture={tiles[0]?.src} />
      <EmptyState
        kind="step"
        title={words.leave}
        note={words.leaveText}
        action={<Button onClick={nowhere}>{words.look}</Button>}
      />
      <StatedList {...list} status="loading" rows={undefined} />
      <StatedList {...list} status="error" rows={undefined} />
      <StatedList {...list} status="ready" rows={[]} />
      <StatedList
        {...list}
        status="ready"
        rows={[
          { id: 1, title: words.bets, note: '2026-03-05', icon: 'receipt', onChoose: nowhere },
          { id: 2, title: words.account, end: '12.50', unread: true },
          { id: 3, title: words.rewards, badge: 4, disabled: true, onChoose: nowhere },
        ]}
      />
      <ScreenBody>
        <FactList
          facts={[
            { id: 'name', name: words.username, value: <bdi dir="ltr">marlow_92</bdi> },
            {
              id: 'phone',
              name: words.mobile,
              value: <bdi dir="ltr">+92 300 1234567</bdi>,
              action: { label: words.look, onChoose: nowhere },
            },
            {
              id: 'balance',
              name: words.balance,
              value: <Money amount="24860.5" currency={{ code: 'PKR', symbol: 'Rs' }} />,
            },
          ]}
        />
        <TextField label={words.username} value="marlow_92" disabled onChange={nowhere} />
        <CodeField
          label={words.code}
          value="12"
          error={`${words.tooShort}${words.and}${words.failed}`}
          onChange={nowhere}
          getCode={{ label: words.getCode, onRequest: nowhere }}
        />
        <Checkbox checked={false} onChange={nowhere} label={words.terms} error={words.failed} />
        <div>
          <PickRow title={words.bets} end="2026-03-05" picked onPick={nowhere} />
          <PickRow title={words.account} end="2026-03-04" unread picked={false} onPick={nowhere} />
        </div>
      </ScreenBody>
    </PageFrame>
  );
}
