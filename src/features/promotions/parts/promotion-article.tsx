import { styled } from 'styled-components';
import {
  type Announcement,
  mainImageOf,
  dayOf,
  formatDate,
  SafeHtml,
  useClock,
  useSetting,
  useText,
} from '../../../client/index.ts';
import { Callout, OfferPage, ScreenBody, SheetFoot } from '../../../ui/index.ts';
import { isOver } from './is-over.ts';
import { periodOf } from './period.tsx';
import { PromotionAction } from './promotion-action.tsx';
import { useDateFormat } from './use-date-format.ts';
import { usePromotionFacts } from './use-promotion-facts.tsx';

/** One promotion: picture, title, dates, its sanitised text, and the one thing to do about it at the foot. */
export function PromotionArticle({ promotion }: { readonly promotion: Announcement }) {
  const text = useText();
  const format = useDateFormat();
  const clock = useClock();
  const timeZone = useSetting('dates.timeZone');
  const picture = mainImageOf(promotion);
  const today = dayOf(clock.now(), timeZone);
  const over = isOver(promotion, today);
  const facts = usePromotionFacts(promotion, today);
  return (
    <Fill data-fills="">
      <ScreenBody>
        {over ? (
          <Callout
            icon="clock"
            title={text('promotions:ended', { date: formatDate(promotion.endDate ?? '', format, timeZone) })}
          >
            {null}
          </Callout>
        ) : null}
        <OfferPage
          title={promotion.title}
          meta={periodOf(promotion, { longTerm: text('promotions:longTerm'), format, timeZone })}
          facts={facts}
          {...(picture === undefined ? {} : { picture })}
        >
          <SafeHtml html={promotion.content} />
        </OfferPage>
      </ScreenBody>
      <SheetFoot>
        <PromotionAction promotion={promotion} over={over} />
      </SheetFoot>
    </Fill>
  );
}

const Fill = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
`;
