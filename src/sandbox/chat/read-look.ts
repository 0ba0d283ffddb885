/** How the chat's page looks like the site that it was opened from. */
export interface ChatLook {
  /** Colour of the header as `#rrggbb`, for a site without a stylesheet. */
  readonly headerColor?: string;
  /** Path of the site's stylesheet, whose custom properties are the semantic tokens. */
  readonly stylesheet?: string;
  readonly scheme?: 'dark' | 'light';
}

/** Reads the look from a launch; only a path of the site itself is a stylesheet, and what is something else is left out. */
export function readLook({ headerColor = '', stylesheet = '', scheme }: Readonly<Record<string, string>>): ChatLook {
  return {
    ...(/^#[0-9a-f]{6}$/i.test(headerColor) ? { headerColor } : {}),
    ...(/^(\/[\w-]+)+\.css$/.test(stylesheet) ? { stylesheet } : {}),
    ...(scheme === 'dark' || scheme === 'light' ? { scheme } : {}),
  };
}
