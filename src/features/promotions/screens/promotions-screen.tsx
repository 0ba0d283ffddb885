import { useSearchParams } from 'react-router-dom';
import { useAnnouncements, useNavigation, useText } from '../../../client/index.ts';
import { EmptyState, ErrorCard, PictureCard, ScreenBody, Skeleton } from '../../../ui/index.ts';
import { mainImageOf, periodOf } from '../parts/period.ts';
import { PromotionArticle } from '../parts/promotion-article.tsx';

/** Promotion cards; `?id=` shows one of them on the same path (decisions, promotion detail). */
export default function PromotionsScreen() {
  const text = useText();
  const navigation = useNavigation();
  const [query] = useSearchParams();
  const groups = useAnnouncements();
  if (groups.status === 'error') return <ErrorCard onRetry={groups.retry} text={text('errors:loadingFailed')} />;
  if (groups.value === undefined) {
    return (
      <ScreenBody>
        <Skeleton shape="card" count={3} />
      </ScreenBody>
    );
  }
  const chosen = groups.value.promotion.find((promotion) => String(promotion.id) === query.get('id'));
  if (chosen) {
    return (
      <ScreenBody>
        <PromotionArticle promotion={chosen} />
      </ScreenBody>
    );
  }
  if (groups.value.promotion.length === 0) return <EmptyState icon="gift" title={text('promotions:empty')} />;
  return (
    <ScreenBody>
      {groups.value.promotion.map((promotion) => {
        const picture = mainImageOf(promotion);
        return (
          <PictureCard
            key={promotion.id}
            title={promotion.title}
            detail={periodOf(promotion, text('promotions:longTerm'))}
            actionLabel={text('promotions:readMore')}
            onPress={() => navigation.go('promotions.list', { id: String(promotion.id) })}
            {...(picture === undefined ? {} : { picture })}
          />
        );
      })}
    </ScreenBody>
  );
}
