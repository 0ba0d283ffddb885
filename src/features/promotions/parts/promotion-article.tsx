import { type Announcement, SafeHtml, useSetting, useText } from '../../../client/index.ts';
import { Article } from '../../../ui/index.ts';
import { Application } from './application.tsx';
import { mainImageOf, periodOf } from './period.ts';
import { useDateFormat } from './use-date-format.ts';

/** One promotion: picture, title, dates, its sanitised text, and the application where the merchant takes them. */
export function PromotionArticle({ promotion }: { readonly promotion: Announcement }) {
  const text = useText();
  const format = useDateFormat();
  const takesApplications = useSetting('activity.apply');
  const picture = mainImageOf(promotion);
  return (
    <>
      <Article
        title={promotion.title}
        meta={periodOf(promotion, { longTerm: text('promotions:longTerm'), format })}
        {...(picture === undefined ? {} : { picture })}
      >
        <SafeHtml html={promotion.content} />
      </Article>
      {takesApplications ? <Application promotion={promotion} /> : null}
    </>
  );
}
