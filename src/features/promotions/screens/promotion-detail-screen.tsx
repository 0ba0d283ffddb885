import { useSearchParams } from 'react-router-dom';
import { useNavigation, useText } from '../../../client/index.ts';
import { Button, EmptyState, ErrorCard, ScreenBody, Skeleton, TitleBar } from '../../../ui/index.ts';
import { PromotionArticle } from '../parts/promotion-article.tsx';
import { usePromotions } from '../parts/use-promotions.ts';

/** A promotion by link; without a shell bar, so back leads to the list (decisions: detail → list → home). */
export default function PromotionDetailScreen() {
  const text = useText();
  const navigation = useNavigation();
  const [query] = useSearchParams();
  const { status, value: promotions, retry } = usePromotions();
  const promotion = promotions?.find((candidate) => String(candidate.id) === query.get('id'));
  const isWaiting = status === 'loading' && promotion === undefined;
  return (
    <>
      <TitleBar title={text('promotions:title')} onBack={() => navigation.go('promotions.list')} />
      {promotion === undefined ? (
        <ScreenBody aria-busy={isWaiting}>
          {status === 'error' ? <ErrorCard onRetry={retry} text={text('errors:loadingFailed')} /> : null}
          {isWaiting ? (
            <>
              <Skeleton shape="card" count={1} />
              <Skeleton count={8} />
            </>
          ) : null}
          {status === 'ready' ? (
            <EmptyState
              icon="gift"
              title={text('promotions:gone')}
              action={<Button onClick={() => navigation.go('promotions.list')}>{text('promotions:others')}</Button>}
            />
          ) : null}
        </ScreenBody>
      ) : (
        <PromotionArticle promotion={promotion} />
      )}
    </>
  );
}
