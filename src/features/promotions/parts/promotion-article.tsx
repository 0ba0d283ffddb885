import { type Announcement, SafeHtml, useText } from '../../../client/index.ts';
import { Article } from '../../../ui/index.ts';
import { mainImageOf, periodOf } from './period.ts';

/** One promotion: picture, title, dates and its sanitised text. */
export function PromotionArticle({ promotion }: { readonly promotion: Announcement }) {
  const text = useText();
  const picture = mainImageOf(promotion);
  return (
    <Article
      title={promotion.title}
      meta={periodOf(promotion, text('promotions:longTerm'))}
      {...(picture === undefined ? {} : { picture })}
    >
      <SafeHtml html={promotion.content} />
    </Article>
  );
}
