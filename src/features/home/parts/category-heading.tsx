import { type CategoryChoice, useNavigation, useText } from '../../../client/index.ts';
import { SectionHeading } from '../../../ui/index.ts';
import { categoryPaths } from './category-paths.ts';

export interface CategoryHeadingProps {
  readonly category: CategoryChoice;
  readonly count: number;
}

/** Name of a category, how many games it has, and the way to all of them (rows G-116, G-121). */
export function CategoryHeading({ category, count }: CategoryHeadingProps) {
  const text = useText();
  const navigation = useNavigation();
  const path = categoryPaths[category.category] ?? '/m/games';
  const label = count > 0 ? text('home:allCount', { count }) : text('home:more');
  return (
    <SectionHeading
      title={text(category.label)}
      action={{ label, href: path, onChoose: () => navigation.goPath(path) }}
    />
  );
}
