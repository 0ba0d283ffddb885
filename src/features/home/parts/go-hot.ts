import type { Runtime } from '../../../client/index.ts';
import { writeCategory } from './current-category.ts';

/** Footer Home: HOT becomes the current category (row G-180). */
export default function goHot(runtime: Runtime): void {
  writeCategory(runtime, 'HOT');
  runtime.navigation.go('home.screen');
}
