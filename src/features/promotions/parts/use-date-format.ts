import { type DateForm, useSetting } from '../../../client/index.ts';

/** How the merchant writes the dates of promotions (row G-159). */
export function useDateFormat(): DateForm {
  return useSetting('dates.promotion');
}
