import { useState } from 'react';
import { Accordion } from '../content/accordion.tsx';
import { Disclosure } from '../content/disclosure.tsx';
import { ListAccordion } from '../content/list-accordion.tsx';
import { Callout } from '../content/callout.tsx';
import { InviteCard } from '../content/invite-card.tsx';
import { Dotted } from '../content/dotted.tsx';
import { DrawRow } from '../content/draw-row.tsx';
import { EmptyState } from '../content/empty-state.tsx';
import { FromTo } from '../content/from-to.tsx';
import { Countdown } from '../content/countdown.tsx';
import { FigureGrid } from '../content/figure-grid.tsx';
import { ErrorCard } from '../content/error-card.tsx';
import { LeadRow } from '../content/lead-row.tsx';
import { LevelLadder } from '../content/level-ladder.tsx';
import { ListRow } from '../content/list-row.tsx';
import { OfferPage } from '../content/offer-page.tsx';
import { PictureCard } from '../content/picture-card.tsx';
import { ProgressMeter } from '../content/progress-meter.tsx';
import { RecordList } from '../content/record-list.tsx';
import { ButtonRow, ScreenBody } from '../content/screen-body.tsx';
import { Skeleton } from '../content/skeleton.tsx';
import { VendorCard, VendorCards } from '../content/vendor-card.tsx';
import { Badge } from '../controls/badge.tsx';
import { Button } from '../controls/button.tsx';
import { Chip, ChipRow } from '../controls/chips.tsx';
import { Money } from '../controls/money.tsx';
import { SignedMoney } from '../controls/signed-money.tsx';
import { Switch } from '../controls/switch.tsx';
import { Icon } from '../icon/icon.tsx';
import { Card } from '../shell/card.tsx';
import { SheetFoot } from '../shell/form-sheet.tsx';
import { OfferCard } from '../shell/offer-card.tsx';
import { PrizeCard } from '../shell/prize-card.tsx';
import { PageFrame } from '../shell/page-frame.tsx';
import { TitleBar } from '../shell/title-bar/title-bar.tsx';
import { nowhere, type SceneProps } from './scene-props.ts';

/** Buttons, rows, states and the other small parts. */
export function PartsScene({ words, banner }: SceneProps) {
  const [light, setLight] = useState(true);
  const currency = { code: 'PKR', symbol: 'Rs' };
  return (
    <PageFrame top={<TitleBar title={words.buttons} onBack={nowhere} />}>
      <Callout icon="phone" title={words.inboxNote}>
        <Button tone="quiet">{words.look}</Button>
      </Callout>
      <ChipRow label={words.categories}>
        <Chip pressed onPress={nowhere}>
          {words.slots}
        </Chip>
        <Chip pressed={false} onPress={nowhere}>
          {words.live}
        </Chip>
      </ChipRow>
      <ScreenBody>
        <ButtonRow>
          <Button>{words.deposit}</Button>
          <Button tone="quiet">{words.withdraw}</Button>
          <Button tone="ghost">{words.all}</Button>
        </ButtonRow>
        <ButtonRow>
          <Button busy>{words.create}</Button>
          <Button disabled>{words.create}</Button>
          <Button tone="quiet" icon="refresh">
            {words.reserve}
          </Button>
        </ButtonRow>
        <Button size="large" wide>
          {words.create}
        </Button>
        <div>
          <ListRow
            icon="sun"
            title={words.lightScheme}
            end={<Switch checked={light} onChange={setLight} label={words.lightScheme} />}
          />
          <ListRow
            icon="mail"
            title={words.inbox}
            note={words.inboxNote}
            badge={100}
            unread
            onChoose={nowhere}
            href="/m/message"
          />
          <ListRow
            icon="receipt"
            title={words.bets}
            end={<SignedMoney amount="-1234.5" currency={currency} coloured />}
          />
        </div>
        <Card label={words.balance}>
          <Money amount="24860.5" currency={currency} masked /> <Badge count={8} />
        </Card>
        <Countdown label={words.tonight} closesAt={2_650_000} now={0} />
        <ul>
          <DrawRow
            picture={<Icon name="lottery" />}
            name={words.slots}
            issue="29928243"
            numbers={
              <ol>
                <li>8</li>
              </ol>
            }
            until={<Countdown label={words.tonight} closesAt={95_000} now={0} />}
            onChoose={nowhere}
          />
        </ul>
        <ProgressMeter value={0.64} label={words.benefits} />
        <LevelLadder
          levels={[
            { id: 1, name: words.slots, state: 'had', perks: [] },
            { id: 2, name: words.live, state: 'here', note: words.balance, perks: [words.inboxNote] },
            {
              id: 3,
              name: words.tonight,
              state: 'next',
              perks: [words.emptyNote],
              reward: { label: words.deposit, value: <Money amount="60" currency={currency} /> },
            },
            { id: 4, name: words.benefits, state: 'later', perks: [] },
          ]}
        />
        <FigureGrid
          label={words.all}
          figures={[
            { id: 'in', name: words.deposit, value: <Money amount="1250.00" currency={currency} /> },
            { id: 'out', name: words.withdraw, value: <Money amount="400.00" currency={currency} /> },
            { id: 'net', name: words.all, value: <SignedMoney amount="-850.00" currency={currency} /> },
          ]}
        />
        <RecordList
          days={[
            {
              id: '2026-03-05',
              date: '2026/03/05',
              sum: { label: words.balance, value: <Money amount="-40" currency={currency} /> },
              entries: (['won', 'returned', 'lost'] as const).map((kind, index) => ({
                id: index,
                title: words.bannerTitle,
                mark: <Icon name="trophy" />,
                time: '08:05',
                facts: words.deposit,
                reference: `#${index}`,
                amount: <Money amount="1250" currency={currency} />,
                outcome: { kind, label: words.look },
              })),
            },
          ]}
        />
        <InviteCard
          link="https://karat.example/m/register?r=20418"
          codeLabel={words.states}
          title={words.invite}
          note={words.answer}
          copy={{ label: words.saved, onCopy: nowhere }}
          share={{ label: words.look, onShare: nowhere }}
          sums={[
            { id: 'count', name: words.member, value: '3' },
            { id: 'sum', name: words.rewards, value: <Money amount="1250" currency={currency} /> },
          ]}
        />
        <PictureCard
          title={words.bannerTitle}
          detail={<Dotted parts={['2026-03-05', words.offers]} />}
          picture={banner}
          actionLabel={words.look}
          onPress={nowhere}
        />
        <LeadRow
          title={words.bannerTitle}
          note={<FromTo from="2026-03-05" to="2026-03-12" />}
          glimpse={words.answer}
          unread
          href="/m/notice"
          onChoose={nowhere}
        />
        <OfferCard icon="chat" title={words.question} note={words.answer} action={<Button wide>{words.look}</Button>} />
        <PrizeCard
          title={words.look}
          amount={<Money amount="1250" currency={currency} />}
          note={words.answer}
          action={<Button>{words.deposit}</Button>}
        />
        <OfferPage title={words.bannerTitle} meta="2026-03-05" picture={banner}>
          <ul>
            <li>{words.answer}</li>
          </ul>
        </OfferPage>
        <SheetFoot>
          <Button wide>{words.invite}</Button>
        </SheetFoot>
        <VendorCards label={words.look}>
          <VendorCard
            name="Vermeil"
            mark={undefined}
            note={words.answer}
            covers={[undefined, undefined, undefined]}
            onOpen={nowhere}
          />
          <VendorCard name="Kapow & Sons" mark={undefined} covers={[]} href="/m/games" onOpen={nowhere} />
        </VendorCards>
        <ListAccordion
          openId="second"
          items={[
            { id: 'first', title: words.question, content: words.answer, end: '2026-03-05', note: words.answer },
            { id: 'second', title: words.question, content: words.answer },
          ]}
        />
        <Accordion
          openId="first"
          items={[
            { id: 'first', title: words.question, content: words.answer },
            { id: 'second', title: words.question, content: words.answer },
          ]}
        />
        <Disclosure label={words.question}>{words.answer}</Disclosure>
        <ErrorCard text={words.failed} onRetry={nowhere} />
        <Skeleton shape="title" />
        <Skeleton count={2} />
        <EmptyState
          icon="heart"
          title={words.empty}
          note={words.emptyNote}
          action={<Button onClick={nowhere}>{words.look}</Button>}
        />
      </ScreenBody>
    </PageFrame>
  );
}
