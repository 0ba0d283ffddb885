import { layoutAxes, type LayoutForms } from '../../contracts/layout-forms.ts';

/** The layout forms of a theme that the chat is drawn in: its header, its thread, its composer, and its first sight. */
const chatAxes = ['hero', 'list', 'page', 'empty'] as const;

type ChatForms = Pick<LayoutForms, (typeof chatAxes)[number]>;

/** How the chat's page looks like the site that it was opened from. */
export interface ChatLook extends Partial<ChatForms> {
  /** Colour of the header as `#rrggbb`, for a site without a stylesheet. */
  readonly headerColor?: string;
  /** Path of the site's stylesheet, whose custom properties are the semantic tokens. */
  readonly stylesheet?: string;
  readonly scheme?: 'dark' | 'light';
}

/** Reads the look from a launch; only a path of the site itself is a stylesheet, and what is something else is left out. */
export function readLook(query: Readonly<Record<string, string>>): ChatLook {
  const { headerColor = '', stylesheet = '', scheme } = query;
  const forms = chatAxes.filter((axis) => layoutAxes[axis].some((form) => form === query[axis]));
  return {
    ...(/^#[0-9a-f]{6}$/i.test(headerColor) ? { headerColor } : {}),
    ...(/^(\/[\w-]+)+\.css$/.test(stylesheet) ? { stylesheet } : {}),
    ...(scheme === 'dark' || scheme === 'light' ? { scheme } : {}),
    ...Object.fromEntries(forms.map((axis) => [axis, query[axis]])),
  };
}

/** The forms of a look as attributes of the page, by which its styles are chosen. */
export function formsOf(look: ChatLook): readonly (readonly [axis: string, form: string])[] {
  return chatAxes.flatMap((axis) => {
    const form = look[axis];
    return form === undefined ? [] : [[axis, form] as const];
  });
}
