import type { ComponentType } from 'react';
import type { PageForm } from '../page-forms/page-form.ts';

/** Nothing there to show, something that could not be had, or a step that comes first. */
export type EmptyKind = 'empty' | 'failed' | 'step';

export interface MarkProps {
  readonly kind: EmptyKind;
}

/**
 * One form of an empty place. `sheet` are rules for the place: its parts are `data-empty` (mark, title, note, action);
 * the place itself says `data-kind`, and a failed one is low enough to stand between others. `Mark` is the brand's drawing.
 */
export interface EmptyForm {
  readonly sheet: string;
  readonly Mark: ComponentType<MarkProps>;
}

/**
 * One form of what lies over a page. `dialog` and `sheet` are rules for the panel, whose parts are `data-overlay` (head,
 * title, close, body, actions); `toast` for the region of messages, whose parts are `data-toast` (message, sign, words,
 * close). A message says its `data-kind`; a region that has to give way says `data-away`.
 */
export interface OverlayForm {
  readonly dialog: string;
  readonly sheet: string;
  readonly toast: string;
}

/** What a family of inner forms brings. */
export interface InnerFamily {
  readonly empty: EmptyForm;
  readonly overlay: OverlayForm;
}

/** The layout forms with a module of their own. */
export interface FormModules extends InnerFamily {
  readonly page: PageForm;
}
