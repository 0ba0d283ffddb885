import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { ChoiceFieldProps, CodeFieldProps, DateFieldProps } from '../ui/index.ts';
import type { FieldControlProps } from './field-widget.tsx';
import type { FormValues } from './form-fields.ts';
import type { LongTextProps } from './long-text-field.tsx';
import type { TermsFieldProps } from './terms-field.tsx';
import type { Captcha } from './use-captcha.ts';

/** The button that asks for an SMS code beside a mobile number. */
export interface CodeRequest {
  readonly seconds: number;
  readonly isSending: boolean;
  /** The browser does the work that a code costs here. */
  readonly isProving: boolean;
  /** Checks the number and sends (row A-282). */
  request(): void;
}

/** Draws a mobile number, the code that is sent to it, and a captcha; a place is kept for each while they are on their way. */
export interface RareControls {
  readonly MobileControl: ComponentType<FieldControlProps>;
  readonly CodeControl: ComponentType<CodeFieldProps>;
  readonly CaptchaControl: ComponentType<FieldControlProps>;
}

/**
 * What the widgets of an open form share besides their own value. It is a React context and not RJSF's `formContext`,
 * because RJSF takes all functions for equal and would keep stale ones.
 */
export interface FormScene extends Partial<RareControls> {
  /** Prefix of input ids: `<prefix>_<field>`. */
  readonly idPrefix: string;
  readonly values: FormValues;
  setValue(name: string, value: string | undefined): void;
  /** Whether the errors of a field may be shown: it was left once, or the form was submitted. */
  isShown(name: string): boolean;
  /** Whether the field's value was confirmed, for example a free user name. */
  isGood?(name: string): boolean;
  /** What is to be said of the field's value that is no error; it stands in the place of the hint. */
  noteOf?(name: string): string | undefined;
  readonly captcha?: Captcha;
  readonly codeRequest?: CodeRequest;
  /** Dialling code of a number for which none was chosen. */
  readonly dialingCode?: string;
  /** Label of the terms box: it holds links. */
  readonly termsLabel?: ReactNode;
  /** Draws the consent box; absent where no form has one. */
  readonly TermsControl?: ComponentType<TermsFieldProps>;
  /** Draws several lines; absent where no form has them. */
  readonly LongTextControl?: ComponentType<LongTextProps>;
  /** Draws dates; absent where no form has one, because its wheels weigh more than a login may. */
  readonly DateControl?: ComponentType<DateFieldProps>;
  /** Draws a choice as a sheet; absent where no form has one, for the same reason. */
  readonly ChoiceControl?: ComponentType<ChoiceFieldProps>;
  readonly isBusy: boolean;
}

const SceneContext = createContext<FormScene | undefined>(undefined);

/** Gives the scene to the widgets below. */
export const FormSceneProvider = SceneContext;

/** The scene of the form around a widget. Throws outside a form. */
export function useFormScene(): FormScene {
  const scene = useContext(SceneContext);
  if (!scene) throw new Error('No FormSceneProvider stands above.');
  return scene;
}

/** Field that holds the dialling code of the form's mobile number. */
export const dialingCodeField = 'countryDialingCode';

/** Id of a field's input, which is also what RJSF derives from `idPrefix`. */
export function fieldId(idPrefix: string, name: string): string {
  return `${idPrefix}_${name}`;
}
