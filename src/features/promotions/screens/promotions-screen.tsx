import { useSearchParams } from 'react-router-dom';
import { useAnnouncements, useText } from '../../../client/index.ts';
import { ErrorCard, ScreenBody, Skeleton } from '../../../ui/index.ts';
import { PromotionArticle } from '../parts/promotion-article.tsx';
import { PromotionList } from '../parts/promotion-list.tsx';

/** The promotions; `?id=` shows one of them, and the list where there is none of that id (rows G-154…G-158). */
export default function PromotionsScreen() {
  const text = useText();
  const [query] = useSearchParams();
  const groups = useAnnouncements();
  if (groups.value === undefined) {
    if (groups.status === 'error') return <ErrorCard onRetry={groups.retry} text={text('errors:loadingFailed')} />;
    return (
      <ScreenBody>
        <Skeleton shape="card" count={3} />
      </ScreenBody>
    );
  }
  const { promotion: promotions } = groups.value;
  const chosen = promotions.find((promotion) => String(promotion.id) === query.get('id'));
  if (chosen === undefined) return <PromotionList promotions={promotions} />;
  return (
    <ScreenBody>
      <PromotionArticle promotion={chosen} />
    </ScreenBody>
  );
}
