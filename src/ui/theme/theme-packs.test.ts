import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { productBrands } from '../../../tests/gate/product-brands.ts';
import { type LayoutAxis, layoutAxes, type LayoutForms, layoutOf } from '../../contracts/layout-forms.ts';
import type { ThemeVariants } from '../../contracts/release.ts';
import { semanticTokens } from '../../contracts/tokens.ts';

interface Pack {
  readonly id: string;
  readonly variants: ThemeVariants;
  readonly layout?: Partial<LayoutForms>;
  readonly semantic: Record<'dark' | 'light', Record<string, Record<string, unknown>>>;
  readonly fonts: readonly { readonly file: string; readonly languages?: readonly string[] }[];
}

const packs = productBrands.map((id) => JSON.parse(readFileSync(`themes/${id}/theme.json`, 'utf8')) as Pack);
// A pack that only paints another one takes all ten of its forms; a look of its own differs.
const couples = packs
  .flatMap((one, index) => packs.slice(index + 1).map((other) => [one, other] as const))
  .filter(([one, other]) => JSON.stringify(one.variants) !== JSON.stringify(other.variants));

describe('theme packs', () => {
  it.each(couples.map(([one, other]) => ({ name: `${one.id} and ${other.id}`, one, other })))(
    '$name differ in at least five of the ten forms',
    ({ one, other }) => {
      const axes = Object.keys(one.variants) as (keyof ThemeVariants)[];
      expect(axes).toHaveLength(10);
      expect(axes.filter((axis) => one.variants[axis] !== other.variants[axis]).length).toBeGreaterThanOrEqual(5);
    },
  );

  it.each(couples.map(([one, other]) => ({ name: `${one.id} and ${other.id}`, one, other })))(
    '$name differ in at least half of the forms below the lobby',
    ({ one, other }) => {
      const forms = ({ layout, variants }: Pack): LayoutForms => ({ ...layoutOf[variants.card], ...layout });
      const axes = Object.keys(layoutAxes) as LayoutAxis[];
      const differing = axes.filter((axis) => forms(one)[axis] !== forms(other)[axis]);
      expect(differing.length).toBeGreaterThanOrEqual(axes.length / 2);
    },
  );

  it.each(packs)('$id gives every token in both schemes', ({ semantic }) => {
    for (const scheme of ['dark', 'light'] as const) {
      const missing = semanticTokens.filter((name) => {
        const [group = '', key = ''] = name.split('.');
        return semantic[scheme][group]?.[key] === undefined;
      });
      expect(missing).toEqual([]);
    }
  });

  it.each(packs)('$id preloads at most two fonts for a language', ({ fonts }) => {
    for (const language of ['en', 'ur']) {
      expect(fonts.filter((font) => font.languages?.includes(language)).length).toBeLessThanOrEqual(2);
    }
  });
});
