import english from '../strings/en.json' with { type: 'json' };
import type { UiText } from './theme-provider.tsx';

/** English texts of the `ui` namespace, for pages that load no texts of a merchant: the gallery, benches and tests. */
export const englishText: UiText = (key, params = {}) =>
  english[key].replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(params[name] ?? whole));
