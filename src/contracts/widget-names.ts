import type { WidgetName } from './form.ts';

/** Widgets that the forms draw; one that the catalogue gains does not compile until it stands here. */
const widgetNames: Readonly<Record<WidgetName, true>> = {
  text: true,
  username: true,
  password: true,
  phone: true,
  code: true,
  captcha: true,
  date: true,
  email: true,
  terms: true,
  textarea: true,
  questionType: true,
};

/** Whether forms draw a widget of this name. */
export function isWidgetName(value: unknown): value is WidgetName {
  return typeof value === 'string' && Object.hasOwn(widgetNames, value);
}
