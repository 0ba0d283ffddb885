import { useState } from 'react';
import { type Announcement, mainImageOf, useNavigation, useSetting, useText } from '../../../client/index.ts';
import { Chip, ChipRow, EmptyState, PictureCard, ScreenBody } from '../../../ui/index.ts';
import { periodOf } from './period.tsx';
import { categoriesOf, usePromotionCategories } from './use-categories.ts';
import { useDateFormat } from './use-date-format.ts';

export interface PromotionListProps {
  readonly promotions: readonly Announcement[];
}

const all = '';

/** Cards of the promotions of one category, or of all (rows G-150…G-155). */
export function PromotionList({ promotions }: PromotionListProps) {
  const text = useText();
  const navigation = useNavigation();
  const format = useDateFormat();
  const timeZone = useSetting('dates.timeZone');
  const categories = usePromotionCategories(promotions);
  const [chosen, setChosen] = useState(all);
  const category = categories.includes(chosen) ? chosen : all;
  const shown = promotions.filter((promotion) => category === all || categoriesOf(promotion).includes(category));
  if (promotions.length === 0) return <EmptyState icon="gift" title={text('promotions:empty')} />;
  return (
    <>
      {categories.length === 0 ? null : (
        <ChipRow label={text('promotions:categories')}>
          {[all, ...categories].map((id) => (
            <Chip key={id} pressed={id === category} onPress={() => setChosen(id)}>
              {text(id === all ? 'promotions:all' : `promotions:category.${id}`)}
            </Chip>
          ))}
        </ChipRow>
      )}
      <ScreenBody>
        {shown.map((promotion) => {
          const picture = mainImageOf(promotion);
          return (
            <PictureCard
              key={promotion.id}
              title={promotion.title}
              detail={periodOf(promotion, { longTerm: text('promotions:longTerm'), format, timeZone })}
              actionLabel={text('promotions:readMore')}
              onPress={() => navigation.go('promotions.list', { id: String(promotion.id) })}
              {...(picture === undefined ? {} : { picture })}
            />
          );
        })}
      </ScreenBody>
    </>
  );
}
