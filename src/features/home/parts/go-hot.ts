import type { Runtime } from '../../../client/index.ts';

/** Footer Home: HOT becomes the current category (row G-180). */
export default function goHot({ category, navigation }: Runtime): void {
  category.choose('HOT');
  navigation.go('home.screen');
}
