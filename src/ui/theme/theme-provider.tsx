import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { LayoutForms } from '../../contracts/layout-forms.ts';
import type { ThemeVariants } from '../../contracts/release.ts';
import type { FormModules } from '../inner-forms/inner-form.ts';
import type { ShellFormName, ShellForms } from './shell-forms.ts';
import type english from '../strings/en.json';
import { OpenModalsProvider } from '../overlay/open-modals.tsx';
import { GlobalStyle } from './global-style.tsx';

/** Keys of the `ui` namespace: accessible names that the components speak by themselves. */
export type UiTextKey = keyof typeof english;

/** Gives the text of a `ui` key; `{{name}}` parts are filled from `params`. */
export type UiText = (key: UiTextKey, params?: Readonly<Record<string, string | number>>) => string;

/** What an error card says of itself. */
export interface ErrorNoteProps {
  /** The words of the card. */
  readonly text: string;
  readonly cause?: string | undefined;
  /** Tries again. */
  readonly onRetry?: (() => void) | undefined;
}

/** Brings a layout form that has a module: nothing while it is on its way, `null` where it cannot be had. */
export type FormModuleHook = <Axis extends keyof FormModules>(
  axis: Axis,
  form: string,
) => FormModules[Axis] | null | undefined;

/** Draws what stands below the words of an error card. */
export type ErrorNote = (props: ErrorNoteProps) => ReactNode;

export interface ThemeProviderProps {
  readonly variants: ThemeVariants;
  /** Forms of inner screens; those that go with the cards when absent. */
  readonly layout?: LayoutForms | undefined;
  /** Components of the shell in the forms that the variants name. */
  readonly forms?: ShellForms;
  /** Brings layout forms; what they draw is plain without it. */
  readonly useFormModule?: FormModuleHook;
  /** Language tag in use: number grouping and date names follow it. */
  readonly language?: string;
  /** Texts of the `ui` namespace. */
  readonly text: UiText;
  /** Says below each error card what support can find it by; nothing when absent. */
  readonly errorNote?: ErrorNote;
  readonly children: ReactNode;
}

interface Theme {
  readonly variants: ThemeVariants;
  readonly layout: LayoutForms | undefined;
  readonly forms: ShellForms;
  readonly useFormModule: FormModuleHook;
  readonly language: string;
  readonly text: UiText;
  readonly errorNote: ErrorNote | undefined;
}

const noForms: ShellForms = {};
const noFormModule: FormModuleHook = () => null;

const ThemeContext = createContext<Theme | undefined>(undefined);

/** Hands the theme's variants, the language and the component texts to everything below, and lays the ground styles. */
export function ThemeProvider({
  variants,
  layout,
  forms = noForms,
  useFormModule: useForm = noFormModule,
  language = 'en',
  text,
  errorNote,
  children,
}: ThemeProviderProps) {
  const theme = useMemo(
    () => ({ variants, layout, forms, useFormModule: useForm, language, text, errorNote }),
    [variants, layout, forms, useForm, language, text, errorNote],
  );
  return (
    <ThemeContext value={theme}>
      <GlobalStyle />
      <OpenModalsProvider>{children}</OpenModalsProvider>
    </ThemeContext>
  );
}

function useTheme(): Theme {
  const theme = useContext(ThemeContext);
  if (theme === undefined) throw new Error('No ThemeProvider stands above.');
  return theme;
}

/** The forms the theme chose, for example `variants.tile === 'mat'`. */
export function useVariants(): ThemeVariants {
  return useTheme().variants;
}

/** The forms of inner screens that the theme names; nothing for themes from before there were any. */
export function useNamedLayout(): LayoutForms | undefined {
  return useTheme().layout;
}

/** The component of a part of the shell in the theme's form; absent while its code is not here. */
export function useShellForm<Name extends ShellFormName>(name: Name): ShellForms[Name] {
  return useTheme().forms[name];
}

/** A layout form that has a module, by its name. */
export const useLayoutForm: FormModuleHook = (axis, form) => {
  const { useFormModule: useForm } = useTheme();
  return useForm(axis, form);
};

/** Language tag in use. */
export function useUiLanguage(): string {
  return useTheme().language;
}

/** What stands below the words of an error card; nothing outside the player app. */
export function useErrorNote(): ErrorNote | undefined {
  return useTheme().errorNote;
}

/** Texts of the `ui` namespace. */
export function useUiText(): UiText {
  return useTheme().text;
}
