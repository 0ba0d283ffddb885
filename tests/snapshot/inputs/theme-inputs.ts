import type { ThemePart } from '../../../src/contracts/release.ts';
import type { SchemeName } from '../cell.ts';
import type { Inputs } from './inputs.ts';

/** What a picture takes from a theme: forms, the tokens of its scheme, the fonts. `css` is the stylesheet part. */
export function themeInputs(theme: ThemePart, css: string, scheme: SchemeName): Inputs {
  const { variants, layout } = theme;
  const forms = [...entriesOf('variants', variants), ...entriesOf('layout', layout ?? {})];
  return {
    variant: Object.fromEntries(forms),
    token: { ...tokensOf(css, scheme), 'theme-color': theme.themeColor[scheme] },
    font: fontsOf(css),
  };
}

function entriesOf(group: string, values: object): readonly (readonly [string, string])[] {
  return Object.entries(values).map(([name, value]) => [`${group}.${name}`, String(value)] as const);
}

/** Custom properties of the rules that hold in a scheme, the later over the earlier. */
export function tokensOf(css: string, scheme: SchemeName): Record<string, string> {
  const other = scheme === 'dark' ? 'light' : 'dark';
  const found: Record<string, string> = {};
  for (const [, selector = '', body = ''] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (selector.includes('@font-face')) continue;
    const isOther = selector.includes(`data-scheme=${other}`) && !selector.includes(`data-scheme=${scheme}`);
    if (isOther && !selector.includes(':root,')) continue;
    for (const declaration of body.split(';')) {
      const at = declaration.indexOf(':');
      if (at > 0) found[declaration.slice(0, at).trim()] = declaration.slice(at + 1).trim();
    }
  }
  return found;
}

function fontsOf(css: string): Record<string, string> {
  const faces = [...css.matchAll(/@font-face\{([^}]*)\}/g)].map(([, body = '']) => {
    const said = (name: string) => new RegExp(`${name}:([^;]+)`).exec(body)?.[1]?.replaceAll('"', '') ?? '';
    return [`${said('font-family')} ${said('font-weight')} ${said('font-style')}`, body] as const;
  });
  return Object.fromEntries(faces);
}
