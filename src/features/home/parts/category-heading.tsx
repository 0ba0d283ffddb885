import { type CategoryChoice, useText } from '../../../client/index.ts';
import { SectionHeading } from '../../../ui/index.ts';
import { useCategoryPath } from './use-category-path.ts';
import { useMore } from './use-more.ts';

export interface CategoryHeadingProps {
  readonly category: CategoryChoice;
  readonly count: number;
}

/** Sign and name of a category, how many games it has, and the way to all of them (rows G-116, G-121). */
export function CategoryHeading({ category, count }: CategoryHeadingProps) {
  const text = useText();
  const action = useMore(useCategoryPath()(category.category));
  return <SectionHeading title={text(category.label)} icon={category.icon} count={count} action={action} />;
}
