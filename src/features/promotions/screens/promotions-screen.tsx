import { useSearchParams } from 'react-router-dom';
import { useText } from '../../../client/index.ts';
import { ErrorCard, ScreenBody, Skeleton } from '../../../ui/index.ts';
import { PromotionArticle } from '../parts/promotion-article.tsx';
import { PromotionList } from '../parts/promotion-list.tsx';
import { usePromotions } from '../parts/use-promotions.ts';

/** The promotions; `?id=` shows one of them, and the list where there is none of that id (rows G-154…G-158). */
export default function PromotionsScreen() {
  const text = useText();
  const [query] = useSearchParams();
  const { status, value: promotions, retry } = usePromotions();
  if (promotions === undefined) {
    if (status === 'error') return <ErrorCard onRetry={retry} text={text('errors:loadingFailed')} />;
    return (
      <ScreenBody aria-busy>
        <Skeleton shape="card" count={3} />
      </ScreenBody>
    );
  }
  const chosen = promotions.find((promotion) => String(promotion.id) === query.get('id'));
  if (chosen === undefined) return <PromotionList promotions={promotions} />;
  return <PromotionArticle promotion={chosen} />;
}
