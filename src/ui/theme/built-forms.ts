import type { ThemeVariants } from '../../contracts/release.ts';
import { useVariants } from './theme-provider.tsx';

/** The forms that are drawn: all that a theme can choose. */
export type BuiltForms = ThemeVariants;

/** The forms of the theme in use. */
export const useForms = useVariants;
